import SwiftUICore

/// Whether a listed view is a control, whose row has room for it within the row's insets.
enum RowControlKey: ViewItemTraitKey { static var defaultValue: Bool { false } }

private enum RowControlRoomKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
    /// How far a control extends into the insets of its row, above and below, in points; 0 in all other places.
    var rowControlRoom: CGFloat {
        get { self[RowControlRoomKey.self] }
        set { self[RowControlRoomKey.self] = newValue }
    }
}

/// Makes a control extend into the insets of the row that consists of it: one of up to 36 points fits in a row of 44.
///
/// The label beside it keeps the insets (``RowLabelRoom``), so that a label of several lines makes the row higher.
struct RowControlRoom: ViewModifier {
    var isEnabled = true
    @Environment(\.rowControlRoom) private var room

    func body(content: Content) -> some View { content.padding(.vertical, isEnabled ? -room : 0) }
}

/// Keeps the insets of a row around the label of a control that extends into them.
struct RowLabelRoom: ViewModifier {
    @Environment(\.rowControlRoom) private var room

    func body(content: Content) -> some View { content.padding(.vertical, room) }
}

extension Toggle: ViewItemTraitSource {
    package nonisolated func gatherTraits(_ traits: inout ViewItemTraits) { traits[RowControlKey.self] = true }
}

extension Stepper: ViewItemTraitSource {
    package nonisolated func gatherTraits(_ traits: inout ViewItemTraits) { traits[RowControlKey.self] = true }
}

extension Slider: ViewItemTraitSource {
    package nonisolated func gatherTraits(_ traits: inout ViewItemTraits) { traits[RowControlKey.self] = true }
}

extension Picker: ViewItemTraitSource {
    package nonisolated func gatherTraits(_ traits: inout ViewItemTraits) { traits[RowControlKey.self] = true }
}

extension DatePicker: ViewItemTraitSource {
    package nonisolated func gatherTraits(_ traits: inout ViewItemTraits) { traits[RowControlKey.self] = true }
}

extension ColorPicker: ViewItemTraitSource {
    package nonisolated func gatherTraits(_ traits: inout ViewItemTraits) { traits[RowControlKey.self] = true }
}

extension LabeledContent: ViewItemTraitSource where Label: View, Content: View {
    package nonisolated func gatherTraits(_ traits: inout ViewItemTraits) { traits[RowControlKey.self] = true }
}
