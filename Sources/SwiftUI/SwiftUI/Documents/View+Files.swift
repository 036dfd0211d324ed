import Foundation
import SwiftUICore
import UniformTypeIdentifiers

extension View {
    /// Presents a file importer for one file while a value is true.
    /// - Parameters:
    ///   - isPresented: Whether the choice is open.
    ///   - allowedContentTypes: The types to choose from.
    ///   - onCompletion: Takes the file; called for no choice that was given up.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false)
        { result in
            onCompletion(result.flatMap { $0.first.map { .success($0) } ?? .failure(CocoaError(.userCancelled)) })
        }
    }

    /// Presents a file importer for several files while a value is true.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Presents a file importer while a value is true, and reports when it was canceled.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        let isFolder = !allowedContentTypes.isEmpty && allowedContentTypes.allSatisfy { $0.conforms(to: .directory) }
        return modifier(
            FilePanelModifier(
                isPresented: isPresented, kind: isFolder ? .folder : .open(allowsSeveral: allowsMultipleSelection),
                types: allowedContentTypes, isReady: true
            ) { urls in
                if let urls { onCompletion(.success(urls)) } else { onCancellation() }
            })
    }

    /// Sets the folder with which file panels begin; nil for the one last shown.
    public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        transformEnvironment(\.fileDialog) { $0.folder = defaultDirectory }
    }

    /// Sets the title of the file panels' confirmation button; nil for “Open” or “Save”.
    public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        transformEnvironment(\.fileDialog) { $0.confirmationLabel = label }
    }

    /// Sets the message below the title of file panels; nil for none.
    public nonisolated func fileDialogMessage(_ message: Text?) -> some View {
        transformEnvironment(\.fileDialog) { $0.message = message }
    }

    /// Sets the text above the files of dialogs.
    public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// Sets the text above the files of dialogs.
    @_disfavoredOverload
    public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// Sets the title of the button of dialogs that takes the files.
    public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// Sets the title of the button of dialogs that takes the files.
    @_disfavoredOverload
    public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }
}
