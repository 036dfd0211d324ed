import Foundation
import SwiftUICore

/// A view that a link, or a modifier, shows on a navigation stack.
///
/// The link makes its destination before it is followed; whenever it makes another, it updates the page.
final class LinkedPage: ObservableObject {
    let id: UUID
    /// The identity of the link or modifier, which may push further pages later.
    let source: UUID
    /// Called when the user goes back from the page.
    let close: () -> Void
    /// Makes the view where it is shown.
    private(set) var content: () -> AnyView

    init(id: UUID, source: UUID, close: @escaping () -> Void, content: @escaping () -> AnyView) {
        self.id = id
        self.source = source
        self.close = close
        self.content = content
    }

    /// Replaces the content, in an update of the link's body.
    @MainActor func update(_ content: @escaping () -> AnyView) {
        self.content = content
        ObservedObjectRecord.noteChange(of: self)
    }
}

/// The content of a page; the reads in it belong to the page, not to the stack.
struct LinkedView: View {
    @ObservedObject var page: LinkedPage
    var body: some View { page.content() }
}
