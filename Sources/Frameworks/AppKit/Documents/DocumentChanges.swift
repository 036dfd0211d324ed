import Foundation

/// Counts a document's changes, and its undo manager's.
@MainActor
final class DocumentChanges {
    /// The number of changes since the file was saved; negative where more were undone.
    private(set) var count = 0
    /// The number of changes since the document was last saved by itself.
    private(set) var sinceAutosave = 0
    private var observers: [any NSObjectProtocol] = []

    /// Counts a change.
    func note(_ change: NSDocument.ChangeType) {
        switch change {
        case .changeDone, .changeRedone, .changeDiscardable, .changeReadOtherContents:
            (count, sinceAutosave) = (count + 1, sinceAutosave + 1)
        case .changeUndone: (count, sinceAutosave) = (count - 1, sinceAutosave - 1)
        case .changeCleared: (count, sinceAutosave) = (0, 0)
        case .changeAutosaved: sinceAutosave = 0
        }
    }

    /// Removes changes that were saved from the count.
    func settle(_ saved: Int) {
        count -= saved
        sinceAutosave = count
    }

    /// Counts the changes of an undo manager for a document, and of no other manager.
    func follow(_ manager: UndoManager?, of document: NSDocument) {
        end()
        guard let manager else { return }
        let names: [(Notification.Name, NSDocument.ChangeType)] = [
            (.NSUndoManagerDidCloseUndoGroup, .changeDone), (.NSUndoManagerDidUndoChange, .changeUndone),
            (.NSUndoManagerDidRedoChange, .changeRedone),
        ]
        observers = names.map { name, change in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
                [weak document, weak manager] _ in
                MainActor.assumeIsolated {
                    guard let document, let manager else { return }
                    // Groups within others, and groups of an undo, are parts of a change.
                    let isPart = manager.groupingLevel > 0 || manager.isUndoing || manager.isRedoing
                    if change != .changeDone || !isPart { document.updateChangeCount(change) }
                }
            }
        }
    }

    /// Counts no more.
    func end() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }
}
