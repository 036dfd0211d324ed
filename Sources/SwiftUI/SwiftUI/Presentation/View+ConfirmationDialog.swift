import Foundation

extension View {
    /// Shows a choice of actions while a value is true.
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, title: titleVisibility == .visible ? Text(titleKey) : nil, message: nil,
                actions: AnyView(actions()), isConfirmation: true))
    }

    /// Shows a choice of actions with a message while a value is true.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, title: titleVisibility == .visible ? Text(titleKey) : nil,
                message: AnyView(message()),
                actions: AnyView(actions()), isConfirmation: true))
    }

    /// Shows a choice of actions about a value while another is true and there is the value.
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented.when(data != nil), title: titleVisibility == .visible ? Text(titleKey) : nil,
                message: nil,
                actions: AnyView(data.map(actions)), isConfirmation: true))
    }

    /// Shows a choice of actions with a message about a value while another is true and there is the value.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented.when(data != nil), title: titleVisibility == .visible ? Text(titleKey) : nil,
                message: data.map { AnyView(message($0)) }, actions: AnyView(data.map(actions)),
                isConfirmation: true))
    }

    /// Shows a choice of actions while a value is true.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, title: titleVisibility == .visible ? Text(title) : nil, message: nil,
                actions: AnyView(actions()), isConfirmation: true))
    }

    /// Shows a choice of actions with a message while a value is true.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, title: titleVisibility == .visible ? Text(title) : nil,
                message: AnyView(message()),
                actions: AnyView(actions()), isConfirmation: true))
    }

    /// Shows a choice of actions about a value while another is true and there is the value.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented.when(data != nil), title: titleVisibility == .visible ? Text(title) : nil,
                message: nil,
                actions: AnyView(data.map(actions)), isConfirmation: true))
    }

    /// Shows a choice of actions with a message about a value while another is true and there is the value.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented.when(data != nil), title: titleVisibility == .visible ? Text(title) : nil,
                message: data.map { AnyView(message($0)) }, actions: AnyView(data.map(actions)),
                isConfirmation: true))
    }

    /// Shows a choice of actions while a value is true.
    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, title: titleVisibility == .visible ? title : nil, message: nil,
                actions: AnyView(actions()), isConfirmation: true))
    }

    /// Shows a choice of actions with a message while a value is true.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, title: titleVisibility == .visible ? title : nil, message: AnyView(message()),
                actions: AnyView(actions()), isConfirmation: true))
    }

    /// Shows a choice of actions about a value while another is true and there is the value.
    public nonisolated func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented.when(data != nil), title: titleVisibility == .visible ? title : nil,
                message: nil,
                actions: AnyView(data.map(actions)), isConfirmation: true))
    }

    /// Shows a choice of actions with a message about a value while another is true and there is the value.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented.when(data != nil), title: titleVisibility == .visible ? title : nil,
                message: data.map { AnyView(message($0)) }, actions: AnyView(data.map(actions)),
                isConfirmation: true))
    }
}
