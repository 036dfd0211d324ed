import Foundation

/// The card of an alert or confirmation dialog, above the dimmed window; or alone in a window of its own.
struct DialogFrame: View {
    let title: Text?
    let message: AnyView?
    let actions: AnyView
    /// Whether a press outside the card closes it, and its buttons are stacked.
    let isConfirmation: Bool
    /// Whether a window has the card alone: the desktop draws its frame.
    var isWindow = false
    let close: () -> Void
    @StateObject private var answer = DialogAnswer()

    var body: some View {
        let parts = DialogParts(actions, isConfirmation: isConfirmation)
        ZStack {
            if !isWindow { Backdrop.dimmed { if isConfirmation { close() } } }
            VStack(spacing: 0) {
                VStack(spacing: 4) {
                    if let title {
                        title.font(isConfirmation ? .footnote : .headline).multilineTextAlignment(.center)
                            .foregroundStyle(isConfirmation ? Color.secondary : Color.primary)
                            .accessibilityAddTraits(.isHeader)
                    }
                    message?.font(.footnote).multilineTextAlignment(.center)
                    fields(parts.fields)
                }
                .padding(.horizontal, 16)
                .padding(.vertical, title == nil && message == nil && parts.fields.isEmpty ? 0 : 18)
                DialogButtons(
                    items: parts.buttons, preferred: parts.preferred, cancel: parts.cancel,
                    isSideBySide: !isConfirmation && parts.buttons.count == 2)
            }
            .frame(width: isWindow ? 320 : 290)
            .modifier(CellFrame())
            .contentShape(Rectangle())
            .background(Color(UIColor.secondarySystemGroupedBackground))
            .clipShape(RoundedRectangle(cornerRadius: isWindow ? 0 : 14, style: .continuous))
            .shadow(color: Color.black.opacity(isWindow ? 0 : 0.3), radius: isWindow ? 0 : 20, x: 0, y: 8)
        }
        .buttonStyle(DialogButtonStyle())
        .textFieldStyle(.roundedBorder)
        .environment(\.closeMenu, close)
        .environment(\.dialogAnswer, answer)
        .environment(\.submitActions, [{ [answer] in answer.action?() }])
        .modifier(OutsideOfContainers())
        .modifier(FadesIn())
        .responder { $0.isModal = true }
    }

    /// The fields one below the other; the first one has the keyboard.
    @ViewBuilder
    private func fields(_ items: ViewItems) -> some View {
        if !items.isEmpty {
            VStack(spacing: 8) {
                ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
                    item.view.responder { $0.wantsFocus = index == 0 ? true : nil }
                }
            }
            .padding(.top, 10)
        }
    }
}

/// The fields and buttons of a dialog, in the order in which they are shown.
private struct DialogParts {
    private(set) var fields = ViewItems()
    private(set) var buttons = ViewItems()
    /// Which button Return presses; nil for none.
    private(set) var preferred: Int?
    /// Which button Escape presses; nil for none.
    private(set) var cancel: Int?

    @MainActor
    init(_ actions: AnyView, isConfirmation: Bool) {
        for item in ViewItem.flat(ViewItem.items(of: actions)) {
            if item.traits[FieldItemKey.self] { fields.append(item) } else { buttons.append(item) }
        }
        func isCancel(_ item: ViewItem) -> Bool { item.traits[ButtonRoleItemKey.self] == .cancel }
        if isConfirmation {
            if !buttons.contains(where: isCancel) {
                buttons.append(ViewItem.items(of: Button("Cancel", role: .cancel) {}))
            }
        } else if buttons.isEmpty {
            buttons = ViewItem.items(of: Button("OK") {})
        }
        // The button that cancels is first of two, else last.
        let others = buttons.filter { !isCancel($0) }
        let cancels = buttons.filter(isCancel)
        buttons = ViewItems(!isConfirmation && buttons.count == 2 ? cancels + others : others + cancels)
        cancel = buttons.firstIndex(where: isCancel) ?? (buttons.count == 1 ? 0 : nil)
        preferred =
            buttons.firstIndex { $0.traits[DefaultItemKey.self] }
            ?? buttons.firstIndex { $0.traits[ButtonRoleItemKey.self] == nil } ?? (buttons.count == 1 ? 0 : nil)
    }
}

/// The effect of Return in a dialog's field: as the button that it presses elsewhere.
final class DialogAnswer: ObservableObject, ViewOwned {
    var action: (() -> Void)?

    // The button holds the environment with this answer.
    func ownerRemoved() { action = nil }
}

private enum DialogAnswerKey: EnvironmentKey { static var defaultValue: DialogAnswer? { nil } }
private enum PreferredButtonKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The place where the button that Return presses registers its action; nil outside of dialogs.
    var dialogAnswer: DialogAnswer? {
        get { self[DialogAnswerKey.self] }
        set { self[DialogAnswerKey.self] = newValue }
    }

    /// Whether the button of a dialog is the one that Return presses.
    var isPreferredButton: Bool {
        get { self[PreferredButtonKey.self] }
        set { self[PreferredButtonKey.self] = newValue }
    }
}

private struct DialogButtons: View {
    let items: ViewItems
    let preferred: Int?
    let cancel: Int?
    let isSideBySide: Bool
    @Environment(\.hostKind) private var host

    var body: some View {
        let line = Color(UIColor.separator)
        if isSideBySide {
            Rectangle().fill(line).modifier(Hairline())
            HStack(spacing: 0) {
                button(0)
                if host == .terminal {
                    Divider().frame(height: 16)
                } else {
                    Rectangle().fill(line).frame(width: 0.5, height: 44)
                }
                button(1)
            }
        } else {
            VStack(spacing: 0) {
                ForEach(Array(items.indices), id: \.self) { index in
                    if index == 0 || host != .terminal { Rectangle().fill(line).modifier(Hairline()) }
                    button(index)
                }
            }
        }
    }

    private func button(_ index: Int) -> some View {
        items[index].view
            .environment(\.isPreferredButton, index == preferred)
            .responder {
                $0.matchesShortcut = { event in
                    event.modifiers.isEmpty
                        && (event.key == .return && index == preferred || event.key == .escape && index == cancel)
                }
            }
    }
}

/// A button of a dialog: it closes the dialog and then performs its action.
private struct DialogButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { DialogButton(configuration: configuration) }
}

private struct DialogButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.closeMenu) private var close
    @Environment(\.dialogAnswer) private var answer
    @Environment(\.isPreferredButton) private var isPreferred
    @Environment(\.hostKind) private var host

    var body: some View {
        if isPreferred { answer?.action = trigger }
        return Button(action: trigger) {
            configuration.label
                .font(configuration.role == .cancel ? .headline : .body)
                .foregroundStyle(
                    configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
                )
                .frame(maxWidth: .infinity, minHeight: host == .terminal ? 16 : 44)
                .contentShape(Rectangle())
        }
        .buttonStyle(DialogButtonLook())
    }

    private func trigger() {
        close?()
        configuration.trigger()
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
    let actions: AnyView
    var isConfirmation = false

    func body(content: Content) -> some View {
        content.modifier(
            PresentedOverlay(isPresented: isPresented.wrappedValue) {
                DialogFrame(
                    title: title, message: message, actions: actions, isConfirmation: isConfirmation,
                    close: { isPresented.wrappedValue = false })
            })
    }
}
