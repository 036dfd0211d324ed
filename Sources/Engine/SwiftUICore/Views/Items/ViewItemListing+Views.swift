import DisplayList

extension EmptyView: ViewItemListing {
    package func collectItems(_ collector: inout ViewItemCollector) {}
}

extension Group: ViewItemListing where Content: View {
    package func collectItems(_ collector: inout ViewItemCollector) { collector.collect(content) }
}

extension Optional: ViewItemListing where Wrapped: View {
    package func collectItems(_ collector: inout ViewItemCollector) {
        if let self { collector.collect(self, at: "some") }
    }
}

extension _ConditionalContent: ViewItemListing where TrueContent: View, FalseContent: View {
    package func collectItems(_ collector: inout ViewItemCollector) {
        switch storage {
        case .trueContent(let content): collector.collect(content, at: "true")
        case .falseContent(let content): collector.collect(content, at: "false")
        }
    }
}

extension AnyView: ViewItemListing {
    package func collectItems(_ collector: inout ViewItemCollector) {
        ItemVisitor.run(&collector) { box.visit($0) }
    }
}

extension IDView: ViewItemListing where Content: View {
    package func collectItems(_ collector: inout ViewItemCollector) {
        if Content._isUnary, !opensItemBody(Content.self) {
            collector.add(self)
        } else if Content._isUnary {
            let (content, id) = (content, id)
            collector.with(
                traits: {
                    if $0.explicitID == nil { $0.explicitID = AnyHashable(id) }
                }, wrapper: { AnyView($0.id(id)) }
            ) { $0.collect(content) }
        } else {
            collector.collect(content, at: AnyHashable(id))
        }
    }
}

extension IDView: ViewItemTraitSource where Content: View {
    package func gatherTraits(_ traits: inout ViewItemTraits) {
        if traits.explicitID == nil { traits.explicitID = AnyHashable(id) }
        (content as? any ViewItemTraitSource)?.gatherTraits(&traits)
    }
}

/// Carries a collector through views whose types only their container knows.
private final class ItemVisitor: _ViewVisitor {
    private var collector: ViewItemCollector

    private init(_ collector: ViewItemCollector) { self.collector = collector }

    override func visit<V: View>(_ view: V, at place: AnyHashable) { collector.collect(view, at: place) }

    /// Makes a collector add the visitor's content from a function.
    static func run(_ collector: inout ViewItemCollector, _ show: (ItemVisitor) -> Void) {
        let visitor = ItemVisitor(collector)
        show(visitor)
        collector = visitor.collector
    }
}

extension TupleView: ViewItemListing {
    package func collectItems(_ collector: inout ViewItemCollector) {
        ItemVisitor.run(&collector) { visitor in withUnsafePointer(to: value) { type._visit($0, visitor) } }
    }
}

extension ForEach: ViewItemListing where Content: View {
    package func collectItems(_ collector: inout ViewItemCollector) {
        let (data, id, content) = (data, id, content)
        collector.addElements(
            data.count, id: { AnyHashable(id(data.element(at: $0))) }, view: { content(data.element(at: $0)) })
    }
}

extension ModifiedContent: ViewItemSplitting where Content: View, Modifier: ViewModifier {
    package static var splits: Bool { splitsItems(Content.self) }
}

extension ModifiedContent: ViewItemListing where Content: View, Modifier: ViewModifier {
    package func collectItems(_ collector: inout ViewItemCollector) {
        if Content._isUnary, !splitsItems(Content.self), !opensItemBody(Content.self) {
            collector.add(self)
        } else if let source = modifier as? any ViewItemTraitSource {
            let content = content
            collector.with(traits: { source.gatherTraits(&$0) }) { $0.collect(content) }
        } else {
            let (content, modifier) = (content, modifier)
            collector.with(wrapper: { AnyView($0.modifier(modifier)) }) { $0.collect(content) }
        }
    }
}

extension ModifiedContent: ViewItemTraitSource where Content: View, Modifier: ViewModifier {
    package func gatherTraits(_ traits: inout ViewItemTraits) {
        (modifier as? any ViewItemTraitSource)?.gatherTraits(&traits)
        (content as? any ViewItemTraitSource)?.gatherTraits(&traits)
    }
}

extension _TagModifier: ViewItemTraitSource {
    package func gatherTraits(_ traits: inout ViewItemTraits) {
        traits.tag = ViewTag(value: AnyHashable(value), includesOptional: includesOptional)
    }
}

extension Button: ViewItemTraitSource {
    package func gatherTraits(_ traits: inout ViewItemTraits) {
        if let role { traits[ButtonRoleItemKey.self] = role }
    }
}

/// The role of a listed button; nil for none.
package enum ButtonRoleItemKey: ViewItemTraitKey {
    package static var defaultValue: ButtonRole? { nil }
}

extension _ResponderModifier: ViewItemTraitSource {
    package func gatherTraits(_ traits: inout ViewItemTraits) {
        if actions.menuShortcut == MenuShortcut(.return, modifiers: []) { traits[DefaultItemKey.self] = true }
    }
}

/// Whether the app makes Return press a listed button.
package enum DefaultItemKey: ViewItemTraitKey {
    package static var defaultValue: Bool { false }
}

extension RandomAccessCollection {
    /// The element at a place, counted from 0.
    package func element(at place: Int) -> Element { self[index(startIndex, offsetBy: place)] }
}
