import Foundation
import UniformTypeIdentifiers

/// A panel for choosing files to open, or a place to save one: a list of a folder's files, as large as its container.
package struct FilePanel: View {
    /// The kind of choice: files to open, or a place to save.
    package enum Kind: Equatable {
        case open(allowsSeveral: Bool)
        case save(name: String)
        /// A folder.
        case folder
    }

    let kind: Kind
    /// The types that can be opened; of files to save, the one that determines the extension.
    let types: [UTType]
    var title: String?
    var dialog = FileDialog()
    /// Called with the chosen files; nil if the panel was canceled.
    let answer: ([URL]?) -> Void

    /// Describes a panel.
    package init(kind: Kind, types: [UTType], title: String? = nil, answer: @escaping ([URL]?) -> Void) {
        self.kind = kind
        self.types = types
        self.title = title
        self.answer = answer
    }

    /// Describes a panel with a message, the words of its button, and the folder to begin with; empty or nil for the usual ones.
    package init(
        kind: Kind, types: [UTType], title: String?, message: String, prompt: String, folder: URL?,
        answer: @escaping ([URL]?) -> Void
    ) {
        self.init(kind: kind, types: types, title: title, answer: answer)
        dialog = FileDialog(
            folder: folder, confirmationLabel: prompt.isEmpty ? nil : Text(verbatim: prompt),
            message: message.isEmpty ? nil : Text(verbatim: message))
    }

    /// Describes a panel of which an app sets more.
    init(kind: Kind, types: [UTType], dialog: FileDialog, answer: @escaping ([URL]?) -> Void) {
        self.init(kind: kind, types: types, answer: answer)
        self.dialog = dialog
    }

    @StateObject private var model = FilePanelModel()
    @State private var name = ""
    @State private var asksToReplace = false

    package var body: some View {
        VStack(spacing: 0) {
            header
            Divider()
            files
            Divider()
            footer
        }
        .frame(minWidth: 280, maxWidth: .infinity, minHeight: 300, maxHeight: .infinity)
        .background(Color(UIColor.systemBackground))
        .onAppear {
            if case .save(let suggested) = kind { name = suggested }
            model.begin(with: dialog.folder)
        }
        .responder {
            $0.matchesShortcutInstead = { $0.key == .escape }
            $0.activate = { answer(nil) }
        }
        .alert("“\(target.lastPathComponent)” already exists. Do you want to replace it?", isPresented: $asksToReplace)
        {
            Button("Replace", role: .destructive) { answer([target]) }
            Button("Cancel", role: .cancel) {}
        }
    }

    private var header: some View {
        VStack(spacing: 8) {
            Text(title ?? (isSaving ? "Save" : "Open")).font(.headline)
            dialog.message.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
            HStack(spacing: 8) {
                Button(action: { model.goUp() }, label: { Image(systemName: "chevron.up") })
                    .disabled(model.isAtTop)
                    .accessibilityLabel("Enclosing folder")
                Text(verbatim: model.folderName).lineLimit(1).truncationMode(.head)
                    .frame(maxWidth: .infinity, alignment: .leading)
                ForEach(model.places) { place in
                    Button(action: { model.go(to: place.url) }, label: { Image(systemName: place.symbol) })
                        .accessibilityLabel(place.name)
                }
            }
        }
        .padding(12)
    }

    private var files: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(model.files) { file in
                    FilePanelRow(
                        file: file, isSelected: model.selection.contains(file.url), isEnabled: isEnabled(file)
                    )
                    .onTapGesture(count: 2) { open(file) }
                    .onTapGesture { select(file) }
                }
            }
            .padding(.vertical, 4)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay {
            if let problem = model.problem ?? (model.files.isEmpty ? "This folder is empty." : nil) {
                Text(verbatim: problem).foregroundStyle(.secondary).padding()
            }
        }
    }

    private var footer: some View {
        VStack(spacing: 10) {
            if isSaving {
                TextField("Name", text: $name).textFieldStyle(.roundedBorder).onSubmit { accept() }
            }
            HStack {
                Button("Cancel", role: .cancel) { answer(nil) }
                Spacer()
                Button(action: accept) { dialog.confirmationLabel ?? Text(isSaving ? "Save" : "Open") }
                    .buttonStyle(.borderedProminent)
                    .disabled(!canAccept)
            }
        }
        .padding(12)
    }

    // MARK: Choosing

    private var isSaving: Bool { if case .save = kind { true } else { false } }

    private var target: URL {
        let trimmed = name.trimmingCharacters(in: .whitespaces)
        guard let type = types.first else { return model.folder.appendingPathComponent(trimmed) }
        let hasExtension = type.mayBeType(ofFileNamed: trimmed, isDirectory: false)
        return model.folder.appendingPathComponent(
            hasExtension || trimmed.isEmpty ? trimmed : "\(trimmed).\(type.extensionForSaving)")
    }

    private var canAccept: Bool {
        switch kind {
        case .save: !name.trimmingCharacters(in: .whitespaces).isEmpty && !name.contains("/")
        case .folder: true
        case .open: !model.selection.isEmpty
        }
    }

    private func isEnabled(_ file: FilePanelModel.File) -> Bool {
        if file.isFolder { return true }
        if kind == .folder { return false }
        return types.isEmpty || types.contains { $0.mayBeType(ofFileNamed: file.name, isDirectory: false) }
    }

    private func select(_ file: FilePanelModel.File) {
        guard isEnabled(file) else { return }
        switch kind {
        case .open(let allowsSeveral):
            if file.isFolder { return model.go(to: file.url) }
            if allowsSeveral, !model.selection.isEmpty {
                model.selection.formSymmetricDifference([file.url])
            } else {
                model.selection = [file.url]
            }
        case .folder: model.selection = [file.url]
        case .save:
            if file.isFolder { model.go(to: file.url) } else { name = file.name }
        }
    }

    private func open(_ file: FilePanelModel.File) {
        guard isEnabled(file) else { return }
        if file.isFolder { return model.go(to: file.url) }
        select(file)
        accept()
    }

    private func accept() {
        guard canAccept else { return }
        switch kind {
        case .open: answer(model.files.map(\.url).filter(model.selection.contains))
        case .folder: answer([model.selection.first ?? model.folder])
        case .save:
            if FileManager.default.fileExists(atPath: target.path) { asksToReplace = true } else { answer([target]) }
        }
    }
}

/// A file in the list.
private struct FilePanelRow: View {
    let file: FilePanelModel.File
    let isSelected: Bool
    let isEnabled: Bool

    var body: some View {
        HStack(spacing: 10) {
            Image(systemName: file.isFolder ? "folder.fill" : "doc")
                .foregroundStyle(isSelected ? Color.white : file.isFolder ? Color.accentColor : Color.secondary)
                .frame(width: 22)
            Text(verbatim: file.name).lineLimit(1).truncationMode(.middle)
                .foregroundStyle(isSelected ? Color.white : Color.primary)
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 12)
        .frame(minHeight: 32)
        .opacity(isEnabled ? 1 : 0.4)
        .background(isSelected ? Color.accentColor : Color.clear)
        .contentShape(Rectangle())
    }
}
