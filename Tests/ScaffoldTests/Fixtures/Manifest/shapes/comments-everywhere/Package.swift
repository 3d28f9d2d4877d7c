// swift-tools-version:5.9
/* The package /* of nested */ comments */
import PackageDescription // descriptions

let package = Package( // begins
    name: /* the name */ "Margin", // named
    products: [ // what is sold
        /* first */ .library(name: "Margin", targets: ["Margin"]), // the library
        // the end
    ],
    dependencies: [ /* nothing, yet */ ],
    targets: [
        // A
        .target( // the target
            name: "Margin" // its name
            // and no more
        ), // after the target
        /* B */
        .testTarget(name: "MarginTests", dependencies: ["Margin" /* itself */])
        // after all
    ] // targets
) // ends
// the file
