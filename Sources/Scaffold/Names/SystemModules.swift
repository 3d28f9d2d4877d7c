/// Modules that come with Apple's systems or the toolchain; a target of one of these names hides or clashes with it.
///
/// Source: the frameworks in Apple's developer documentation ("Technologies") and the modules of the Swift toolchain.
enum SystemModules {
    /// Whether a name is taken, in any case, since module files lie on file systems that do not tell cases apart.
    static func contains(_ name: String) -> Bool { lowercased.contains(name.lowercased()) }

    private static let lowercased = Set(names.map { $0.lowercased() })

    private static let names = [
        "ARKit", "AVFAudio", "AVFoundation", "AVKit", "AVRouting", "Accelerate", "Accessibility", "Accounts",
        "ActivityKit", "AdAttributionKit", "AdServices", "AdSupport", "AppIntents", "AppKit", "AppTrackingTransparency",
        "AppleArchive", "ApplicationServices", "AudioToolbox", "AudioUnit", "AuthenticationServices",
        "AutomaticAssessmentConfiguration", "BackgroundAssets", "BackgroundTasks", "BusinessChat", "CallKit",
        "CarKey", "CarPlay", "Charts", "Cinematic", "ClassKit", "ClockKit", "CloudKit", "Cocoa", "ColorSync",
        "Combine", "CommonCrypto", "CompositorServices", "Compression", "Contacts", "ContactsUI", "CoreAudio",
        "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics",
        "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia",
        "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable",
        "CoreVideo", "CoreWLAN", "CreateML", "CryptoKit", "CryptoTokenKit", "Cxx", "CxxStdlib", "Darwin",
        "DataDetection", "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck", "DeviceDiscoveryExtension",
        "DiskArbitration", "Dispatch", "Distributed", "DockKit", "EventKit", "EventKitUI", "ExposureNotification",
        "ExtensionFoundation", "ExtensionKit", "ExternalAccessory", "FamilyControls", "FileProvider",
        "FileProviderUI", "FinanceKit", "FinanceKitUI", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationModels", "FoundationNetworking", "FoundationXML", "GLKit",
        "GameController", "GameKit", "GameplayKit", "Glibc", "GroupActivities", "HealthKit", "HealthKitUI",
        "HomeKit", "IOKit", "IOSurface", "IdentityLookup", "IdentityLookupUI", "ImageIO", "ImagePlayground",
        "Intents", "IntentsUI", "JavaScriptCore", "Kernel", "LinkPresentation", "LiveCommunicationKit",
        "LocalAuthentication", "LockedCameraCapture", "MLCompute", "ManagedSettings", "ManagedSettingsUI",
        "MapKit", "Matter", "MatterSupport", "MediaAccessibility", "MediaPlayer", "MediaToolbox",
        "MessageUI", "Messages", "Metal", "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetricKit",
        "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "Musl", "MusicKit", "NaturalLanguage",
        "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter", "OSLog", "ObjectiveC",
        "Observation", "OpenDirectory", "OpenGLES", "PDFKit", "PHASE", "PackageDescription", "PackagePlugin",
        "PassKit", "PencilKit", "Photos", "PhotosUI", "PreferencePanes", "ProximityReader", "PushKit",
        "PushToTalk", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "RealityKit", "RegexBuilder",
        "ReplayKit", "RoomPlan", "SafariServices", "SafetyKit", "ScreenCaptureKit", "ScreenSaver", "ScreenTime",
        "ScriptingBridge", "Security", "SecurityInterface", "SensitiveContentAnalysis", "SensorKit",
        "ServiceManagement", "SharedWithYou", "ShazamKit", "Social", "SoundAnalysis", "Spatial", "Speech",
        "SpriteKit", "StoreKit", "StoreKitTest", "Swift", "SwiftData", "SwiftOnoneSupport", "SwiftUI",
        "SwiftUICore", "Symbols", "SyncServices", "Synchronization", "System", "SystemConfiguration",
        "SystemExtensions", "TVMLKit", "TVServices", "TVUIKit", "TabularData", "Testing", "TipKit",
        "Translation", "Twitter", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
        "VideoSubscriberAccount", "VideoToolbox", "Virtualization", "Vision", "VisionKit", "WatchConnectivity",
        "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WorkoutKit", "XCTest", "XPC", "_Concurrency",
        "_StringProcessing", "os", "simd",
    ]
}
