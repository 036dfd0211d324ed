import SwiftUICore

/// The content of a group of controls with a label.
///
/// Follows Apple's
/// [LabeledControlGroupContent](https://developer.apple.com/documentation/swiftui/labeledcontrolgroupcontent).
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let label: Label

    fileprivate nonisolated init(content: Content, label: Label) {
        self.content = content
        self.label = label
    }

    public var body: some View { content }
    nonisolated public static var _isUnary: Bool { false }
}

extension LabeledControlGroupContent: ViewItemListing {
    package func collectItems(_ collector: inout ViewItemCollector) { collector.collect(content, at: "content") }
}

extension ControlGroup {
    private nonisolated init<C: View, L: View>(labeled content: C, label: L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(content: LabeledControlGroupContent(content: content, label: label), label: AnyView(label))
    }

    /// Creates a group with a label, which is shown only in menus.
    public nonisolated init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(labeled: content(), label: label())
    }

    /// Creates a group with a title, which is shown only in menus.
    public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(labeled: content(), label: Text(titleKey))
    }

    /// Creates a group with a title, which is shown only in menus.
    @_disfavoredOverload
    public nonisolated init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(labeled: content(), label: Text(title))
    }

    /// Creates a group with a title and a symbol, which are shown only in menus.
    public nonisolated init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(labeled: content(), label: Label(titleKey, systemImage: systemImage))
    }

    /// Creates a group with a title and a symbol, which are shown only in menus.
    @_disfavoredOverload
    public nonisolated init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(labeled: content(), label: Label(title, systemImage: systemImage))
    }

    /// Creates a group with a title and an image of the app's, which are shown only in menus.
    public nonisolated init<C: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(labeled: content(), label: Label(titleKey, image: image))
    }
}
