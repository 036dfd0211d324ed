import ApplicationServices
import Foundation
import OrielBasics
import SwiftUI
import UniformTypeIdentifiers

/// The desktop: other apps, files, and settings.
///
/// Follows Apple's [NSWorkspace](https://developer.apple.com/documentation/appkit/nsworkspace).
open class NSWorkspace: NSObject, @unchecked Sendable {
    /// The one desktop.
    private static let only = NSWorkspace()
    /// The one desktop.
    open class var shared: NSWorkspace { only }
    override init() { super.init() }
    /// The center for notifications of the desktop; none are posted here.
    open var notificationCenter: NotificationCenter { Self.center }
    private static let center = NotificationCenter()

    /// How places are opened.
    open class OpenConfiguration: NSObject, @unchecked Sendable {
        /// Whether the app comes to the front.
        open var activates = true
        /// Whether another instance of the app is started.
        open var createsNewApplicationInstance = false
        /// Whether the app is hidden.
        open var hides = false
        /// Whether other apps are hidden.
        open var hidesOthers = false
        /// Whether the user may be asked.
        open var promptsUserIfNeeded = true
        /// Whether the place is added to the list of recent ones.
        open var addsToRecentItems = true
        /// The arguments of the app.
        open var arguments: [String] = []
        /// The environment of the app.
        open var environment: [String: String] = [:]
        /// Whether the app opens places only if it alone may.
        open var requiresUniversalLinks = false
        /// Whether places are printed.
        open var isForPrinting = false
        /// Whether an app that runs takes the place of one that is to be started.
        open var allowsRunningApplicationSubstitution = true
        /// The event that the app gets; nil for the usual one.
        open var appleEvent: NSAppleEventDescriptor?
        /// The kind of processor; 0 for any.
        open var architecture = 0
        /// Creates a configuration.
        public override init() { super.init() }
    }

    // MARK: Opening

    /// Opens an address or a file with the desktop's app for it; returns whether it is of a kind that is opened.
    @discardableResult
    open func open(_ url: URL) -> Bool {
        MainQueue.run {
            guard UIApplication.shared.canOpenURL(url) else {
                UIApplication.shared.open(url)
                return false
            }
            if url.isFileURL, !FileManager.default.fileExists(atPath: url.path) { return false }
            UIApplication.shared.open(url)
            return true
        }
    }
    /// Opens an address or a file, and calls a function with the outcome.
    open func open(
        _ url: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        MainQueue.run {
            UIApplication.shared.open(url) { isOpen in
                completionHandler?(nil, isOpen ? nil : CocoaError(.fileReadUnknown))
            }
        }
    }
    /// Opens an address or a file; throws where that failed.
    @discardableResult
    open func open(_ url: URL, configuration: OpenConfiguration) async throws -> NSRunningApplication {
        let isOpen = await withCheckedContinuation { continuation in
            MainQueue.run { UIApplication.shared.open(url) { continuation.resume(returning: $0) } }
        }
        guard isOpen else { throw CocoaError(.fileReadUnknown) }
        return NSRunningApplication.current
    }
    /// Opens places with an app: with the desktop's apps for them here.
    open func open(
        _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        for url in urls { open(url) }
        completionHandler?(nil, nil)
    }
    /// Starts another app; apps are not started here.
    ///
    /// Calls the function with an error.
    open func openApplication(
        at applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        Self.lacks("openApplication(at:configuration:)")
        completionHandler?(nil, CocoaError(.featureUnsupported))
    }
    /// Opens a file with the desktop's app for it; returns whether there is a file.
    @discardableResult
    open func openFile(_ fullPath: String) -> Bool { open(URL(fileURLWithPath: fullPath)) }
    /// Starts an app; returns false.
    @discardableResult
    open func launchApplication(_ appName: String) -> Bool {
        Self.lacks("launchApplication(_:)")
        return false
    }

    // MARK: Files

    /// Shows files in the desktop's file manager, marked; where it can't mark any, their folder.
    open func activateFileViewerSelecting(_ fileURLs: [URL]) {
        guard let first = fileURLs.first else { return }
        let folder = first.deletingLastPathComponent()
        MainQueue.run { FileViewer.show(fileURLs) { if !$0 { UIApplication.shared.open(folder) } } }
    }
    /// Shows a file in the desktop's file manager; returns whether there is one.
    @discardableResult
    open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
        let path = fullPath ?? rootFullPath
        guard FileManager.default.fileExists(atPath: path) else { return false }
        if fullPath == nil { return open(URL(fileURLWithPath: path)) }
        activateFileViewerSelecting([URL(fileURLWithPath: path)])
        return true
    }
    /// Returns the icon of a file: a symbol for its kind.
    open func icon(forFile fullPath: String) -> NSImage {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: fullPath, isDirectory: &isFolder)
        if isFolder.boolValue { return Self.symbol("folder") }
        return icon(for: UTType(filenameExtension: URL(fileURLWithPath: fullPath).pathExtension) ?? .data)
    }
    /// Returns the icon of a type: a symbol.
    open func icon(for contentType: UTType) -> NSImage {
        if contentType.conforms(to: .image) { return Self.symbol("photo") }
        if contentType.conforms(to: .audio) { return Self.symbol("music.note") }
        if contentType.conforms(to: .movie) { return Self.symbol("film") }
        if contentType.conforms(to: .folder) { return Self.symbol("folder") }
        if contentType.conforms(to: .text) { return Self.symbol("doc.text") }
        return Self.symbol("doc")
    }
    /// Returns the icon of an extension: a symbol.
    open func icon(forFileType fileType: String) -> NSImage { icon(for: UTType(filenameExtension: fileType) ?? .data) }
    private static func symbol(_ name: String) -> NSImage { MainQueue.run { NSImage(systemName: name) ?? NSImage() } }
    /// Whether a folder counts as a file; never here.
    open func isFilePackage(atPath fullPath: String) -> Bool { false }
    /// Moves files to the desktop's trash, and calls a function at the end; their new places are not known.
    open func recycle(
        _ URLs: [URL], completionHandler handler: (@Sendable ([URL: URL], (any Error)?) -> Void)? = nil
    ) {
        let process = ChildProcess(FileViewer.trashProgram, ["trash"] + URLs.map(\.path)) { hasWorked in
            DispatchQueue.main.async { handler?([:], hasWorked ? nil : CocoaError(.fileWriteUnknown)) }
        }
        if process == nil { handler?([:], CocoaError(.featureUnsupported)) }
    }

    /// How the icon of a file is made.
    public struct IconCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Without parts for older systems.
        public static let excludeQuickDrawElementsIconCreationOption = IconCreationOptions(rawValue: 2)
        /// Without parts for screens with many pixels.
        public static let exclude10_4ElementsIconCreationOption = IconCreationOptions(rawValue: 4)
    }
    /// Gives a file an icon of its own; returns false, as files have none here.
    @discardableResult
    open func setIcon(_ image: NSImage?, forFile fullPath: String, options: IconCreationOptions = []) -> Bool {
        Self.lacks("setIcon(_:forFile:options:)")
        return false
    }

    // MARK: Apps

    /// Returns the place of an app by its identifier; nil, as apps have none here.
    open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
    /// Returns the place of the app that opens something; nil, as the desktop decides.
    open func urlForApplication(toOpen url: URL) -> URL? { nil }
    /// Returns the places of the apps that open something; none, as the desktop decides.
    open func urlsForApplications(toOpen url: URL) -> [URL] { [] }
    /// Returns the path of an app; nil, as the desktop decides.
    open func fullPath(forApplication appName: String) -> String? { nil }
    /// The apps that run; this one alone is known.
    open var runningApplications: [NSRunningApplication] { [.current] }
    /// The app in use, where it is this one; nil for another.
    open var frontmostApplication: NSRunningApplication? {
        MainQueue.run { NSApplication.shared.isActive } ? .current : nil
    }
    /// The app whose menus are shown, where it is this one; nil for another.
    open var menuBarOwningApplication: NSRunningApplication? { frontmostApplication }
    /// Returns the picture of the desktop; nil, as it is not known.
    open func desktopImageURL(for screen: NSScreen) -> URL? { nil }
    /// Sets the picture of the desktop; throws, as desktops have no common way of that.
    open func setDesktopImageURL(
        _ url: URL, for screen: NSScreen, options: [DesktopImageOptionKey: Any] = [:]
    ) throws {
        Self.lacks("setDesktopImageURL(_:for:options:)")
        throw CocoaError(.featureUnsupported)
    }

    // MARK: Settings

    /// Whether the user wants less motion.
    open var accessibilityDisplayShouldReduceMotion: Bool { MainQueue.run { UIAccessibility.isReduceMotionEnabled } }
    /// Whether the user wants less transparency; not known.
    open var accessibilityDisplayShouldReduceTransparency: Bool {
        MainQueue.run { UIAccessibility.isReduceTransparencyEnabled }
    }
    /// Whether the user wants more contrast.
    open var accessibilityDisplayShouldIncreaseContrast: Bool {
        MainQueue.run { UIAccessibility.isDarkerSystemColorsEnabled }
    }
    /// Whether the user wants forms beside colors; not known.
    open var accessibilityDisplayShouldDifferentiateWithoutColor: Bool {
        MainQueue.run { UIAccessibility.shouldDifferentiateWithoutColor }
    }
    /// Whether the user sees inverted colors; not known.
    open var accessibilityDisplayShouldInvertColors: Bool { MainQueue.run { UIAccessibility.isInvertColorsEnabled } }
    /// Whether a screen reader runs; not known.
    open var isVoiceOverEnabled: Bool { MainQueue.run { UIAccessibility.isVoiceOverRunning } }

    static func lacks(_ name: String) {
        RuntimeWarning.issue("NSWorkspace.\(name) has no effect here: see CompatibilityGaps.md.")
    }
}

/// Shows files in the desktop's file manager.
enum FileViewer {
    /// The program that sends a message on the desktop's bus.
    nonisolated(unsafe) static var program = "/usr/bin/gdbus"

    /// The program that moves files to the desktop's trash.
    nonisolated(unsafe) static var trashProgram = "/usr/bin/gio"

    /// The arguments for files.
    static func arguments(_ files: [URL]) -> [String] {
        let list = files.map { "'\($0.absoluteString.replacing("'", with: "%27"))'" }.joined(separator: ", ")
        return [
            "call", "--session", "--dest", "org.freedesktop.FileManager1", "--object-path",
            "/org/freedesktop/FileManager1", "--method", "org.freedesktop.FileManager1.ShowItems", "[\(list)]", "",
        ]
    }
    /// Shows files, and calls a function with whether that succeeded.
    @MainActor static func show(_ files: [URL], completion: @escaping @MainActor (Bool) -> Void) {
        nonisolated(unsafe) let end = completion
        let process = ChildProcess(program, arguments(files)) { hasWorked in
            DispatchQueue.main.async { MainActor.assumeIsolated { end(hasWorked) } }
        }
        if process == nil { completion(false) }
    }
}
