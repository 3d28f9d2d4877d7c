extension Fault {
    /// Faults in foundations that `spmgen shared` makes: Brand, with resources, and Networking, which has none.
    ///
    /// That a product is a dynamic library, and what is there to publish one, no test of the package can see.
    ///
    /// - Parameters:
    ///   - folder: gives the sources of a foundation.
    ///   - anchor: what the type that has the bundle is called, behind the foundation's name.
    ///   - scales: whether fonts scale with a text style.
    static func foundations(in folder: (String) -> String, anchor: String, scales: Bool = true) -> [Fault] {
        let brand = folder("Brand")
        let color = brand + "Assets/BrandColor.swift"
        let image = brand + "Assets/BrandImage.swift"
        let font = brand + "Assets/BrandFont.swift"
        let registration = brand + "Assets/BrandFont+Registration.swift"
        return [
            Fault("foundation", in: color, "case ink", to: "case ink = \"Ink\""),
            Fault("foundation", in: color, "bundle: .module", to: "bundle: nil"),
            Fault("foundation", in: image, "case welcome", to: "case welcome = \"hello\""),
            Fault("foundation", in: image, "bundle: .module", to: "bundle: .main"),
            Fault("foundation", in: font, "SampleDisplay-Regular", to: "SampleDisplay"),
            Fault("foundation", in: font, "        _ = BrandFont.registration\n"),
            scales
                ? Fault("foundation", in: font, "relativeTo: textStyle)", to: "relativeTo: .body)")
                : Fault("foundation", in: font, "size: size)", to: "size: 17)"),
            Fault("foundation", in: registration, "in allCases {", to: "in allCases.dropFirst() {"),
            Fault("foundation", in: registration, "throw RegistrationError.missing(name)", to: "return"),
            Fault("foundation", in: registration, "== known { return }", to: "!= known { return }"),
            Fault("foundation", in: brand + "Brand\(anchor).swift", "Bundle.module", to: "Bundle.main"),
            Fault(
                "foundation", in: folder("Networking") + "Networking\(anchor).swift", "= Bundle.module",
                to: "= Bundle.main"
            ),
        ]
    }
}
