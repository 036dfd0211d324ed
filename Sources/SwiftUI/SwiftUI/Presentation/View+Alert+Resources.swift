import Foundation

extension View {
    /// Shows an alert while a value is true.
    @_disfavoredOverload
    public nonisolated func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, title: Text(titleResource), message: nil, actions: AnyView(actions())))
    }

    /// Shows an alert with a message while a value is true.
    @_disfavoredOverload
    public nonisolated func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, title: Text(titleResource), message: AnyView(message()),
                actions: AnyView(actions())))
    }

    /// Shows an alert about a value while another is true and there is the value.
    @_disfavoredOverload
    public nonisolated func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented.when(data != nil), title: Text(titleResource), message: nil,
                actions: AnyView(data.map(actions))))
    }

    /// Shows an alert with a message about a value while another is true and there is the value.
    @_disfavoredOverload
    public nonisolated func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented.when(data != nil), title: Text(titleResource),
                message: data.map { AnyView(message($0)) }, actions: AnyView(data.map(actions))))
    }
}
