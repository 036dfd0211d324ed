/// The collection of a `ForEach` over the views that a view consists of.
///
/// Follows Apple's [ForEachSubviewCollection](https://developer.apple.com/documentation/swiftui/foreachsubviewcollection).
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    public typealias Element = Subview
    public typealias Index = Int

    /// Returns the items of the view.
    fileprivate let find: () -> ViewItems
    /// The items as far as they are known outside the tree; made when somebody counts them.
    private let known: Known

    private final class Known {
        var items: ViewItems?
    }

    fileprivate init<V: View>(_ view: V) {
        find = { ViewItem.items(of: view) }
        known = Known()
    }

    private var items: ViewItems {
        if let items = known.items { return items }
        let items = ViewItem.flat(find())
        known.items = items
        return items
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { items.count }
    public subscript(index: Int) -> Subview { Subview(item: items[index], container: nil) }
}

extension ForEachSubviewCollection: ElementsInTree {
    package func show<Row: View>(_ row: @escaping (Any) -> Row, _ context: inout _Reconciler) {
        let reader = SubviewsReader(items: find) { items, container in
            ForEach<SubviewsCollection, Subview.ID, Row>(
                SubviewsCollection(items: ViewItem.flat(items), container: container)
            ) { row($0) }
        }
        SubviewsReader._reconcile(reader, &context)
    }
}

/// The collection of a `ForEach` over the sections of a view.
///
/// Follows Apple's [ForEachSectionCollection](https://developer.apple.com/documentation/swiftui/foreachsectioncollection).
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
    public typealias Element = SectionConfiguration
    public typealias Index = Int

    /// Returns the items of the view.
    fileprivate let find: () -> ViewItems
    /// The sections as far as they are known outside the tree; made when somebody counts them.
    private let known: Known

    private final class Known {
        var sections: SectionCollection?
    }

    fileprivate init<V: View>(_ view: V) {
        find = { ViewItem.items(of: view) }
        known = Known()
    }

    private var sections: SectionCollection {
        if let sections = known.sections { return sections }
        let sections = SectionCollection(find(), in: nil)
        known.sections = sections
        return sections
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEachSectionCollection: ElementsInTree {
    package func show<Row: View>(_ row: @escaping (Any) -> Row, _ context: inout _Reconciler) {
        let reader = SubviewsReader(items: find) { items, container in
            ForEach<SectionCollection, SectionConfiguration.ID, Row>(SectionCollection(items, in: container)) {
                row($0)
            }
        }
        SubviewsReader._reconcile(reader, &context)
    }
}

extension ForEach where Content: View {
    /// Creates a view for each of the views that a view consists of.
    ///
    /// ```swift
    /// struct Cards<Content: View>: View {
    ///     @ViewBuilder var content: Content
    ///
    ///     var body: some View {
    ///         ForEach(subviews: content) { subview in
    ///             subview.padding().background(.background, in: .rect(cornerRadius: 8))
    ///         }
    ///     }
    /// }
    /// ```
    /// - Parameters:
    ///   - view: The view to take apart: a group, a `ForEach`, the content of a view builder.
    ///   - content: Makes the view in which a subview is shown.
    public nonisolated init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(data: ForEachSubviewCollection(view), id: .closure { $0.id }, content: content)
    }

    /// Creates a view for each of the sections of a view; views that are in none form sections of their own.
    /// - Parameters:
    ///   - view: The view to take apart.
    ///   - content: Makes the view in which a section is shown.
    public nonisolated init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(data: ForEachSectionCollection(view), id: .closure { $0.id }, content: content)
    }
}
