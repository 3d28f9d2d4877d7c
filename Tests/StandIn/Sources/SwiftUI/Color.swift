public protocol ShapeStyle: Sendable {}
#if !STANDIN_IOS13
public struct HierarchicalShapeStyle: ShapeStyle {
    public static let primary = Self(), secondary = Self(), tertiary = Self()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init() }
    public static var secondary: HierarchicalShapeStyle { .init() }
    public static var tertiary: HierarchicalShapeStyle { .init() }
}

public struct TintShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }
#endif

public struct Color: Hashable, CustomStringConvertible, Sendable {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    public let description: String
    private var bundle: URL?
    init(name: String) { description = name }
    public init(_ name: String, bundle: Bundle? = nil) {
        description = name
        self.bundle = bundle?.bundleURL
    }
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        description = "\(red) \(green) \(blue) \(opacity)"
    }
    public static let red = Color(name: "red"), orange = Color(name: "orange"), yellow = Color(name: "yellow"),
        green = Color(name: "green"), blue = Color(name: "blue"),
        black = Color(name: "black"), white = Color(name: "white"), gray = Color(name: "gray"),
        clear = Color(name: "clear"),
        primary = Color(name: "primary"), secondary = Color(name: "secondary")
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color(name: "accentColor")
    public func opacity(_ opacity: Double) -> Color { self }
}

extension Color: ShapeStyle {}

extension Color: View {
    public typealias Body = Never
    public var body: Never { primitive() }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var blue: Color { .blue }
    public static var green: Color { .green }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
}

public struct Image: Equatable, Sendable {
    private let name: String
    private var bundle: URL?
    private var label: Text?
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle, label: Text(LocalizedStringKey(name), bundle: bundle))
    }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(decorative: name, bundle: bundle)
        self.label = label
    }
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.name = name
        self.bundle = bundle?.bundleURL
    }
    public init(systemName: String) { name = systemName }
    public func resizable() -> Image { self }
}

extension Image: View {
    public typealias Body = Never
    public var body: Never { primitive() }
}

#if !STANDIN_IOS13
public struct BackgroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { .init() } }
#endif
