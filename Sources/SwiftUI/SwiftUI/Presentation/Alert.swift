import Foundation

/// The content of an alert, as it was described before iOS 15.
///
/// Follows Apple's [Alert](https://developer.apple.com/documentation/swiftui/alert).
public struct Alert {
    /// A button of an alert or action sheet.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        /// Creates a plain button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action)
        }

        /// Creates a button that leaves things as they were.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action)
        }

        /// Creates a button that cancels.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(label: Text("Cancel"), role: .cancel, action: action)
        }

        /// Creates a button that destroys something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action)
        }

        var view: SwiftUICore.Button<Text> {
            SwiftUICore.Button(role: role, action: { action?() }) { label }
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text("OK"))]
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

/// A choice of actions, as it was described before iOS 15.
///
/// Follows Apple's [ActionSheet](https://developer.apple.com/documentation/swiftui/actionsheet).
public struct ActionSheet {
    /// A button.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates a choice of actions.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

/// The buttons of a dialog described by values.
private struct OldButtons: View {
    let buttons: [Alert.Button]
    var body: some View {
        ForEach(Array(buttons.enumerated()), id: \.offset) { $0.element.view }
    }
}

extension View {
    /// Shows an alert while a value is true.
    public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = isPresented.wrappedValue ? content() : nil
        return modifier(
            DialogModifier(
                isPresented: isPresented, title: alert?.title, message: (alert?.message).map { AnyView($0) },
                actions: AnyView(OldButtons(buttons: alert?.buttons ?? []))))
    }

    /// Shows an alert for a value while there is one.
    public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        let alert = item.wrappedValue.map(content)
        return modifier(
            DialogModifier(
                isPresented: item.isThere(), title: alert?.title, message: (alert?.message).map { AnyView($0) },
                actions: AnyView(OldButtons(buttons: alert?.buttons ?? []))))
    }

    /// Shows a choice of actions while a value is true.
    public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = isPresented.wrappedValue ? content() : nil
        return modifier(sheetModifier(isPresented, sheet))
    }

    /// Shows a choice of actions for a value while there is one.
    public nonisolated func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> some View {
        modifier(sheetModifier(item.isThere(), item.wrappedValue.map(content)))
    }

    private nonisolated func sheetModifier(_ isPresented: Binding<Bool>, _ sheet: ActionSheet?) -> DialogModifier {
        let buttons = sheet?.buttons ?? []
        return DialogModifier(
            isPresented: isPresented, title: sheet?.title, message: (sheet?.message).map { AnyView($0) },
            actions: AnyView(OldButtons(buttons: buttons)), isConfirmation: true)
    }
}

extension Binding {
    /// Whether there is a value; false takes it away.
    func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        let base = self
        return Binding<Bool> {
            base.wrappedValue != nil
        } set: {
            if !$0 { base.wrappedValue = nil }
        }
    }
}
