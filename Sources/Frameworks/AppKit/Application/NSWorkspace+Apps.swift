import ApplicationServices
import Foundation
import SwiftUI
import UniformTypeIdentifiers

extension NSWorkspace {
    /// How an app is started, in an older form.
    public struct LaunchOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Files are printed.
        public static let andPrint = LaunchOptions(rawValue: 2)
        /// Errors are shown by the desktop.
        public static let withErrorPresentation = LaunchOptions(rawValue: 64)
        /// The app stays in the background.
        public static let withoutActivation = LaunchOptions(rawValue: 512)
        /// Another instance is started.
        public static let newInstance = LaunchOptions(rawValue: 524_288)
        /// The app is hidden.
        public static let andHide = LaunchOptions(rawValue: 1_048_576)
        /// Other apps are hidden.
        public static let andHideOthers = LaunchOptions(rawValue: 2_097_152)
        /// The call doesn't wait.
        public static let async = LaunchOptions(rawValue: 65_536)
        /// The usual way.
        public static let `default` = LaunchOptions.async
    }
    /// A key of how an app is started, in an older form.
    public struct LaunchConfigurationKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The arguments.
        public static let arguments = LaunchConfigurationKey(rawValue: "NSWorkspaceLaunchConfigurationArguments")
        /// The variables of the environment.
        public static let environment = LaunchConfigurationKey(rawValue: "NSWorkspaceLaunchConfigurationEnvironment")
        /// The event that the app gets.
        public static let appleEvent = LaunchConfigurationKey(rawValue: "NSWorkspaceLaunchConfigurationAppleEvent")
        /// The kind of processor.
        public static let architecture = LaunchConfigurationKey(rawValue: "NSWorkspaceLaunchConfigurationArchitecture")
    }

    // MARK: Opening

    /// Opens places, with the app that the desktop chooses; throws where one of them can't be opened.
    @discardableResult
    public func open(
        _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration
    ) async throws -> NSRunningApplication {
        for url in urls { _ = try await open(url, configuration: configuration) }
        return .current
    }
    /// Starts an app; throws, as apps are not known here.
    @discardableResult
    public func openApplication(
        at applicationURL: URL, configuration: OpenConfiguration
    ) async throws -> NSRunningApplication {
        Self.lacks("openApplication(at:configuration:)")
        throw CocoaError(.featureUnsupported)
    }
    /// Opens a place, in an older form, with the app that the desktop chooses; throws where it can't be opened.
    @discardableResult
    public func open(
        _ url: URL, options: LaunchOptions = [], configuration: [LaunchConfigurationKey: Any]
    ) throws -> NSRunningApplication {
        guard open(url) else { throw CocoaError(.fileReadUnknown) }
        return .current
    }
    /// Starts an app, in an older form; throws, as apps are not known here.
    @discardableResult
    public func launchApplication(
        at url: URL, options: LaunchOptions = [], configuration: [LaunchConfigurationKey: Any]
    ) throws -> NSRunningApplication {
        Self.lacks("launchApplication(at:options:configuration:)")
        throw CocoaError(.featureUnsupported)
    }
    /// Opens places, in an older form, with the app that the desktop chooses; returns whether all can be opened.
    @discardableResult
    public func open(
        _ urls: [URL], withAppBundleIdentifier bundleIdentifier: String?, options: LaunchOptions = [],
        additionalEventParamDescriptor descriptor: NSAppleEventDescriptor?, launchIdentifiers identifiers: Any?
    ) -> Bool { urls.map { open($0) }.allSatisfy { $0 } }
    /// Opens a file, with the app that the desktop chooses; returns whether it can be opened.
    @discardableResult
    public func openFile(_ fullPath: String, withApplication appName: String?) -> Bool { openFile(fullPath) }

    // MARK: Files

    /// Moves files to the desktop's trash; throws where that fails.
    @discardableResult
    public func recycle(_ URLs: [URL]) async throws -> [URL: URL] {
        try await withCheckedThrowingContinuation { next in
            recycle(URLs) { places, error in
                if let error { next.resume(throwing: error) } else { next.resume(returning: places) }
            }
        }
    }
    /// Copies files into their folders, and calls a function with the places of the copies.
    public func duplicate(
        _ URLs: [URL], completionHandler handler: (@Sendable ([URL: URL], (any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.global(qos: .userInitiated).async {
            var (places, failure): ([URL: URL], (any Error)?) = ([:], nil)
            for url in URLs {
                let (base, kind) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
                let names = (1...1000).lazy.map { $0 == 1 ? "\(base) copy" : "\(base) copy \($0)" }
                let copies = names.map {
                    url.deletingLastPathComponent().appendingPathComponent(kind.isEmpty ? $0 : "\($0).\(kind)")
                }
                guard let copy = copies.first(where: { !FileManager.default.fileExists(atPath: $0.path) }) else {
                    continue
                }
                do {
                    try FileManager.default.copyItem(at: url, to: copy)
                    places[url] = copy
                } catch { failure = error }
            }
            let (result, error) = (places, failure)
            DispatchQueue.main.async { handler?(result, error) }
        }
    }
    /// Returns an icon for files: the icon of their kind, or of several documents; nil for none.
    public func icon(forFiles fullPaths: [String]) -> NSImage? {
        if fullPaths.count == 1 { return icon(forFile: fullPaths[0]) }
        return fullPaths.isEmpty ? nil : NSImage(systemName: "doc.on.doc")
    }
    /// Returns the type of a file by its name and whether it is a folder; throws where there is none.
    public func type(ofFile absoluteFilePath: String) throws -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: absoluteFilePath, isDirectory: &isFolder) else {
            throw CocoaError(.fileReadNoSuchFile)
        }
        let kind = URL(fileURLWithPath: absoluteFilePath).pathExtension
        if isFolder.boolValue { return "public.folder" }
        return (UTType(filenameExtension: kind) ?? .data).identifier
    }
    /// Returns the words for a type; nil for none.
    public func localizedDescription(forType typeName: String) -> String? { UTType(typeName)?.localizedDescription }
    /// Returns the usual extension of a type's files; nil for none.
    public func preferredFilenameExtension(forType typeName: String) -> String? {
        UTType(typeName)?.preferredFilenameExtension
    }
    /// Returns whether files of a type have an extension.
    public func filenameExtension(_ filenameExtension: String, isValidForType typeName: String) -> Bool {
        guard let type = UTType(typeName), let found = UTType(filenameExtension: filenameExtension) else {
            return false
        }
        return found.conforms(to: type)
    }
    /// Returns whether a type is a kind of another one.
    public func type(_ firstTypeName: String, conformsToType secondTypeName: String) -> Bool {
        guard let first = UTType(firstTypeName), let second = UTType(secondTypeName) else { return false }
        return first.conforms(to: second)
    }
    /// Ejects a volume; throws, as the desktop's file manager does that.
    public func unmountAndEjectDevice(at url: URL) throws {
        Self.lacks("unmountAndEjectDevice(at:)")
        throw CocoaError(.featureUnsupported)
    }
    /// Ejects a volume; returns false, as the desktop's file manager does that.
    @discardableResult
    public func unmountAndEjectDevice(atPath path: String) -> Bool {
        Self.lacks("unmountAndEjectDevice(atPath:)")
        return false
    }
    /// The names of files' labels; desktops have none.
    public var fileLabels: [String] { [] }
    /// The colors of files' labels; desktops have none.
    public var fileLabelColors: [NSColor] { [] }
    /// Notes that files have changed; the file manager sees that by itself.
    public func noteFileSystemChanged(_ path: String) {}
    /// Shows the files that fit words; returns false, as desktops have no common way of that.
    @discardableResult
    public func showSearchResults(forQueryString queryString: String) -> Bool {
        Self.lacks("showSearchResults(forQueryString:)")
        return false
    }

    // MARK: Apps

    /// Returns the places of an app by its identifier; none, as apps have none here.
    public func urlsForApplications(withBundleIdentifier bundleIdentifier: String) -> [URL] { [] }
    /// Returns the place of the app that opens a type; nil, as the desktop decides.
    public func urlForApplication(toOpen contentType: UTType) -> URL? { nil }
    /// Returns the places of the apps that open a type; none, as the desktop decides.
    public func urlsForApplications(toOpen contentType: UTType) -> [URL] { [] }
    /// Returns the path of an app by its identifier; nil, as apps have none here.
    public func absolutePathForApplication(withBundleIdentifier bundleIdentifier: String) -> String? { nil }
    /// Makes an app the one that opens a type; throws, as the user decides in the desktop's settings.
    public func setDefaultApplication(at applicationURL: URL, toOpen contentType: UTType) async throws {
        try lacksDefaults()
    }
    /// Makes an app the one that opens addresses of a scheme; throws, as the user decides in the desktop's settings.
    public func setDefaultApplication(at applicationURL: URL, toOpenURLsWithScheme urlScheme: String) async throws {
        try lacksDefaults()
    }
    /// Makes an app the one that opens a file; throws, as the user decides in the desktop's settings.
    public func setDefaultApplication(at applicationURL: URL, toOpenFileAt url: URL) async throws {
        try lacksDefaults()
    }
    /// Makes an app the one that opens files of a file's type; throws, as the user decides in the desktop's settings.
    public func setDefaultApplication(at applicationURL: URL, toOpenContentTypeOfFileAt url: URL) async throws {
        try lacksDefaults()
    }
    /// Makes an app the one that opens a type; fails, as the user decides in the desktop's settings.
    public func setDefaultApplication(
        at applicationURL: URL, toOpen contentType: UTType, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { fail(completion) }
    /// Makes an app the one that opens addresses of a scheme; fails, as the user decides in the desktop's settings.
    public func setDefaultApplication(
        at applicationURL: URL, toOpenURLsWithScheme urlScheme: String,
        completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { fail(completion) }
    /// Makes an app the one that opens a file; fails, as the user decides in the desktop's settings.
    public func setDefaultApplication(
        at applicationURL: URL, toOpenFileAt url: URL, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { fail(completion) }
    /// Makes an app the one that opens files of a file's type; fails, as the user decides in the desktop's settings.
    public func setDefaultApplication(
        at applicationURL: URL, toOpenContentTypeOfFileAt url: URL,
        completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { fail(completion) }
    private func lacksDefaults() throws {
        Self.lacks("setDefaultApplication")
        throw CocoaError(.featureUnsupported)
    }
    private func fail(_ completion: (@Sendable ((any Error)?) -> Void)?) {
        do { try lacksDefaults() } catch { completion?(error) }
    }
    /// Hides the windows of other apps; the desktop decides.
    public func hideOtherApplications() { Self.lacks("hideOtherApplications()") }
    /// The apps that run, in an older form: this one.
    public func launchedApplications() -> [[AnyHashable: Any]] { [Self.described(.current)] }
    /// The app in use, in an older form, where it is this one; nil for another.
    public func activeApplication() -> [AnyHashable: Any]? { frontmostApplication.map(Self.described) }
    private static func described(_ app: NSRunningApplication) -> [AnyHashable: Any] {
        [
            "NSApplicationName": app.localizedName ?? "", "NSApplicationPath": app.bundleURL?.path ?? "",
            "NSApplicationBundleIdentifier": app.bundleIdentifier ?? "",
            "NSApplicationProcessIdentifier": NSNumber(value: app.processIdentifier),
        ]
    }
    /// Asks for time before the machine is turned off; returns 0, as the desktop gives none.
    public func extendPowerOff(by requested: Int) -> Int { 0 }
    /// Returns how the desktop's picture is shown; nil, as it is not known.
    public func desktopImageOptions(for screen: NSScreen) -> [DesktopImageOptionKey: Any]? { nil }
    /// Whether the user controls the machine with switches; not known: false.
    public var isSwitchControlEnabled: Bool { false }
}
