import SwiftUI

// The forms of alerts and confirmation dialogs.
extension BuilderForms {
    @Builder static func alerts(
        @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
    ) -> [AnyView] {
        let base = Text("base")
        base.alert(key, isPresented: shown, actions: actions)
        base.alert(string, isPresented: shown, actions: actions)
        base.alert(text, isPresented: shown, actions: actions)
        base.alert(resource, isPresented: shown, actions: actions)
        base.alert(key, isPresented: shown, actions: actions, message: message)
        base.alert(string, isPresented: shown, actions: actions, message: message)
        base.alert(text, isPresented: shown, actions: actions, message: message)
        base.alert(resource, isPresented: shown, actions: actions, message: message)
        base.alert(isPresented: shown, error: Failure(), actions: actions)
        base.alert(error: failure, actions: actions)
        base.alert(error: anyFailure, actions: actions)
    }

    @Builder static func alertsAbout(
        @ViewBuilder actions: (Int) -> some View, @ViewBuilder message: (Int) -> some View
    ) -> [AnyView] {
        let base = Text("base")
        base.alert(key, isPresented: shown, presenting: 3, actions: actions)
        base.alert(string, isPresented: shown, presenting: 3, actions: actions)
        base.alert(text, isPresented: shown, presenting: 3, actions: actions)
        base.alert(resource, isPresented: shown, presenting: 3, actions: actions)
        base.alert(key, isPresented: shown, presenting: 3, actions: actions, message: message)
        base.alert(string, isPresented: shown, presenting: 3, actions: actions, message: message)
        base.alert(text, isPresented: shown, presenting: 3, actions: actions, message: message)
        base.alert(resource, isPresented: shown, presenting: 3, actions: actions, message: message)
        base.alert(key, item: item, actions: actions)
        base.alert(string, item: item, actions: actions)
        base.alert(text, item: item, actions: actions)
        base.alert(resource, item: item, actions: actions)
        base.alert(key, item: item, actions: actions, message: message)
        base.alert(string, item: item, actions: actions, message: message)
        base.alert(text, item: item, actions: actions, message: message)
        base.alert(resource, item: item, actions: actions, message: message)
    }

    @Builder static func errors(
        @ViewBuilder actions: (Failure) -> some View, @ViewBuilder message: (Failure) -> some View
    ) -> [AnyView] {
        let base = Text("base")
        base.alert(isPresented: shown, error: Failure(), actions: actions, message: message)
        base.alert(error: failure, actions: actions, message: message)
    }

    @Builder static func anyErrors(
        @ViewBuilder actions: (any Error) -> some View, @ViewBuilder message: (any Error) -> some View
    ) -> [AnyView] {
        Text("base").alert(error: anyFailure, actions: actions, message: message)
    }

    @Builder static func dialogs(
        @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
    ) -> [AnyView] {
        let base = Text("base")
        base.confirmationDialog(key, isPresented: shown, actions: actions)
        base.confirmationDialog(string, isPresented: shown, actions: actions)
        base.confirmationDialog(text, isPresented: shown, actions: actions)
        base.confirmationDialog(resource, isPresented: shown, actions: actions)
        base.confirmationDialog(key, isPresented: shown, actions: actions, message: message)
        base.confirmationDialog(string, isPresented: shown, actions: actions, message: message)
        base.confirmationDialog(text, isPresented: shown, actions: actions, message: message)
        base.confirmationDialog(resource, isPresented: shown, actions: actions, message: message)
    }

    @Builder static func dialogsAbout(
        @ViewBuilder actions: (Int) -> some View, @ViewBuilder message: (Int) -> some View
    ) -> [AnyView] {
        let base = Text("base")
        base.confirmationDialog(key, isPresented: shown, presenting: 3, actions: actions)
        base.confirmationDialog(string, isPresented: shown, presenting: 3, actions: actions)
        base.confirmationDialog(text, isPresented: shown, presenting: 3, actions: actions)
        base.confirmationDialog(resource, isPresented: shown, presenting: 3, actions: actions)
        base.confirmationDialog(key, isPresented: shown, presenting: 3, actions: actions, message: message)
        base.confirmationDialog(string, isPresented: shown, presenting: 3, actions: actions, message: message)
        base.confirmationDialog(text, isPresented: shown, presenting: 3, actions: actions, message: message)
        base.confirmationDialog(resource, isPresented: shown, presenting: 3, actions: actions, message: message)
        base.confirmationDialog(key, item: item, actions: actions)
        base.confirmationDialog(string, item: item, actions: actions)
        base.confirmationDialog(text, item: item, actions: actions)
        base.confirmationDialog(resource, item: item, actions: actions)
        base.confirmationDialog(key, item: item, actions: actions, message: message)
        base.confirmationDialog(string, item: item, actions: actions, message: message)
        base.confirmationDialog(text, item: item, actions: actions, message: message)
        base.confirmationDialog(resource, item: item, actions: actions, message: message)
    }
}
