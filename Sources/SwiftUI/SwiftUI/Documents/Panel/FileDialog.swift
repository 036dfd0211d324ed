import Foundation

/// An app's settings for the file panels that views show.
package struct FileDialog {
    /// The folder with which panels begin; nil for the one last shown.
    var folder: URL?
    /// The title of the confirmation button; nil for the default.
    var confirmationLabel: Text?
    /// The message below the title; nil for none.
    var message: Text?
}

private enum FileDialogKey: EnvironmentKey { static var defaultValue: FileDialog { FileDialog() } }

extension EnvironmentValues {
    /// The app's settings for file panels.
    var fileDialog: FileDialog {
        get { self[FileDialogKey.self] }
        set { self[FileDialogKey.self] = newValue }
    }
}
