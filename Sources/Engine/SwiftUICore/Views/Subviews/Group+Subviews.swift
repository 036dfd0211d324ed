/// A view made of the views that another one consists of.
///
/// `Group(subviews:transform:)` makes it. Follows Apple's
/// [GroupElementsOfContent](https://developer.apple.com/documentation/swiftui/groupelementsofcontent).
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    fileprivate let base: Subviews
    fileprivate let transform: (SubviewsCollection) -> Content

    nonisolated public static var _isUnary: Bool { false }

    public var body: some View {
        SubviewsReader(items: { [base] in ViewItem.items(of: base) }) { [transform] items, container in
            transform(SubviewsCollection(items: ViewItem.flat(items), container: container))
        }
    }
}

extension GroupElementsOfContent: ViewItemListing {
    package func collectItems(_ collector: inout ViewItemCollector) {
        let items = ViewItem.flat(ViewItem.items(of: base))
        collector.collect(transform(SubviewsCollection(items: items, container: nil)), at: "subviews")
    }
}

/// A view made of the sections of another one.
///
/// `Group(sections:transform:)` makes it. Follows Apple's
/// [GroupSectionsOfContent](https://developer.apple.com/documentation/swiftui/groupsectionsofcontent).
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
    fileprivate let base: Sections
    fileprivate let transform: (SectionCollection) -> Content

    nonisolated public static var _isUnary: Bool { false }

    public var body: some View {
        SubviewsReader(items: { [base] in ViewItem.items(of: base) }) { [transform] items, container in
            transform(SectionCollection(items, in: container))
        }
    }
}

extension GroupSectionsOfContent: ViewItemListing {
    package func collectItems(_ collector: inout ViewItemCollector) {
        collector.collect(transform(SectionCollection(ViewItem.items(of: base), in: nil)), at: "sections")
    }
}

extension Group {
    /// Creates a view of all the views that a view consists of.
    ///
    /// ```swift
    /// struct Headed<Content: View>: View {
    ///     @ViewBuilder var content: Content
    ///
    ///     var body: some View {
    ///         Group(subviews: content) { subviews in
    ///             HStack {
    ///                 subviews.first
    ///                 VStack { subviews.dropFirst() }
    ///             }
    ///         }
    ///     }
    /// }
    /// ```
    /// - Parameters:
    ///   - view: The view to take apart.
    ///   - transform: Makes the view that is shown instead.
    public nonisolated init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(grouping: GroupElementsOfContent(base: view, transform: transform))
    }

    /// Creates a view of all the sections of a view; views that are in none form sections of their own.
    /// - Parameters:
    ///   - view: The view to take apart.
    ///   - transform: Makes the view that is shown instead.
    public nonisolated init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(grouping: GroupSectionsOfContent(base: view, transform: transform))
    }
}
