import Foundation
import SwiftUICore

/// An alert that belongs to no window: a window of its own while a value is true.
///
/// Follows Apple's [AlertScene](https://developer.apple.com/documentation/swiftui/alertscene).
public struct AlertScene<Actions: View, Message: View>: Scene {
    private let title: Text
    private let isPresented: Binding<Bool>
    nonisolated(unsafe) private let actions: Actions
    nonisolated(unsafe) private let message: Message

    public var body: some Scene {
        // Read here, so that a change is noticed.
        let isPresented = isPresented
        _ = isPresented.wrappedValue
        let content = DialogFrame(
            title: title, message: Message.self == EmptyView.self ? nil : AnyView(message), actions: AnyView(actions),
            isConfirmation: false, isWindow: true
        ) {
            isPresented.wrappedValue = false
        }
        return _ModifiedScene(content: Window(Text(verbatim: ""), id: "oriel.alert.\(title.plainString)") { content }) {
            $0.isPresented = isPresented
        }
        .windowResizability(.contentSize)
    }
}

extension AlertScene {
    /// Creates an alert with a message.
    public nonisolated init(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) {
        self.title = title
        self.isPresented = isPresented
        self.actions = actions()
        self.message = message()
    }

    /// Creates an alert with a message.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) {
        self.init(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Creates an alert with a message.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) {
        self.init(Text(title), isPresented: isPresented, actions: actions, message: message)
    }
}

extension AlertScene where Message == EmptyView {
    /// Creates an alert.
    public nonisolated init(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) {
        self.init(title, isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// Creates an alert.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) {
        self.init(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    /// Creates an alert.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) {
        self.init(Text(title), isPresented: isPresented, actions: actions)
    }
}
