/// A section of the content of a view, or views beside each other that are in none.
///
/// `ForEach(sections:content:)` and `Group(sections:transform:)` pass them. Header, content and footer may each be any
/// number of views: show them in a container of your own.
///
/// Follows Apple's [SectionConfiguration](https://developer.apple.com/documentation/swiftui/sectionconfiguration).
public struct SectionConfiguration: Identifiable {
    /// The identity of a section.
    public struct ID: Hashable {
        let value: AnyHashable
    }

    /// The identity of the section.
    public let id: ID
    /// The values that modifiers of the section pass to the container.
    public let containerValues: ContainerValues
    /// The views of the header; none where there is no header.
    public let header: SubviewsCollection
    /// The views of the footer; none where there is no footer.
    public let footer: SubviewsCollection
    /// The views of the section itself.
    public let content: SubviewsCollection

    init(_ item: ViewItem, _ section: ViewItemSection, in container: ContainerReference?) {
        id = ID(value: item.id)
        containerValues = ContainerValues(item.traits)
        header = SubviewsCollection(items: section.header.map { ViewItem.items(of: $0) } ?? [], container: container)
        footer = SubviewsCollection(items: section.footer.map { ViewItem.items(of: $0) } ?? [], container: container)
        content = SubviewsCollection(items: ViewItem.flat(section.items), container: container)
    }

    /// Views that are in no section.
    init(looseViews items: ViewItems, number: Int, in container: ContainerReference?) {
        id = ID(value: number)
        containerValues = ContainerValues(ViewItemTraits())
        header = SubviewsCollection(items: [], container: container)
        footer = SubviewsCollection(items: [], container: container)
        content = SubviewsCollection(items: items, container: container)
    }
}

/// The sections of the content of a view; views that are in none form sections of their own.
///
/// Follows Apple's [SectionCollection](https://developer.apple.com/documentation/swiftui/sectioncollection).
public struct SectionCollection: RandomAccessCollection {
    public typealias Element = SectionConfiguration
    public typealias Index = Int

    private let sections: [SectionConfiguration]

    init(_ items: ViewItems, in container: ContainerReference?) {
        var sections: [SectionConfiguration] = []
        var loose = ViewItems()
        func endLooseViews() {
            if loose.isEmpty { return }
            sections.append(SectionConfiguration(looseViews: loose, number: sections.count, in: container))
            loose = ViewItems()
        }
        items.forEachRun {
            loose.append($0)
        } orItem: { item in
            if let section = item.isSection ? item.section : nil {
                endLooseViews()
                sections.append(SectionConfiguration(item, section, in: container))
            } else {
                loose.append(item)
            }
        }
        endLooseViews()
        self.sections = sections
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
