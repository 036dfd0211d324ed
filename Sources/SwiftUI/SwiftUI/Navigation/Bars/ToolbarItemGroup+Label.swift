import SwiftUICore

/// The content of a group of toolbar items with a label.
///
/// Follows Apple's
/// [LabeledToolbarItemGroupContent](https://developer.apple.com/documentation/swiftui/labeledtoolbaritemgroupcontent).
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    public var body: some View {
        ControlGroup {
            content
        } label: {
            label
        }
    }
}

extension ToolbarItemGroup {
    /// Creates a group whose items are a group of controls with a label.
    public nonisolated init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        let group = LabeledToolbarItemGroupContent(content: content(), label: label())
        self.init(placement: placement) { group }
    }
}
