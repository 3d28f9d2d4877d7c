/// The superclasses of the classes that templates offer, so that a template without a folder for a class can use the
/// one for its superclass.
///
/// Source: the "Inherits From" of each class in Apple's documentation.
enum ClassHierarchy {
    /// From the nearest superclass to the farthest; none for a class that is not known.
    static func superclasses(of name: String) -> [String] {
        var result: [String] = []
        var current = name
        while let next = parents[current] {
            result.append(next)
            current = next
        }
        return result
    }

    private static let parents: [String: String] = {
        var parents: [String: String] = [:]
        for (parent, children) in childrenByParent {
            for child in children { parents[child] = parent }
        }
        return parents
    }()

    private static let childrenByParent: [String: [String]] = [
        "NSObject": [
            "UIResponder", "NSResponder", "NSCell", "NSDocument", "NSManagedObject", "NSOperation",
            "UIGestureRecognizer",
            "UIPresentationController", "UICollectionViewLayout", "XCTest", "NSFormatter", "NSToolbarItem",
            "WKInterfaceController",
            "WKInterfaceObject", "UITableViewDiffableDataSource", "NSValueTransformer", "UIDocument",
        ],
        "UIResponder": ["UIView", "UIViewController", "UIApplication"],
        "UIViewController": [
            "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController",
            "UISplitViewController", "UIPageViewController", "UIAlertController", "UIActivityViewController",
            "UIInputViewController", "UIHostingController", "UISearchController", "AVPlayerViewController",
            "GLKViewController",
            "SFSafariViewController", "UIDocumentPickerViewController", "MSMessagesAppViewController",
        ],
        "UINavigationController": [
            "UIImagePickerController", "UIVideoEditorController", "MFMailComposeViewController",
        ],
        "MSMessagesAppViewController": ["MSStickerBrowserViewController"],
        "UIView": [
            "UIControl", "UIScrollView", "UILabel", "UIImageView", "UITableViewCell", "UITableViewHeaderFooterView",
            "UICollectionReusableView", "UIStackView", "UIVisualEffectView", "UINavigationBar", "UIToolbar", "UITabBar",
            "UIPickerView", "UIProgressView", "UIActivityIndicatorView", "UISearchBar", "UIWindow", "MKMapView",
            "WKWebView",
            "MTKView", "SKView", "SCNView", "UIInputView",
        ],
        "UIScrollView": ["UITableView", "UICollectionView", "UITextView"],
        "UICollectionReusableView": ["UICollectionViewCell"],
        "UICollectionViewCell": ["UICollectionViewListCell"],
        "UICollectionViewLayout": ["UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout"],
        "UIControl": [
            "UIButton", "UITextField", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIDatePicker",
            "UIPageControl",
            "UIRefreshControl",
        ],
        "UIGestureRecognizer": [
            "UITapGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer", "UISwipeGestureRecognizer",
            "UIRotationGestureRecognizer", "UILongPressGestureRecognizer",
        ],
        "NSResponder": ["NSView", "NSViewController", "NSWindow", "NSWindowController", "NSApplication"],
        "NSViewController": [
            "NSTabViewController", "NSSplitViewController", "NSPageController", "NSTitlebarAccessoryViewController",
            "NSHostingController",
        ],
        "NSView": [
            "NSControl", "NSScrollView", "NSTabView", "NSTableCellView", "NSTableRowView", "NSSplitView", "NSStackView",
            "NSCollectionView", "NSBox", "NSVisualEffectView", "NSText",
        ],
        "NSControl": [
            "NSButton", "NSTextField", "NSTableView", "NSSlider", "NSImageView", "NSColorWell", "NSDatePicker",
        ],
        "NSTableView": ["NSOutlineView"],
        "NSTextField": ["NSSecureTextField", "NSSearchField", "NSComboBox", "NSTokenField"],
        "NSWindow": ["NSPanel"],
        "NSDocument": ["NSPersistentDocument"],
        "XCTest": ["XCTestCase"],
    ]
}
