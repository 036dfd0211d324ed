import DisplayList
import Foundation

/// Rows one below the other, in sections, that can be chosen, deleted and moved.
///
/// Rows are made when they come into view, however many elements there are. The style follows the container: grouped within a
/// stack of a phone, a sidebar in a split view's first column; `listStyle(_:)` overrides it. A selection needs `tag(_:)` or
/// the identity of a `ForEach`, and edit mode for several rows on iOS.
///
/// ```swift
/// struct Names: View {
///     @State private var names = ["Ada", "Grace"]
///     var body: some View {
///         List {
///             Section("Engineers") {
///                 ForEach(names, id: \.self) { Text($0) }
///                     .onDelete { names.remove(atOffsets: $0) }
///             }
///         }
///         .listStyle(.insetGrouped)
///     }
/// }
/// ```
///
/// Follows Apple's [List](https://developer.apple.com/documentation/swiftui/list). Rows are made when they become
/// visible.
public struct List<SelectionValue: Hashable, Content: View> {
    private let content: Content
    private let selection: ListSelection<SelectionValue>
    @Environment(\.listStyleKind) private var style
    @Environment(\.pickerStyleKind) private var pickerStyle
    @Environment(\.hasDisclosureStyle) private var hasDisclosureStyle
    @State private var expanded: Set<AnyHashable> = []

    nonisolated init(_ selection: ListSelection<SelectionValue>, _ content: Content) {
        self.selection = selection
        self.content = content
    }

    /// Creates a list in which several rows can be chosen.
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { .several($0) } ?? .none, content())
    }

    /// Creates a list in which a row can be chosen.
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { .one($0) } ?? .none, content())
    }

    @ViewBuilder @MainActor public var body: some View {
        RowList(
            items: ListContext.items(
                of: content, pickerStyle, $expanded, hasDisclosureStyle: hasDisclosureStyle), style: style,
            selection: selection,
            isLazy: true
        )
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension List: View {}

extension List {
    /// Creates a list in which a row is always chosen.
    @_disfavoredOverload
    public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(.always(selection), content())
    }
}

extension List where SelectionValue == Never {
    /// Creates a list.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(.none, content()) }
}
