import DisplayList
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// Shows a file panel while a value is true: the front end's, or else Oriel's own.
struct FilePanelModifier: ViewModifier {
    let isPresented: Binding<Bool>
    let kind: FilePanel.Kind
    let types: [UTType]
    /// Whether there is something to save or move.
    let isReady: Bool
    let answer: ([URL]?) -> Void
    @Environment(\.fileDialog) private var dialog
    @Environment(\.hostServices) private var services

    func body(content: Content) -> some View {
        let isElsewhere = services?.choosesFiles == true
        content
            .sheet(isPresented: isPresented.when(isReady && !isElsewhere)) {
                FilePanel(kind: kind, types: types, dialog: dialog) { finish($0) }
            }
            .onChange(of: isPresented.wrappedValue && isReady && isElsewhere, initial: true) { _, asks in
                if asks { services?.chooseFiles(request) { finish($0) } }
            }
    }

    private var request: FileRequest {
        var request = FileRequest(kind.request)
        request.types = types.map(\.identifier)
        request.message = dialog.message?.plainString ?? ""
        request.confirmationLabel = dialog.confirmationLabel?.plainString ?? ""
        request.folder = dialog.folder
        return request
    }

    private func finish(_ urls: [URL]?) {
        isPresented.wrappedValue = false
        answer(urls)
    }
}

extension FilePanel.Kind {
    /// A request to the front end.
    fileprivate var request: FileRequest.Kind {
        switch self {
        case .open(let allowsSeveral): .open(allowsSeveral: allowsSeveral)
        case .folder: .folder
        case .save(let name): .save(name: name)
        }
    }
}
