import Foundation

/// The row with the label of a picker whose choices are the rows below.
struct InlinePickerTitle<Label: View>: View {
    let label: Label
    var body: some View { label.foregroundStyle(Color(UIColor.secondaryLabel)) }
}

/// A choice of a picker as a row of a list, with a tick where it is chosen.
struct InlinePickerRow<Value: Hashable>: View {
    let view: AnyView
    let value: Value?
    let selections: [Binding<Value>]

    var body: some View {
        let isSelected = value != nil && selections.allSatisfy { $0.wrappedValue == value }
        Button {
            if let value { for selection in selections { selection.wrappedValue = value } }
        } label: {
            TickedRow(view: view, isSelected: isSelected)
        }
        .environment(\.hasFramelessControls, true)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

/// A view with a tick at the trailing edge where it is chosen.
private struct TickedRow: View {
    let view: AnyView
    let isSelected: Bool

    var body: some View {
        HStack {
            view.environment(\._foregroundStyle, nil)
            Spacer(minLength: 8)
            TickMark().opacity(isSelected ? 1 : 0)
        }
        .contentShape(Rectangle())
    }
}

/// A picker whose choices are on a separate page; a menu outside of a navigation stack.
struct LinkPicker<Label: View, Page: View>: View {
    let label: Label
    let title: String?
    let choices: [PickerChoice]
    let current: AnyView?
    let page: Page
    @Environment(\.navigation) private var navigation

    var body: some View {
        if navigation == nil {
            MenuPicker(
                name: title, label: label.asLabel, choices: choices, current: current, showsLabel: true)
        } else {
            NavigationLink {
                page.navigationTitle(Text(verbatim: title ?? ""))
            } label: {
                LabeledControl(
                    label: label,
                    control: Group {
                        if let current { current } else { choices.first(where: \.isSelected)?.view }
                    }
                    .foregroundStyle(Color(UIColor.secondaryLabel)))
            }
            .controlAccessibility { $0.role = .picker }
        }
    }
}

/// The page with the choices of a picker; choosing one pops it.
struct PickerPage<Value: Hashable, Content: View>: View {
    let selections: [Binding<Value>]
    let content: Content
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            ForEach(PickerChoice.choices(of: content, selections)) { choice in
                Button {
                    choice.select()
                    dismiss()
                } label: {
                    TickedRow(view: choice.view, isSelected: choice.isSelected)
                }
                .accessibilityAddTraits(choice.isSelected ? .isSelected : [])
            }
        }
    }
}
