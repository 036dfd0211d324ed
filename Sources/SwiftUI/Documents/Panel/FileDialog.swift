import Foundation

/// What an app sets of the file panels that views show.
package struct FileDialog {
    /// The folder with which panels begin; nil for the one last shown.
    var folder: URL?
    /// What the button that ends panels says; nil for the usual.
    var confirmationLabel: Text?
    /// What panels say below their title; nil for nothing.
    var message: Text?
}

private enum FileDialogKey: EnvironmentKey { static var defaultValue: FileDialog { FileDialog() } }

extension EnvironmentValues {
    /// What the app sets of file panels.
    var fileDialog: FileDialog {
        get { self[FileDialogKey.self] }
        set { self[FileDialogKey.self] = newValue }
    }
}
