import Foundation
import OrielBasics
import SwiftUICore

extension UIApplicationDelegate {
    /// Starts the app: makes and notifies the delegate, connects its scene and shows its window.
    public static func main() {
        UIKitLaunch.run(delegateClass: self)
    }
}

/// Starts an app by the names of its classes, as `main.swift` of older apps does.
/// - Parameters:
///   - argc: The number of words of the command line.
///   - argv: The words of the command line.
///   - principalClassName: The application's class; without effect.
///   - delegateClassName: The delegate's class, with or without its module.
@MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard let name = delegateClassName, let found = NSClassFromString(name) else {
        StandardError.write("UIApplicationMain: no class \(delegateClassName ?? "nil")")
        return 1
    }
    UIKitLaunch.run(delegateClass: found)
}

/// Returns a class's name, as `UIApplicationMain` takes it.
///
/// Where Foundation is imported as well, its own function counts.
@_disfavoredOverload
public func NSStringFromClass(_ aClass: AnyClass) -> String { String(reflecting: aClass) }

/// Returns the name of a class of objects, nested classes included, for which Foundation's own function stops the app.
public func NSStringFromClass(_ aClass: NSObject.Type) -> String { String(reflecting: aClass) }

/// The class that the compiler names just before it calls `UIApplicationMain`.
nonisolated(unsafe) private var namedClass: AnyClass?

/// Called by the compiler with the class that `@UIApplicationMain` marks.
@_cdecl("NSStringFromClass")
public func _nameOfClass(_ type: UnsafeRawPointer) -> UnsafeMutableRawPointer {
    namedClass = unsafeBitCast(type, to: AnyClass.self)
    return Unmanaged.passRetained(NSString(string: "delegate")).toOpaque()
}

/// Called by the compiler for `@UIApplicationMain`.
@_cdecl("UIApplicationMain")
public func _applicationMain(
    _ argc: Int32, _ argv: UnsafeMutableRawPointer?, _ principal: UnsafeMutableRawPointer?,
    _ delegate: UnsafeMutableRawPointer?
) -> Int32 {
    MainActor.assumeIsolated {
        if let namedClass { UIKitLaunch.run(delegateClass: namedClass) }
    }
    return 1
}

/// Starts apps that have a delegate instead of a type that is an `App`.
@MainActor
enum UIKitLaunch {
    /// The app's module, which names its window.
    private(set) static var moduleName = ""

    static func run(delegateClass: AnyClass) -> Never {
        moduleName = NSStringFromClass(delegateClass).split(separator: ".").first.map(String.init) ?? "App"
        guard let object = (delegateClass as? NSObject.Type).flatMap({ ObjectMaking.make($0) }),
            let delegate = object as? any UIApplicationDelegate
        else {
            StandardError.write("\(delegateClass) cannot be created as a delegate.")
            exit(1)
        }
        InterfaceClasses.load(moduleName)
        showMainStoryboard(delegate)
        finishLaunching(delegate)
        dropWindow(unless: delegate.ownedWindow)
        if UIApplication.shared.ownWindows.isEmpty { connectScene(delegate) }
        UIKitApp.main()
        exit(0)
    }

    /// Notifies a delegate that its app was launched.
    static func finishLaunching(_ delegate: any UIApplicationDelegate) {
        let app = UIApplication.shared
        app.delegate = delegate
        _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
        delegate.applicationDidFinishLaunching(app)
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: app)
    }

    /// Shows the first controller of the app's storyboard in the delegate's window, in an app without scenes.
    private static func showMainStoryboard(_ delegate: any UIApplicationDelegate) {
        let information = Bundle.main.infoDictionary ?? [:]
        guard information["UIApplicationSceneManifest"] == nil,
            let name = information["UIMainStoryboardFile"] as? String, !name.isEmpty
        else { return }
        let window = UIWindow(frame: UIScreen.main.bounds)
        delegate.ownedWindow = window
        keptWindow = window
        window.rootViewController = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
        window.makeKeyAndVisible()
    }
    static var keptWindow: UIWindow?

    /// Hides the storyboard's window where the delegate has made another one.
    static func dropWindow(unless chosen: UIWindow?) {
        guard let window = keptWindow, let chosen, chosen !== window else { return }
        window.isHidden = true
        keptWindow = nil
    }
}

/// An app whose one window belongs to a UIKit app.
struct UIKitApp: App, NamedApp {
    var name: String { UIKitLaunch.moduleName }
    var body: some Scene { WindowGroup { UIWindowContent() } }
}

/// An app with its own name.
@MainActor
package protocol NamedApp {
    var name: String { get }
}
