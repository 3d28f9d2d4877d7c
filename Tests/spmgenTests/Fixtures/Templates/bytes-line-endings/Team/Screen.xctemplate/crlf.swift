import B
import A
	let a = ___FILEBASENAME___
