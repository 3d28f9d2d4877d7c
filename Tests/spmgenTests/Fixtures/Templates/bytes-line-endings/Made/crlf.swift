import B
import A
	let a = crlf
