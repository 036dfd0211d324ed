import Foundation

extension View {
    /// Shows an alert while a value is true.
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, title: Text(titleKey), message: nil, actions: AnyView(actions())))
    }

    /// Shows an alert with a message while a value is true.
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, title: Text(titleKey), message: AnyView(message()),
                actions: AnyView(actions())))
    }

    /// Shows an alert about a value while another is true and there is the value.
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented.when(data != nil), title: Text(titleKey), message: nil,
                actions: AnyView(data.map(actions))))
    }

    /// Shows an alert with a message about a value while another is true and there is the value.
    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented.when(data != nil), title: Text(titleKey),
                message: data.map { AnyView(message($0)) }, actions: AnyView(data.map(actions))))
    }

    /// Shows an alert while a value is true.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, title: Text(title), message: nil, actions: AnyView(actions())))
    }

    /// Shows an alert with a message while a value is true.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, title: Text(title), message: AnyView(message()),
                actions: AnyView(actions())))
    }

    /// Shows an alert about a value while another is true and there is the value.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented.when(data != nil), title: Text(title), message: nil,
                actions: AnyView(data.map(actions))))
    }

    /// Shows an alert with a message about a value while another is true and there is the value.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented.when(data != nil), title: Text(title),
                message: data.map { AnyView(message($0)) }, actions: AnyView(data.map(actions))))
    }

    /// Shows an alert while a value is true.
    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, title: title, message: nil, actions: AnyView(actions())))
    }

    /// Shows an alert with a message while a value is true.
    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, title: title, message: AnyView(message()),
                actions: AnyView(actions())))
    }

    /// Shows an alert about a value while another is true and there is the value.
    public nonisolated func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented.when(data != nil), title: title, message: nil,
                actions: AnyView(data.map(actions))))
    }

    /// Shows an alert with a message about a value while another is true and there is the value.
    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented.when(data != nil), title: title,
                message: data.map { AnyView(message($0)) }, actions: AnyView(data.map(actions))))
    }

    /// Shows an alert about an error while a value is true and there is one.
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented.when(error != nil), title: Text(verbatim: error?.errorDescription ?? ""),
                message: nil, actions: AnyView(actions())))
    }

    /// Shows an alert with a message about an error while a value is true and there is one.
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented.when(error != nil), title: Text(verbatim: error?.errorDescription ?? ""),
                message: error.map { AnyView(message($0)) }, actions: AnyView(error.map(actions))))
    }
}

extension Binding where Value == Bool {
    /// The value while a condition holds, else false.
    func when(_ condition: Bool) -> Binding<Bool> {
        let base = self
        return Binding {
            condition && base.wrappedValue
        } set: {
            base.wrappedValue = $0
        }
    }
}
