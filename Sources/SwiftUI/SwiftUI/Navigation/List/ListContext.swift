import Foundation

/// Context that a list or form passes to the views that it lists: those that are several rows make them from it.
struct ListContext {
    /// The style of pickers around the list.
    let pickerStyle: _PickerStyleKind
    /// The groups that are open, by their place, where the app keeps no state for them.
    let expanded: Binding<Set<AnyHashable>>
    /// Whether disclosure groups have a style of the app's, which makes their content itself.
    let hasDisclosureStyle: Bool

    /// Whether the group at a place is open.
    func isExpanded(_ place: AnyHashable) -> Binding<Bool> {
        let expanded = expanded
        return Binding {
            expanded.wrappedValue.contains(place)
        } set: {
            if $0 { expanded.wrappedValue.insert(place) } else { expanded.wrappedValue.remove(place) }
        }
    }

    /// The rows of a list's content.
    static func items<Content: View>(
        of content: Content, _ pickerStyle: _PickerStyleKind, _ expanded: Binding<Set<AnyHashable>>,
        hasDisclosureStyle: Bool
    ) -> ViewItems {
        ViewItem.items(of: content) {
            $0[Key.self] = ListContext(
                pickerStyle: pickerStyle, expanded: expanded, hasDisclosureStyle: hasDisclosureStyle)
        }
    }

    /// Where views find it; nil outside of lists.
    enum Key: ViewItemTraitKey { static var defaultValue: ListContext? { nil } }
}

/// How far a row's content is moved in, in points: one of a group's is.
enum RowIndentKey: ViewItemTraitKey { static var defaultValue: CGFloat { 0 } }
/// The style of a picker, if the view that lists it knows it; nil for that around the list.
enum PickerStyleItemKey: ViewItemTraitKey { static var defaultValue: _PickerStyleKind? { nil } }
/// Whether a control hides its label.
enum LabelsHiddenItemKey: ViewItemTraitKey { static var defaultValue: Bool { false } }
/// Whether a row shows its badge itself.
enum ShowsBadgeKey: ViewItemTraitKey { static var defaultValue: Bool { false } }
