import SwiftUICore

/// The line at which the controls of a form in columns begin; their labels end before it.
private struct FormColumn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

extension HorizontalAlignment {
    /// The line at which the controls of a form in columns begin.
    static let formColumn = HorizontalAlignment(FormColumn.self)
}

private enum FieldTitlesKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether fields show their titles beside them, and not as prompts: in forms of the Mac.
    var showsFieldTitles: Bool {
        get { self[FieldTitlesKey.self] && !labelsHidden }
        set { self[FieldTitlesKey.self] = newValue }
    }

    /// Whether the view is a row of a grouped form of the Mac: toggles are switches, and pickers have no frame.
    var isInGroupedForm: Bool { isInList && self[FieldTitlesKey.self] }
}

/// A field of a form with its title, in rows at the trailing edge.
struct TitledField<Title: View, Field: View>: View {
    let title: Title
    let field: Field
    @Environment(\.isInList) private var isInList

    var body: some View {
        if isInList {
            LabeledControl(label: title, control: field.multilineTextAlignment(.trailing))
        } else {
            LabeledControl(label: title, control: field)
        }
    }
}

/// Rows one below the other, the labels in a column before one of controls.
///
/// What has no label begins where the controls do.
struct FormColumns<Content: View>: View {
    let content: Content

    var body: some View {
        FormRows(spacing: 10) { content }
            .environment(\.showsFieldTitles, true)
            .environment(\.isInList, false)
    }
}
