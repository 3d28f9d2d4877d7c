extension Fault {
    /// Faults in the host of the feature Cart in a workspace of the navigator architecture, built as a package.
    ///
    /// The hosts of the other architectures are one `body` each, which nothing evaluates.
    static let host: [Fault] = {
        let sources = HostProgram.folder + "/Sources/"
        let router = sources + "HostRouter.swift"
        let stack = sources + "HostStack.swift"
        let scene = sources + "SceneDelegate.swift"
        return [
            Fault("host", in: router, "router.view(for: route)", to: "EmptyView()"),
            Fault("host", in: router, "String(describing: route)", to: "\"\""),
            Fault("host", in: router, "CartServiceMock()", to: "CartService()"),
            Fault("host", in: stack, ".start(at: .cart(.cart))", to: ".start(at: .cart(.summary))"),
            Fault("host", in: stack, "try SharedFont.registerAll()", to: "try Task.checkCancellation()"),
            Fault("host", in: scene, "window.makeKeyAndVisible()"),
            Fault("host", in: scene, "        self.window = window\n"),
            Fault(
                "host", in: sources + "AppDelegate.swift", "configuration.delegateClass = SceneDelegate.self",
                to: "_ = SceneDelegate.self"),
        ]
    }()
}
