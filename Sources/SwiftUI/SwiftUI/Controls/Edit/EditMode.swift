import Foundation

/// Whether the content of a list can be edited now.
///
/// Follows Apple's [EditMode](https://developer.apple.com/documentation/swiftui/editmode).
public enum EditMode: Hashable, Sendable {
    /// It cannot.
    case inactive
    /// It can for a moment, as after a swipe.
    case transient
    /// It can.
    case active

    /// Whether it can be edited.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// The binding to whether lists can be edited; nil if there is none.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that begins and ends the editing of lists around it.
///
/// Follows Apple's [EditButton](https://developer.apple.com/documentation/swiftui/editbutton).
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Creates the button.
    public nonisolated init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }

    nonisolated public static var _isUnary: Bool { true }
}
