import Foundation
import SwiftUICore

extension Binding {
    /// Whether there is a value; setting it to false removes the value.
    fileprivate func isPresent<T>() -> Binding<Bool> where Value == T? {
        let base = self
        return Binding<Bool> {
            base.wrappedValue != nil
        } set: { isPresent in
            if !isPresent { base.wrappedValue = nil }
        }
    }
}

extension View {
    /// Shows a dialog about a value while there is one.
    fileprivate nonisolated func dialog<T>(
        _ title: Text?, _ item: Binding<T?>, _ actions: (T) -> AnyView,
        message: (T) -> AnyView? = { _ in nil }, isConfirmation: Bool = false
    ) -> some View {
        let value = item.wrappedValue
        return modifier(
            DialogModifier(
                isPresented: item.isPresent(), title: title, message: value.flatMap(message),
                actions: AnyView(value.map(actions)), isConfirmation: isConfirmation))
    }

    /// Shows an alert about a value while there is one; each of its actions removes the value.
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(Text(titleKey), data, { AnyView(actions($0)) })
    }

    /// Shows an alert with a message about a value while there is one; each of its actions removes the value.
    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(Text(titleKey), data, { AnyView(actions($0)) }, message: { AnyView(message($0)) })
    }

    /// Shows an alert about a value while there is one; each of its actions removes the value.
    @_disfavoredOverload
    public nonisolated func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(Text(titleResource), data, { AnyView(actions($0)) })
    }

    /// Shows an alert with a message about a value while there is one; each of its actions removes the value.
    @_disfavoredOverload
    public nonisolated func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(Text(titleResource), data, { AnyView(actions($0)) }, message: { AnyView(message($0)) })
    }

    /// Shows an alert about a value while there is one; each of its actions removes the value.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(Text(title), data, { AnyView(actions($0)) })
    }

    /// Shows an alert with a message about a value while there is one; each of its actions removes the value.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(Text(title), data, { AnyView(actions($0)) }, message: { AnyView(message($0)) })
    }

    /// Shows an alert about a value while there is one; each of its actions removes the value.
    public nonisolated func alert<A: View, T>(
        _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(title, data, { AnyView(actions($0)) })
    }

    /// Shows an alert with a message about a value while there is one; each of its actions removes the value.
    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(title, data, { AnyView(actions($0)) }, message: { AnyView(message($0)) })
    }
}

extension View {
    /// Shows a choice of actions about a value while there is one; each of them removes the value.
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            titleVisibility == .visible ? Text(titleKey) : nil, data, { AnyView(actions($0)) }, isConfirmation: true)
    }

    /// Shows a choice of actions with a message about a value while there is one; each of them removes the value.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            titleVisibility == .visible ? Text(titleKey) : nil, data, { AnyView(actions($0)) },
            message: { AnyView(message($0)) }, isConfirmation: true)
    }

    /// Shows a choice of actions about a value while there is one; each of them removes the value.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            titleVisibility == .visible ? Text(titleResource) : nil, data, { AnyView(actions($0)) },
            isConfirmation: true)
    }

    /// Shows a choice of actions with a message about a value while there is one; each of them removes the value.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            titleVisibility == .visible ? Text(titleResource) : nil, data, { AnyView(actions($0)) },
            message: { AnyView(message($0)) }, isConfirmation: true)
    }

    /// Shows a choice of actions about a value while there is one; each of them removes the value.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            titleVisibility == .visible ? Text(title) : nil, data, { AnyView(actions($0)) }, isConfirmation: true)
    }

    /// Shows a choice of actions with a message about a value while there is one; each of them removes the value.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            titleVisibility == .visible ? Text(title) : nil, data, { AnyView(actions($0)) },
            message: { AnyView(message($0)) }, isConfirmation: true)
    }

    /// Shows a choice of actions about a value while there is one; each of them removes the value.
    public nonisolated func confirmationDialog<A: View, T>(
        _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            titleVisibility == .visible ? title : nil, data, { AnyView(actions($0)) }, isConfirmation: true)
    }

    /// Shows a choice of actions with a message about a value while there is one; each of them removes the value.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            titleVisibility == .visible ? title : nil, data, { AnyView(actions($0)) },
            message: { AnyView(message($0)) }, isConfirmation: true)
    }
}

extension View {
    /// Shows an alert about an error while there is one, with its description as the title; its actions remove the error.
    public nonisolated func alert<E: LocalizedError, A: View>(
        error: Binding<E?>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(error.title, error, { _ in AnyView(actions()) })
    }

    /// Shows an alert with a message about an error while there is one, with its description as the title; its actions remove
    /// the error.
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        error: Binding<E?>, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        dialog(error.title, error, { AnyView(actions($0)) }, message: { AnyView(message($0)) })
    }

    /// Shows an alert about any error while there is one, with its description as the title; its actions remove the error.
    public nonisolated func alert<A: View>(
        error: Binding<(any Error)?>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(error.title, error, { _ in AnyView(actions()) })
    }

    /// Shows an alert with a message about any error while there is one, with its description as the title; its actions remove
    /// the error.
    public nonisolated func alert<A: View, M: View>(
        error: Binding<(any Error)?>, @ViewBuilder actions: (any Error) -> A,
        @ViewBuilder message: (any Error) -> M
    ) -> some View {
        dialog(error.title, error, { AnyView(actions($0)) }, message: { AnyView(message($0)) })
    }
}

extension Binding {
    /// The description of an error as a title.
    fileprivate var title: Text {
        guard let error = wrappedValue as? any Error else { return Text(verbatim: "") }
        return Text(verbatim: (error as? any LocalizedError)?.errorDescription ?? error.localizedDescription)
    }
}
