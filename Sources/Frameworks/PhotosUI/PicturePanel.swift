import SwiftUI

/// A file panel for pictures.
struct PicturePanel: View {
    let allowsSeveral: Bool
    let filter: PHPickerFilter?
    /// Called with the files; none if the choice was canceled.
    let answer: ([URL]) -> Void

    var body: some View {
        FilePanel(
            kind: .open(allowsSeveral: allowsSeveral), types: filter?.types ?? [.image, .movie],
            title: allowsSeveral ? "Choose Pictures" : "Choose a Picture"
        ) { answer($0 ?? []) }
    }
}
