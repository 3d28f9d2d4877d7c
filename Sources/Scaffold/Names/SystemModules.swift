/// Modules that come with Apple's systems or the toolchain; a target of one of these names hides or clashes with it.
///
/// Source: the frameworks and libraries in Apple's developer documentation ("Technologies"), and the modules that the
/// Swift toolchains for Apple's systems, Linux, Windows, Android and WebAssembly hold.
enum SystemModules {
    /// Whether a name is taken, in any case, since module files lie on file systems that do not tell cases apart.
    static func contains(_ name: String) -> Bool {
        let word = name.lowercased()
        return names.contains { $0.utf8.count == word.utf8.count && $0.lowercased() == word }
    }

    private static let names = [

        "Accelerate", "Accessibility", "AccessorySetupKit", "Accounts", "ActivityKit", "AdAttributionKit",
        "AddressBook", "AddressBookUI", "AdServices", "AdSupport", "AlarmKit", "Android", "AppIntents",
        "AppIntentsTesting", "AppKit", "AppleArchive", "ApplicationServices", "AppTrackingTransparency", "ARKit",
        "AssetsLibrary", "AudioToolbox", "AudioUnit", "AuthenticationServices", "AutomaticAssessmentConfiguration",
        "Automator", "AVFAudio", "AVFoundation", "AVKit", "AVRouting", "BackgroundAssets", "BackgroundTasks", "Bionic",
        "BrowserEngineCore", "BrowserEngineKit", "Builtin", "BusinessChat", "CallKit", "CarKey", "CarPlay", "CFNetwork",
        "Charts", "Cinematic", "ClassKit", "ClockKit", "CloudKit", "Cocoa", "Collaboration", "ColorSync", "Combine",
        "CommonCrypto", "CompositorServices", "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit",
        "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreHID",
        "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMedia", "CoreMediaIO", "CoreMIDI", "CoreML", "CoreMotion",
        "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo",
        "CoreWLAN", "CreateML", "CreateMLComponents", "CRT", "CryptoKit", "CryptoTokenKit", "Cxx", "CxxStdlib",
        "Darwin", "DataDetection", "DeclaredAgeRange", "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck",
        "DeviceDiscoveryExtension", "DeviceDiscoveryUI", "DiscRecording", "DiscRecordingUI", "DiskArbitration",
        "Dispatch", "Distributed", "DockKit", "DriverKit", "EndpointSecurity", "EnergyKit", "EventKit", "EventKitUI",
        "ExceptionHandling", "ExecutionPolicy", "ExposureNotification", "ExtensionFoundation", "ExtensionKit",
        "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "FinanceKit", "FinanceKitUI",
        "ForceFeedback", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationModels",
        "FoundationNetworking", "FoundationXML", "FSKit", "GameController", "GameKit", "GameplayKit", "GameSave",
        "GeoToolbox", "Glibc", "GLKit", "GroupActivities", "GSS", "HealthKit", "HealthKitUI", "HIDDriverKit", "HomeKit",
        "Hypervisor", "iAd", "IdentityLookup", "IdentityLookupUI", "ImageCaptureCore", "ImageIO", "ImagePlayground",
        "ImmersiveMediaSupport", "InputMethodKit", "InstallerPlugins", "Intents", "IntentsUI", "IOBluetooth",
        "IOBluetoothUI", "IOKit", "IOSurface", "IOUSBHost", "iTunesLibrary", "JavaScriptCore", "JournalingSuggestions",
        "Kerberos", "Kernel", "LightweightCodeRequirements", "LinkPresentation", "LiveCommunicationKit",
        "LocalAuthentication", "LockedCameraCapture", "MailKit", "ManagedApp", "ManagedSettings", "ManagedSettingsUI",
        "MapKit", "MarketplaceKit", "Matter", "MatterSupport", "MediaAccessibility", "MediaExtension", "MediaLibrary",
        "MediaPlayer", "MediaToolbox", "Messages", "MessageUI", "Metal", "MetalFX", "MetalKit",
        "MetalPerformanceShaders", "MetricKit", "MLCompute", "MobileCoreServices", "ModelIO", "MultipeerConnectivity",
        "MusicKit", "Musl", "NaturalLanguage", "NearbyInteraction", "NetFS", "Network", "NetworkExtension",
        "NewsstandKit", "NotificationCenter", "ObjectiveC", "Observation", "OpenAL", "OpenCL", "OpenDirectory",
        "OpenGL", "OpenGLES", "os", "OSAKit", "OSLog", "PackageDescription", "PackagePlugin", "PaperKit",
        "ParavirtualizedGraphics", "PassKit", "PDFKit", "PencilKit", "PermissionKit", "PHASE", "Photos", "PhotosUI",
        "PreferencePanes", "ProximityReader", "PushKit", "PushToTalk", "Quartz", "QuartzCore", "QuickLook",
        "QuickLookThumbnailing", "QuickLookUI", "RealityKit", "RegexBuilder", "RelevanceKit", "ReplayKit", "RoomPlan",
        "Runtime", "SafariServices", "SafetyKit", "SceneKit", "ScreenCaptureKit", "ScreenSaver", "ScreenTime",
        "ScriptingBridge", "SecureElementCredential", "Security", "SecurityFoundation", "SecurityInterface",
        "SecurityUI", "SensitiveContentAnalysis", "SensorKit", "ServiceManagement", "SharedWithYou",
        "SharedWithYouCore", "ShazamKit", "simd", "Social", "SoundAnalysis", "Spatial", "Speech", "SpriteKit",
        "SQLite3", "StickerFoundation", "StickerKit", "StoreKit", "StoreKitTest", "Swift", "SwiftData",
        "SwiftOnoneSupport", "SwiftShims", "SwiftUI", "SwiftUICore", "Symbols", "Synchronization", "SyncServices",
        "System", "SystemConfiguration", "SystemExtensions", "TabularData", "TelephonyMessagingKit", "Testing",
        "ThreadNetwork", "TipKit", "TouchController", "Translation", "TVMLKit", "TVServices", "TVUIKit", "Twitter",
        "ucrt", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoSubscriberAccount",
        "VideoToolbox", "Virtualization", "Vision", "VisionKit", "VisualIntelligence", "vmnet", "WASILibc",
        "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WiFiAware", "WinSDK", "WorkoutKit",
        "XcodeKit", "XCTest", "XCUIAutomation", "XPC", "zlib",
    ]
}
