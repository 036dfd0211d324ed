import SwiftUICore

/// A view or a modifier that Xcode's library offers; nothing reads it when an app runs.
///
/// Follows Apple's [LibraryItem](https://developer.apple.com/documentation/developertoolssupport/libraryitem).
public struct LibraryItem {
    /// The categories of Xcode's library.
    public struct Category: Hashable, Sendable {
        private let name: String
        /// Views that are pressed or filled in.
        public static let control = Category(name: "control")
        /// Effects.
        public static let effect = Category(name: "effect")
        /// Views that arrange others.
        public static let layout = Category(name: "layout")
        /// All others.
        public static let other = Category(name: "other")
    }

    /// Creates an item, whose first value is code that Xcode inserts.
    public init<SnippetExpressionType>(
        _ snippet: @autoclosure @escaping () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
        category: Category = .other, matchingSignature: String? = nil
    ) {}
}

/// Lists items of Xcode's library.
@resultBuilder
public struct LibraryContentBuilder {
    /// Returns the items.
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}

/// A type that adds an app's own views and modifiers to Xcode's library; nothing reads it when an app runs.
///
/// Follows Apple's
/// [LibraryContentProvider](https://developer.apple.com/documentation/developertoolssupport/librarycontentprovider).
@MainActor @preconcurrency
public protocol LibraryContentProvider {
    /// The type of values that the modifiers are for.
    associatedtype ModifierBase = Any
    /// Views for the library.
    @LibraryContentBuilder var views: [LibraryItem] { get }
    /// Modifiers for the library.
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    /// Views for the library; none by default.
    public var views: [LibraryItem] { [] }
    /// Modifiers for the library; none by default.
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}
