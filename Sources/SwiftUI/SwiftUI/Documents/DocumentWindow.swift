import DisplayList
import Foundation
import SwiftUICore

/// The content of a window with a document.
struct DocumentWindow<Content: View> {
    nonisolated(unsafe) let makeStorage: @MainActor () -> DocumentStorage
    nonisolated(unsafe) let content: @MainActor (DocumentStorage) -> Content

    @StateObject private var box = DocumentBox()
    @State private var panel: Panel?

    /// The panel that is open.
    enum Panel: Hashable { case open, save }

    nonisolated init(
        makeStorage: @escaping @MainActor () -> DocumentStorage,
        content: @escaping @MainActor (DocumentStorage) -> Content
    ) {
        self.makeStorage = makeStorage
        self.content = content
    }

    @ViewBuilder @MainActor var body: some View {
        let storage = box.storage(makeStorage)
        DocumentContent(
            storage: storage, content: content, open: { panel = .open }, saveAs: { panel = .save }
        )
        .documentShortcut(.character("n")) { if storage.canMakeNew { storage.begin() } }
        .documentShortcut(.character("o")) { panel = .open }
        .documentShortcut(.character("s")) { save(storage) }
        .documentShortcut(.character("s"), [.control, .shift]) { panel = .save }
        .documentShortcut(.character("z")) { storage.undoManager.undo() }
        .documentShortcut(.character("z"), [.control, .shift]) { storage.undoManager.redo() }
        .environment(\.documentUndoManager, storage.undoManager)
        .sheet(isPresented: Binding(get: { panel != nil }, set: { if !$0 { panel = nil } })) {
            FilePanel(
                kind: panel == .save ? .save(name: storage.name) : .open(allowsSeveral: false),
                types: panel == .save ? storage.writableTypes : storage.readableTypes
            ) { chosen in
                let isSaving = panel == .save
                panel = nil
                guard let url = chosen?.first else { return }
                if isSaving { storage.save(to: url) } else { storage.open(url) }
            }
        }
        .onDisappear { storage.saveIfNeeded() }
    }

    @MainActor private func save(_ storage: DocumentStorage) {
        if storage.fileURL == nil { panel = .save } else { storage.save() }
    }
}

extension DocumentWindow: View {}

/// Keeps a window's document, and opens the file that the command line names, once.
@MainActor
final class DocumentBox: ObservableObject {
    private var storage: DocumentStorage?

    nonisolated init() {}

    /// The file that the command line names; nil once it is open.
    static var fileToOpen: URL?
    /// The actions with which the windows that are opened next begin, in order.
    static var starts: [@MainActor (DocumentStorage) -> Void] = []

    func storage(_ make: () -> DocumentStorage) -> DocumentStorage {
        if let storage { return storage }
        let made = make()
        storage = made
        if !Self.starts.isEmpty {
            Self.starts.removeFirst()(made)
        } else if let file = Self.fileToOpen {
            Self.fileToOpen = nil
            made.open(file)
        }
        if !made.hasDocument { made.begin() }
        return made
    }
}

/// A document's view, or the invitation to open one.
private struct DocumentContent<Content: View>: View {
    @ObservedObject var storage: DocumentStorage
    nonisolated(unsafe) let content: @MainActor (DocumentStorage) -> Content
    let open: () -> Void
    let saveAs: () -> Void

    private var menu: some View {
        Menu {
            if storage.canMakeNew { Button("New", action: storage.begin) }
            Button("Open…", action: open)
            Button("Save As…", action: saveAs)
            if storage.undoManager.canUndo { Button("Undo", action: storage.undoManager.undo) }
            if storage.undoManager.canRedo { Button("Redo", action: storage.undoManager.redo) }
        } label: {
            Image(systemName: "doc")
        }
        .accessibilityLabel("Document")
    }

    var body: some View {
        Group {
            if storage.hasDocument {
                // As on a tablet, a bar names the document and holds the view's own toolbar.
                NavigationStack {
                    content(storage)
                        .environment(
                            \.documentConfiguration,
                            DocumentConfiguration(fileURL: storage.fileURL, isEditable: !storage.writableTypes.isEmpty)
                        )
                        .navigationTitle(storage.name)
                        .navigationBarTitleDisplayMode(.inline)
                        .toolbar { ToolbarItem(placement: .navigation) { menu } }
                }
            } else {
                Button("Open…", action: open).buttonStyle(.borderedProminent)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        // Another file starts over.
        .id(storage.fileURL)
        .alert(
            storage.problem ?? "",
            isPresented: Binding(get: { storage.problem != nil }, set: { if !$0 { storage.problem = nil } })
        ) {
            Button("OK") {}
        }
    }
}

extension View {
    /// Calls a function when a key is pressed, wherever the keyboard is within the view.
    fileprivate func documentShortcut(
        _ key: KeyEvent.Key, _ modifiers: KeyModifiers = .control, action: @escaping () -> Void
    ) -> some View {
        responder {
            $0.matchesShortcut = { $0.key == key && $0.modifiers == modifiers && $0.phase == .down }
            $0.activate = action
        }
    }
}
