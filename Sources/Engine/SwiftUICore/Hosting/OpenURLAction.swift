import Foundation

/// Opens places on the web.
///
/// Follows Apple's [OpenURLAction](https://developer.apple.com/documentation/swiftui/openurlaction).
@MainActor @preconcurrency
public struct OpenURLAction {
    /// The result of opening a URL.
    public struct Result: Sendable {
        enum Kind: Sendable { case handled, discarded, system(URL?) }
        let kind: Kind
        /// It was opened.
        public static let handled = Result(kind: .handled)
        /// It was not, and shall not be.
        public static let discarded = Result(kind: .discarded)
        /// The desktop shall open it.
        public static let systemAction = Result(kind: .system(nil))
        /// The desktop should open another address.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
        /// The desktop shall open it, or another address.
        /// - Parameter prefersInApp: Whether a browser within the app is preferred; apps have none here.
        public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
            OpenURLAction.warn(ifInApp: prefersInApp)
            return Result(kind: .system(url))
        }
    }

    private nonisolated(unsafe) let handler: (URL) -> Result

    /// Creates an action from a function.
    public nonisolated init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens a place.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens a place.
    /// - Parameter prefersInApp: Whether a browser within the app is preferred; apps have none here.
    public func callAsFunction(_ url: URL, prefersInApp: Bool) {
        Self.warn(ifInApp: prefersInApp)
        callAsFunction(url)
    }

    fileprivate nonisolated static func warn(ifInApp isPreferred: Bool) {
        guard isPreferred else { return }
        RuntimeWarning.issue("prefersInApp has no effect here: see CompatibilityGaps.md.")
    }

    /// Opens a URL and returns whether that succeeded, once the desktop has reported it.
    ///
    /// The desktop opens web pages, mail and calls, and files that are not programs; other addresses are refused with a
    /// warning.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): DesktopOpener.open(other ?? url, completion: completion)
        }
    }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    /// Opens places on the web; the desktop's browser does by default.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

extension View {
    /// Sets whether links are preferably opened by a browser within the app; apps have none here, so that the desktop's opens
    /// them.
    @MainActor @preconcurrency
    public func onOpenURL(prefersInApp: Bool) -> some View {
        environment(\.openURL, OpenURLAction { _ in .systemAction(prefersInApp: prefersInApp) })
    }
}
