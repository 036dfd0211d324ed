import Foundation

/// A label that shows and hides content.
///
/// The content is made when the group first opens. Without a binding the group keeps its own state, closed at first.
///
/// ```swift
/// struct Rules: View {
///     @State private var isOpen = false
///     var body: some View {
///         DisclosureGroup("Rules", isExpanded: $isOpen) { Text("Find all pairs.") }
///     }
/// }
/// ```
///
/// Follows Apple's [DisclosureGroup](https://developer.apple.com/documentation/swiftui/disclosuregroup).
public struct DisclosureGroup<Label: View, Content: View> {
    private let label: Label
    private let content: () -> Content
    private let binding: Binding<Bool>?
    @State private var ownState = false
    @ControlStyle private var style: StyleSlot<DisclosureGroupStyleConfiguration>

    nonisolated init(binding: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
        self.binding = binding
        self.label = label
        self.content = content
    }

    /// Creates a group that is closed at first.
    public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(binding: nil, label: label(), content: content)
    }

    /// Creates a group whose state is kept elsewhere.
    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(binding: isExpanded, label: label(), content: content)
    }

    @ViewBuilder @MainActor public var body: some View {
        style.makeBody(
            DisclosureGroupStyleConfiguration(
                label: .init(view: label.asLabel), content: .init(make: { AnyView(content()) }),
                isExpanded: binding ?? $ownState))
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension DisclosureGroup: View {}

extension DisclosureGroup: ViewItemSplitting {
    package static var splits: Bool { true }

    /// In a list the label and the group's content are separate rows.
    package func collectItems(_ collector: inout ViewItemCollector) {
        guard let context = collector.traits[ListContext.Key.self], !context.hasDisclosureStyle else {
            return collector.add(self)
        }
        let isExpanded = binding ?? context.isExpanded(collector.place)
        collector.with(traits: { $0[RowDisclosureKey.self] = isExpanded.animation() }) {
            $0.collect(DisclosureLabel(label: label, isExpanded: isExpanded), at: "label")
        }
        if isExpanded.wrappedValue {
            collector.with(traits: { $0[RowIndentKey.self] += 20 }) { $0.collect(content(), at: "content") }
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(binding: nil, label: Text(titleKey), content: content)
    }

    /// Creates a group with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(binding: nil, label: Text(label), content: content)
    }

    /// Creates a group with a title whose state is kept elsewhere.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(binding: isExpanded, label: Text(titleKey), content: content)
    }

    /// Creates a group with a title whose state is kept elsewhere.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(binding: isExpanded, label: Text(label), content: content)
    }
}
