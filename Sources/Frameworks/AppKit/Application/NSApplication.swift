import Foundation
import SwiftUI

/// The app; nil never.
@MainActor @preconcurrency
public var NSApp: NSApplication! { NSApplication.shared }

/// The app: its windows, its menus, and its life.
///
/// Follows Apple's [NSApplication](https://developer.apple.com/documentation/appkit/nsapplication).
@MainActor @preconcurrency
open class NSApplication: NSResponder {
    /// The one app.
    public static let shared: NSApplication = {
        let app = NSApplication()
        app.begin()
        return app
    }()

    /// The delegate, which is notified of the app's life; nil for none.
    open weak var delegate: (any NSApplicationDelegate)? { didSet { kept = delegate } }
    /// Delegates of SwiftUI's apps are kept by nothing else.
    private var kept: (any NSApplicationDelegate)?
    let appearanceModel = AppearanceModel()
    private var opened: [WeakWindow] = []
    var hasFinishedLaunching = false
    /// Whether the app is in use.
    open internal(set) var isActive = false
    /// Whether the app is hidden; never here.
    open var isHidden: Bool { false }
    /// Whether the app runs.
    open internal(set) var isRunning = false
    /// The app's menus: shown in an app without scenes.
    open var mainMenu: NSMenu? { didSet { appearanceModel.menusChanged() } }
    /// The menu of the open windows; nil for none.
    ///
    /// The desktop lists them.
    open var windowsMenu: NSMenu?
    /// The menu of the services of other apps; there are none.
    open var servicesMenu: NSMenu?
    /// The object with the methods of the app's services for other apps; desktops have no menu that calls them.
    open var servicesProvider: Any? { didSet { if servicesProvider != nil { Self.lacks("servicesProvider") } } }
    /// The menu of help; nil for none.
    open var helpMenu: NSMenu?
    /// The app's icon; shown in the panel about the app.
    open var applicationIconImage: NSImage!
    /// The app's place among others' icons.
    public let dockTile = NSDockTile()
    /// The hidden parts of the desktop; the desktop decides.
    open var presentationOptions: PresentationOptions = [] {
        didSet { if !presentationOptions.isEmpty { Self.lacks("presentationOptions") } }
    }
    /// The event that is being handled; nil for none.
    open var currentEvent: NSEvent? { NSEvent.current ?? NSEvent.ofEngine }
    /// The app's own appearance, light or dark; nil for the desktop's.
    ///
    /// It counts for windows that open after the app's object was first asked for.
    open var appearance: NSAppearance? { didSet { appearanceModel.appearance = appearance } }
    /// The appearance with which the app is drawn.
    open var effectiveAppearance: NSAppearance {
        if let appearance { return appearance }
        let isDark = ViewHost.current?.contentEnvironment.colorScheme == .dark
        return isDark ? NSAppearance.dark : NSAppearance.light
    }
    /// Whether protected data can be read; always here.
    open var isProtectedDataAvailable: Bool { true }
    /// The order of the app's letters.
    open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { .leftToRight }

    /// Creates the app's object; use ``shared``.
    public override init() { super.init() }
    /// Creates the app's object from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Windows

    private struct WeakWindow {
        weak var value: NSWindow?
    }

    /// Notes a window of the app's own.
    func note(_ window: NSWindow) {
        opened.removeAll { $0.value == nil }
        if window is SceneWindow || opened.contains(where: { $0.value === window }) { return }
        opened.append(WeakWindow(value: window))
    }
    var ownWindows: [NSWindow] { opened.compactMap(\.value) }

    /// The windows: of the app's scenes, and the app's own.
    open var windows: [NSWindow] {
        let scenes = AppWindows.desktop?.all() ?? [ViewHost.current].compactMap { $0 }
        let own = ownWindows
        return scenes.map(SceneWindow.face) + own.filter { window in !scenes.contains { $0 === window.host } }
    }
    /// The windows from front to back; the desktop's order is not known.
    open var orderedWindows: [NSWindow] { windows.filter(\.isVisible) }
    /// The window that has the keys; nil for none.
    open var keyWindow: NSWindow? { windows.first(where: \.isKeyWindow) ?? (isActive ? NSWindow.current : nil) }
    /// The main window; nil for none.
    open var mainWindow: NSWindow? { keyWindow }
    /// Returns a window by its number; nil for none.
    open func window(withWindowNumber windowNum: Int) -> NSWindow? { windows.first { $0.windowNumber == windowNum } }
    /// The window that the app waits for, and that alone gets input; nil for none.
    open var modalWindow: NSWindow? { ModalLoop.current?.window }

    // MARK: The app's life

    /// Starts the app, and returns when it has ended.
    open func run() { AppKitLaunch.run() }
    /// Notifies the delegate that the app was launched.
    open func finishLaunching() { AppKitLaunch.finish() }
    /// Stops the app: the same as ending it.
    open func stop(_ sender: Any?) { terminate(sender) }
    /// Ends the app, if the delegate lets that happen.
    open func terminate(_ sender: Any?) {
        switch delegate?.applicationShouldTerminate(self) ?? .terminateNow {
        case .terminateNow:
            let documents = NSDocumentController.shared
            if documents.hasEditedDocuments { documents.closeAll { if $0 { self.end() } } } else { end() }
        case .terminateCancel, .terminateLater: break
        }
    }
    /// Answers the question that the delegate has put off.
    open func reply(toApplicationShouldTerminate shouldTerminate: Bool) { if shouldTerminate { end() } }
    private func end() {
        if AppWindows.desktop == nil { return Self.lacks("terminate(_:) outside of an app") }
        announceEnd()
        AppKitLaunch.exit()
    }
    var hasEnded = false
    func announceEnd() {
        if hasEnded { return }
        hasEnded = true
        let message = Notification(name: Self.willTerminateNotification, object: self)
        delegate?.applicationWillTerminate(message)
        NotificationCenter.default.post(message)
    }

    /// Brings the app to the front: its window in use.
    open func activate() {
        guard let window = keyWindow ?? windows.last else { return }
        window.orderFront(nil)
    }
    /// Brings the app to the front: its window in use.
    open func activate(ignoringOtherApps flag: Bool) { activate() }
    /// Lets another app come to the front; the desktop decides.
    open func yieldActivation(to application: NSRunningApplication) { Self.lacks("yieldActivation(to:)") }
    /// Lets another app come to the front; the desktop decides.
    open func yieldActivation(toApplicationWithBundleIdentifier bundleIdentifier: String) {
        Self.lacks("yieldActivation(toApplicationWithBundleIdentifier:)")
    }
    /// Shows an error in an alert; returns false, as nothing was recovered.
    @discardableResult
    open override func presentError(_ error: any Error) -> Bool {
        NSAlert(error: willPresentError(error)).beginSheetModal(for: keyWindow ?? NSWindow())
        return false
    }
    /// Returns the error that is shown in the place of another one: the delegate's, the same by default.
    open override func willPresentError(_ error: any Error) -> any Error {
        delegate?.application(self, willPresentError: error) ?? error
    }
    /// Puts the app behind others; the desktop decides.
    open func deactivate() { Self.lacks("deactivate()") }
    /// Hides the app's windows; the desktop decides.
    open func hide(_ sender: Any?) { Self.lacks("hide(_:)") }
    /// Shows the app's windows again.
    open func unhide(_ sender: Any?) { for window in windows where !window.isVisible { window.orderFront(sender) } }
    /// Hides the windows of other apps; the desktop decides.
    open func hideOtherApplications(_ sender: Any?) { Self.lacks("hideOtherApplications(_:)") }
    /// Shows the windows of other apps; the desktop decides.
    open func unhideAllApplications(_ sender: Any?) { Self.lacks("unhideAllApplications(_:)") }
    /// Asks for the user's attention; the desktop has no way of that.
    ///
    /// Returns 0.
    @discardableResult
    open func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int {
        Self.lacks("requestUserAttention(_:)")
        return 0
    }
    /// Cancels a request for the user's attention.
    open func cancelUserAttentionRequest(_ request: Int) {}
    /// How the app is shown among others: an accessory where its property list says so (`LSUIElement`), or else a regular app.
    open func activationPolicy() -> ActivationPolicy { Self.isAgent ? .accessory : .regular }
    /// Whether the app has no icon among others on the Mac: its status items are all that it shows at first.
    static var isAgent = isAgent(Bundle.main.object(forInfoDictionaryKey: "LSUIElement"))
    /// Whether a value of a property list means yes, as a number or a word.
    static func isAgent(_ value: Any?) -> Bool {
        switch value {
        case let number as Bool: number
        case let number as NSNumber: number.boolValue
        case let word as String: ["1", "yes", "true"].contains(word.lowercased())
        default: false
        }
    }
    /// Sets how the app is shown among others; returns whether that was done: only for a regular app.
    @discardableResult
    open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
        if activationPolicy == .regular { return true }
        Self.lacks("setActivationPolicy(_:)")
        return false
    }

    /// The hidden parts of the desktop; none are known.
    open var currentSystemPresentationOptions: PresentationOptions { [] }

    // MARK: Events and actions

    /// Calls a method of an object; of the first responder or the delegate for nil.
    ///
    /// Returns whether one was called.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        guard let found = self.target(forAction: action, to: target, from: sender) else {
            RuntimeWarning.issue("No responder has the method \(action).")
            return false
        }
        return action.call(on: found as AnyObject, with: sender.map { [$0] } ?? [])
    }
    /// Returns the object that has a method: the target, or for nil the first of the responders.
    open func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? {
        if let target { return target }
        let windows = [keyWindow, mainWindow].compactMap { $0 }
        let starts: [NSResponder?] =
            windows.flatMap { [$0.firstResponder, $0.contentViewController, $0] } + [sender as? NSResponder]
        for start in starts {
            var responder = start
            while let next = responder {
                if action.isMethod(of: next) { return next }
                if let delegate = (next as? NSWindow)?.delegate, action.isMethod(of: delegate) { return delegate }
                responder = next.nextResponder
            }
        }
        for case let document? in windows.map(\.shownDocument) where action.isMethod(of: document) { return document }
        if action.isMethod(of: self) { return self }
        if let delegate, action.isMethod(of: delegate) { return delegate }
        let documents = NSDocumentController.shared
        return !documents.documentClassNames.isEmpty && action.isMethod(of: documents) ? documents : nil
    }
    /// Returns the first of the responders that has a method; nil for none.
    open func target(forAction action: Selector) -> Any? { target(forAction: action, to: nil, from: nil) }
    /// Handles an event: the window in use gets it.
    open func sendEvent(_ event: NSEvent) { (event.window ?? keyWindow)?.sendEvent(event) }
    /// Puts an event into the queue; the engine's events can't be made.
    ///
    /// Has no effect.
    open func postEvent(_ event: NSEvent, atStart flag: Bool) { Self.lacks("postEvent(_:atStart:)") }
    /// Shows the panel about the app.
    open func orderFrontStandardAboutPanel(_ sender: Any?) { orderFrontStandardAboutPanel(options: [:]) }
    /// Shows the panel about the app.
    open func orderFrontStandardAboutPanel(options optionsDictionary: [AboutPanelOptionKey: Any] = [:]) {
        AboutPanel.show(optionsDictionary)
    }
    /// Gives up on a request for the user's registration for messages; there are none here.
    open func registerForRemoteNotifications() {
        RuntimeWarning.issue("registerForRemoteNotifications() has no effect here: see CompatibilityGaps.md.")
    }
    /// Takes part in Handoff's activities; without effect here.
    open func enableRelaunchOnLogin() {}
    /// Stays closed after the user has logged in again; so do all apps here.
    open func disableRelaunchOnLogin() {}

    nonisolated static func lacks(_ name: String) {
        RuntimeWarning.issue("NSApplication.\(name) has no effect here: see CompatibilityGaps.md.")
    }
}
