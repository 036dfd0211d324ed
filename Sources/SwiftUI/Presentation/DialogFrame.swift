import Foundation

/// The card of an alert or confirmation dialog, above the dimmed window.
struct DialogFrame: View {
    let title: Text?
    let message: AnyView?
    let actions: AnyView
    /// Whether a press beside the card closes it, and its buttons stand below each other.
    let isConfirmation: Bool
    let close: () -> Void

    var body: some View {
        let items = buttons
        ZStack {
            Color.black.opacity(0.35).onTapGesture { if isConfirmation { close() } }
            VStack(spacing: 0) {
                VStack(spacing: 4) {
                    if let title {
                        title.font(isConfirmation ? .footnote : .headline).multilineTextAlignment(.center)
                            .foregroundStyle(isConfirmation ? Color.secondary : Color.primary)
                            .accessibilityAddTraits(.isHeader)
                    }
                    message?.font(.footnote).multilineTextAlignment(.center)
                }
                .padding(.horizontal, 16)
                .padding(.vertical, title == nil && message == nil ? 0 : 18)
                DialogButtons(items: items, isSideBySide: !isConfirmation && items.count == 2)
            }
            .frame(width: 290)
            .contentShape(Rectangle())
            .background(Color(UIColor.secondarySystemGroupedBackground))
            .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
            .shadow(color: Color.black.opacity(0.3), radius: 20, x: 0, y: 8)
        }
        .buttonStyle(DialogButtonStyle())
        .textFieldStyle(.roundedBorder)
        .environment(\.closeMenu, close)
        .environment(\.isInList, false)
        .responder {
            $0.isModal = true
            // Escape leaves things as they were; Return accepts where there is one answer.
            $0.matchesShortcut = { event in event.key == .escape || event.key == .return && items.count == 1 }
            $0.activate = close
        }
    }

    /// The buttons; one to close where there is none.
    private var buttons: [ViewItem] {
        let items = ViewItem.flat(ViewItem.items(of: actions))
        if !items.isEmpty, !isConfirmation { return items }
        if isConfirmation {
            let hasCancel = items.contains { $0.traits[ButtonRoleItemKey.self] == .cancel }
            return hasCancel ? items : items + ViewItem.items(of: Button("Cancel", role: .cancel) {})
        }
        return ViewItem.items(of: Button("OK") {})
    }
}

private struct DialogButtons: View {
    let items: [ViewItem]
    let isSideBySide: Bool

    var body: some View {
        let line = Color(UIColor.separator)
        if isSideBySide {
            Rectangle().fill(line).modifier(Hairline())
            HStack(spacing: 0) {
                items[0].view
                Rectangle().fill(line).frame(width: 0.5, height: 44)
                items[1].view
            }
        } else {
            VStack(spacing: 0) {
                ForEach(Array(items.enumerated()), id: \.offset) { _, item in
                    Rectangle().fill(line).modifier(Hairline())
                    item.view
                }
            }
        }
    }
}

/// A button of a dialog: it closes the dialog and then does what it does.
private struct DialogButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { DialogButton(configuration: configuration) }
}

private struct DialogButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.closeMenu) private var close

    var body: some View {
        Button {
            close?()
            configuration.trigger()
        } label: {
            configuration.label
                .font(configuration.role == .cancel ? .headline : .body)
                .foregroundStyle(
                    configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
                )
                .frame(maxWidth: .infinity, minHeight: 44)
                .contentShape(Rectangle())
        }
        .buttonStyle(DialogButtonLook())
    }
}

private struct DialogButtonLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.background(configuration.isPressed ? Color(UIColor.systemFill) : Color.clear)
    }
}

/// Shows a dialog while a value is true.
struct DialogModifier: ViewModifier {
    let isPresented: Binding<Bool>
    let title: Text?
    let message: AnyView?
    let actions: () -> AnyView
    var isConfirmation = false

    func body(content: Content) -> some View {
        content.modifier(
            PresentedOverlay(isPresented: isPresented.wrappedValue) {
                DialogFrame(
                    title: title, message: message, actions: actions(), isConfirmation: isConfirmation,
                    close: { isPresented.wrappedValue = false })
            })
    }
}
