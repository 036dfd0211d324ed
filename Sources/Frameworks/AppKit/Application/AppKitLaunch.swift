import Foundation
import OrielBasics
import SwiftUI

/// Starts an app without scenes: the delegate that `NSApplication.shared` has is notified, and its windows are shown.
@MainActor @preconcurrency @discardableResult
public func NSApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
    MainInterface.load()
    NSApplication.shared.run()
    return 0
}

extension NSApplicationDelegate where Self: NSObject {
    /// Starts the app: makes what its main nib or storyboard has, or the delegate, notifies it, and shows its windows.
    public static func main() {
        InterfaceClasses.load(String(reflecting: self).split(separator: ".").first.map(String.init) ?? "")
        MainInterface.load()
        if NSApplication.shared.delegate == nil {
            guard let made = ObjectMaking.make(self) else {
                StandardError.write("\(self) cannot be created as a delegate.")
                return
            }
            NSApplication.shared.delegate = made
        }
        NSApplication.shared.run()
    }
}

/// The launch and the end of an app.
@MainActor
enum AppKitLaunch {
    private static var isLaunching = false

    /// Runs an app without scenes.
    static func run() {
        finish()
        NSWindow.reserved = NSWindow.waiting.first
        AppKitApp.main()
    }

    /// Notifies the delegate that the app was launched, once.
    static func finish() {
        let app = NSApplication.shared
        if app.hasFinishedLaunching || isLaunching { return }
        isLaunching = true
        defer { isLaunching = false }
        post(NSApplication.willFinishLaunchingNotification) { $0.applicationWillFinishLaunching($1) }
        MainInterface.showFirst()
        app.hasFinishedLaunching = true
        app.isRunning = true
        post(NSApplication.didFinishLaunchingNotification) { $0.applicationDidFinishLaunching($1) }
        openUntitled()
    }

    /// Opens an empty document in an app of documents that has no window yet, if the delegate lets that happen.
    private static func openUntitled() {
        let app = NSApplication.shared
        guard AppWindows.desktop == nil, NSWindow.waiting.isEmpty, NSDocumentController.shared.defaultType != nil,
            app.delegate?.applicationShouldOpenUntitledFile(app) ?? true
        else { return }
        if app.delegate?.applicationOpenUntitledFile(app) == true { return }
        NSDocumentController.shared.newDocument(nil)
    }

    /// Opens an address: by the app's method for such events, or by its delegate.
    static func open(_ url: URL) {
        if NSAppleEventManager.shared().open(url) { return }
        let documents = NSDocumentController.shared
        if url.isFileURL, !documents.documentClassNames.isEmpty {
            documents.openDocument(withContentsOf: url, display: true) { _, _, error in
                if let error { documents.presentError(error) }
            }
            return
        }
        NSApplication.shared.delegate?.application(.shared, open: [url])
    }

    /// Ends the program, as closing its last window does.
    static func exit() {
        UserDefaults.standard.synchronize()
        Foundation.exit(0)
    }

    private static func post(_ name: Notification.Name, _ notify: (any NSApplicationDelegate, Notification) -> Void) {
        let app = NSApplication.shared
        let message = Notification(name: name, object: app)
        if let delegate = app.delegate { notify(delegate, message) }
        NotificationCenter.default.post(message)
    }

    /// Reports the app's life to the delegate and to observers, as the engine reports it.
    static func follow(_ phase: Notification.Name) {
        let app = NSApplication.shared
        switch phase {
        case UIApplication.didBecomeActiveNotification:
            finish()
            post(NSApplication.willBecomeActiveNotification) { $0.applicationWillBecomeActive($1) }
            app.isActive = true
            post(NSApplication.didBecomeActiveNotification) { $0.applicationDidBecomeActive($1) }
            NSWindow.openWaiting()
        case UIApplication.willResignActiveNotification:
            post(NSApplication.willResignActiveNotification) { $0.applicationWillResignActive($1) }
            app.isActive = false
            post(NSApplication.didResignActiveNotification) { $0.applicationDidResignActive($1) }
        default: app.announceEnd()
        }
    }
}

extension NSApplication {
    /// Follows the app's life, and shows windows in the app's appearance from now on.
    func begin() {
        StandardActions.register()
        NSWindow.followStates()
        let names = [
            UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
            UIApplication.willTerminateNotification,
        ]
        for name in names {
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { AppKitLaunch.follow(name) }
            }
        }
        // The decoration must not change once a window is open.
        guard ViewHost.current == nil else { return }
        let outer = ViewHost.decoration
        let model = appearanceModel
        ViewHost.decoration = { content in
            AnyView(AppearanceRoot(content: outer?(content) ?? content, model: model))
        }
    }
}

/// An app without scenes: its first window has the delegate's first window as its content.
struct AppKitApp: App, NamedApp {
    /// The size of the window that is shown first, in points.
    private var size: CGSize { NSWindow.waiting.first?.frame.size ?? CGSize(width: 480, height: 720) }
    var name: String { Bundle.main.infoDictionary?["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName }
    var body: some Scene {
        WindowGroup { FirstWindow().onOpenURL { AppKitLaunch.open($0) } }
            .defaultSize(size).commands { MainMenuCommands() }
    }
}

/// The content of the first window of an app without scenes.
private struct FirstWindow: View {
    @ObservedObject private var model = NSApplication.shared.appearanceModel
    @State private var window: NSWindow?

    var body: some View {
        if let window = window ?? NSWindow.waiting.first {
            WindowContent(window: window, model: window.model)
                .navigationTitle(Text(verbatim: window.title))
                .onAppear {
                    NSWindow.waiting.removeAll { $0 === window }
                    NSWindow.reserved = nil
                    window.host = ViewHost.current
                    self.window = window
                }
        } else {
            StatusItems(bar: .system, model: NSStatusBar.system.model)
        }
    }
}
