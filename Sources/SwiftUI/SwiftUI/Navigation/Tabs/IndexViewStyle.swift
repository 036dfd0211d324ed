import Foundation
import SwiftUICore

/// How the dots of pages look.
///
/// Follows Apple's [IndexViewStyle](https://developer.apple.com/documentation/swiftui/indexviewstyle).
public protocol IndexViewStyle: Sendable {
    /// Whether something is drawn behind the dots.
    var _hasBackground: Bool { get }
}

/// Dots, one for each page.
///
/// Follows Apple's [PageIndexViewStyle](https://developer.apple.com/documentation/swiftui/pageindexviewstyle).
public struct PageIndexViewStyle: IndexViewStyle {
    /// When something is drawn behind the dots.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        fileprivate let isShown: Bool
        private let kind: UInt8
        /// As the system has it: never here.
        public static let automatic = BackgroundDisplayMode(isShown: false, kind: 0)
        /// While the dots are used; the same as always here, where they can be pressed at any time.
        public static let interactive = BackgroundDisplayMode(isShown: true, kind: 1)
        /// Always.
        public static let always = BackgroundDisplayMode(isShown: true, kind: 2)
        /// Never.
        public static let never = BackgroundDisplayMode(isShown: false, kind: 3)
    }

    private let mode: BackgroundDisplayMode

    /// Creates a style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }

    public var _hasBackground: Bool { mode.isShown }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots, one for each page.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots, one for each page, with something behind them.
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

private enum IndexBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether something is drawn behind the dots of pages.
    var hasIndexBackground: Bool {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets how the dots of pages in the view look.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.hasIndexBackground, style._hasBackground)
    }
}
