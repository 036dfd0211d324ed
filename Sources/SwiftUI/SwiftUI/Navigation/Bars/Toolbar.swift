import Foundation

/// The placement of a toolbar's item.
///
/// Follows Apple's [ToolbarItemPlacement](https://developer.apple.com/documentation/swiftui/toolbaritemplacement).
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// The places there are.
    enum Kind: Hashable, Sendable { case leading, principal, trailing, secondary, bottom, none }
    let kind: Kind
    /// Whether an item there is prominent.
    var isProminent = false
    /// Whether an item there stays when others go into the menu.
    var isPinned = false
    /// At the trailing end.
    public static let automatic = ToolbarItemPlacement(kind: .trailing)
    /// In the middle.
    public static let principal = ToolbarItemPlacement(kind: .principal)
    /// In place of the title, in the middle.
    public static let title = ToolbarItemPlacement(kind: .principal)
    /// In place of the title where that is large; here in the middle.
    public static let largeTitle = ToolbarItemPlacement(kind: .principal)
    /// At the leading end.
    public static let navigation = ToolbarItemPlacement(kind: .leading)
    /// At the trailing end.
    public static let primaryAction = ToolbarItemPlacement(kind: .trailing)
    /// In a menu at the trailing end.
    public static let secondaryAction = ToolbarItemPlacement(kind: .secondary)
    /// In the middle of the bar at the bottom.
    public static let status = ToolbarItemPlacement(kind: .bottom)
    /// At the trailing end, in bold letters.
    public static let confirmationAction = ToolbarItemPlacement(kind: .trailing, isProminent: true)
    /// At the leading end.
    public static let cancellationAction = ToolbarItemPlacement(kind: .leading)
    /// At the leading end.
    public static let destructiveAction = ToolbarItemPlacement(kind: .leading)
    /// Above a screen keyboard, of which there is none: not shown.
    public static let keyboard = ToolbarItemPlacement(kind: .none)
    /// At the leading end of the title bar.
    public static let topBarLeading = ToolbarItemPlacement(kind: .leading)
    /// At the trailing end of the title bar.
    public static let topBarTrailing = ToolbarItemPlacement(kind: .trailing)
    /// At the trailing end of the title bar, where it stays when others go into the menu.
    public static let topBarPinnedTrailing = ToolbarItemPlacement(kind: .trailing, isPinned: true)
    /// At the leading end of the title bar.
    public static let navigationBarLeading = ToolbarItemPlacement(kind: .leading)
    /// At the trailing end of the title bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(kind: .trailing)
    /// In the bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(kind: .bottom)
}

/// One of the bars.
///
/// Follows Apple's [ToolbarPlacement](https://developer.apple.com/documentation/swiftui/toolbarplacement).
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    /// The bar that fits.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bar at the bottom.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The title bar.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar of a tab view.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The window's own title bar.
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// An item of a bar.
struct ToolbarEntry: Identifiable {
    var id: AnyHashable
    let placement: ToolbarItemPlacement
    var content: AnyView
    /// The part of the bar that it shows; nil for an item of the app's own.
    var kind: ToolbarDefaultItemKind?
    /// The note at the item; nil for none.
    var badge: Text?
    /// How long the item stays in a bar that becomes too narrow.
    var priority = ToolbarItemVisibilityPriority.automatic
}

/// The content of toolbars.
///
/// Follows Apple's [ToolbarContent](https://developer.apple.com/documentation/swiftui/toolbarcontent).
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the body, normally inferred.
    associatedtype Body: ToolbarContent
    /// The content of the body.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// The engine's way in.
    nonisolated func _collect(_ entries: inout _ToolbarEntries)
}

extension ToolbarContent {
    public nonisolated func _collect(_ entries: inout _ToolbarEntries) {
        MainActor.assumeIsolated { UncheckedBox(body) }.value._collect(&entries)
    }
}

/// Carries a value out of an isolation that both sides share.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Never: ToolbarContent {
    public nonisolated func _collect(_ entries: inout _ToolbarEntries) {}
}

/// An `if` without `else` in a toolbar.
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    @MainActor public var body: Never { return fatalError("Optional has no body.") }
    public nonisolated func _collect(_ entries: inout _ToolbarEntries) { self?._collect(&entries) }
}

/// The items that were found in toolbar content.
public struct _ToolbarEntries {
    var all: [ToolbarEntry] = []
    /// The menu of the title; nil for none.
    var titleMenu: AnyView?

    mutating func add(
        _ placement: ToolbarItemPlacement, _ content: AnyView, kind: ToolbarDefaultItemKind? = nil,
        badge: Text? = nil
    ) {
        add(ToolbarEntry(id: 0, placement: placement, content: content, kind: kind, badge: badge))
    }

    /// Adds an item of other content, with an identity of its own among these.
    mutating func add(_ entry: ToolbarEntry) {
        var entry = entry
        entry.id = all.count
        all.append(entry)
    }
}

/// An item of a toolbar.
///
/// The placement is a role: `.primaryAction`, `.cancellationAction`, `.principal`, or a place: `.topBarLeading`. Items
/// without one are at the trailing end of the bar. Items without room are in a menu at the end.
///
/// ```swift
/// NavigationStack {
///     Text("Game").toolbar {
///         ToolbarItem(placement: .topBarLeading) { Button("New") {} }
///         ToolbarItem(placement: .primaryAction) { Button("Deal", systemImage: "rectangle.stack") {} }
///     }
/// }
/// ```
///
/// Follows Apple's [ToolbarItem](https://developer.apple.com/documentation/swiftui/toolbaritem).
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private nonisolated(unsafe) let content: Content
    private var isShown = true

    /// Creates an item.
    public nonisolated init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == () {
        self.placement = placement
        self.content = content()
    }

    /// Creates an item with a name.
    public nonisolated init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == String {
        self.placement = placement
        self.content = content()
    }

    /// Creates an item with a name that is there at once, or not before a user adds it: never here.
    public nonisolated init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        self.init(id: id, placement: placement, content: content)
        isShown = showsByDefault
    }

    public var body: Never { return fatalError("ToolbarItem has no body.") }
    public nonisolated func _collect(_ entries: inout _ToolbarEntries) {
        guard isShown else { return }
        entries.add(placement, AnyView(content), badge: (content as? any BadgeBearing)?.ownBadge)
    }
}

/// Several items of a toolbar in one place.
///
/// Follows Apple's [ToolbarItemGroup](https://developer.apple.com/documentation/swiftui/toolbaritemgroup).
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private nonisolated(unsafe) let content: Content

    /// Creates a group.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public var body: Never { return fatalError("ToolbarItemGroup has no body.") }
    public nonisolated func _collect(_ entries: inout _ToolbarEntries) { entries.add(placement, AnyView(content)) }
}

/// Builds the content of a toolbar.
@resultBuilder
public enum ToolbarContentBuilder {
    /// A single item stays itself.
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
    /// An empty closure.
    public static func buildBlock() -> _ToolbarList { _ToolbarList(entries: .init()) }
    /// Several items.
    public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _ToolbarList {
        var entries = _ToolbarEntries()
        repeat (each content)._collect(&entries)
        return _ToolbarList(entries: entries)
    }
    /// An `if` without `else`.
    public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
    /// The first branch of an `if` with `else`.
    public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarList { list(first) }
    /// The second branch.
    public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarList { list(second) }
    /// An `if #available`.
    public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarList { list(content) }

    private static func list<C: ToolbarContent>(_ content: C?) -> _ToolbarList {
        var entries = _ToolbarEntries()
        content?._collect(&entries)
        return _ToolbarList(entries: entries)
    }
}

/// Items of a toolbar that were found already.
public struct _ToolbarList: ToolbarContent {
    nonisolated(unsafe) let entries: _ToolbarEntries
    public var body: Never { return fatalError("_ToolbarList has no body.") }
    public nonisolated func _collect(_ entries: inout _ToolbarEntries) {
        for entry in self.entries.all { entries.add(entry) }
        entries.titleMenu = entries.titleMenu ?? self.entries.titleMenu
    }
}

extension View {
    /// Adds items to the bars of the navigation stack that the view is in, or of the window where it is in none.
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        var entries = _ToolbarEntries()
        content()._collect(&entries)
        let menu = entries.titleMenu
        return toolbarEntries(entries.all).bar { $0.titleMenu = $0.titleMenu ?? menu }
    }

    /// Adds views to the title bar of the navigation stack that the view is in, or of the window where it is in none.
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        toolbarEntries([ToolbarEntry(id: 0, placement: .automatic, content: AnyView(content()))])
    }
}
