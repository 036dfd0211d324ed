import DisplayList
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

extension View {
    /// Copies items to the clipboard for the command Copy, while the view, or one inside, has the keyboard; nil for none.
    public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        editCommand(.copy, perform: payloadAction.map { Clipboard.putting($0) })
    }

    /// Moves items to the clipboard for the command Cut, while the view, or one inside, has the keyboard; nil for none.
    public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        editCommand(.cut, perform: payloadAction.map { Clipboard.putting($0) })
    }

    /// Passes on the clipboard's items of some types for the command Paste, while the view, or one inside, has the keyboard.
    public nonisolated func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
    }

    /// Passes on the values that a function makes of the clipboard's items of some types, for the command Paste, while the view,
    /// or one inside, has the focus.
    /// - Parameter validator: Makes something of the items; where it returns nil, nothing is pasted.
    public nonisolated func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        editCommand(.paste) {
            let found = Clipboard.items(of: supportedContentTypes)
            guard !found.isEmpty, let payload = validator(found) else { return false }
            payloadAction(payload)
            return true
        }
    }

    /// Copies values to the clipboard for the command Copy, while the view, or one inside, has the keyboard.
    public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        editCommand(.copy, perform: Clipboard.putting { payload().map { NSItemProvider(transferable: $0) } })
    }

    /// Moves values to the clipboard for the command Cut, while the view, or one inside, has the keyboard.
    /// - Parameter action: Removes the values and returns them.
    public nonisolated func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        editCommand(.cut, perform: Clipboard.putting { action().map { NSItemProvider(transferable: $0) } })
    }

    /// Passes on values made of the clipboard's items for the command Paste, while the view, or one inside, has the
    /// keyboard.
    /// - Parameter validator: Chooses the values to paste; if there are none, nothing is pasted.
    public nonisolated func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        editCommand(.paste) {
            TransferLoading.load(T.self, from: UIPasteboard.general.itemProviders) {
                let chosen = validator($0)
                if !chosen.isEmpty { action(chosen) }
            }
        }
    }

    /// Answers to an edit command of the menu or the keyboard; an action returns whether it did anything.
    private nonisolated func editCommand(_ command: EditCommand, perform action: (@MainActor () -> Bool)?) -> some View
    {
        responder { responder in
            guard let action else { return }
            responder.edit = { asked, _ in asked == command && MainActor.assumeIsolated { action() } }
        }
    }
}

/// The clipboard, for commands of views.
private enum Clipboard {
    /// An action that puts items on the clipboard, if there are any.
    static func putting(_ make: @escaping () -> [NSItemProvider]) -> @MainActor () -> Bool {
        {
            let items = make()
            if items.isEmpty { return false }
            UIPasteboard.general.itemProviders = items
            return true
        }
    }

    /// The clipboard's items of some types.
    @MainActor static func items(of types: [UTType]) -> [NSItemProvider] {
        UIPasteboard.general.itemProviders.filter { provider in
            types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }
}
