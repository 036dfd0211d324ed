import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// A button that passes on the contents of the clipboard.
///
/// Follows Apple's [PasteButton](https://developer.apple.com/documentation/swiftui/pastebutton).
public struct PasteButton {
    let action: @MainActor () -> Void

    /// Passes on the clipboard's contents of some types.
    public nonisolated init(
        supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
    ) {
        let types = supportedContentTypes.map(\.identifier)
        action = {
            let found = UIPasteboard.general.itemProviders.filter { provider in
                types.contains { provider.hasItemConformingToTypeIdentifier($0) }
            }
            if !found.isEmpty { payloadAction(found) }
        }
    }

    /// Passes on values made from the clipboard's contents.
    public nonisolated init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        action = {
            _ = TransferLoading.load(T.self, from: UIPasteboard.general.itemProviders) { onPaste($0) }
        }
    }

    @ViewBuilder @MainActor public var body: some View {
        Button(action: action) { Label("Paste", systemImage: "doc.on.clipboard") }.buttonStyle(.bordered)
    }
}

extension PasteButton: View {}

/// A button that starts to rename the selection.
///
/// Follows Apple's [RenameButton](https://developer.apple.com/documentation/swiftui/renamebutton).
public struct RenameButton {
    @Environment(\.rename) private var rename

    /// Creates a button; it performs the `renameAction(_:)` around it.
    public nonisolated init() {}

    @ViewBuilder @MainActor public var body: some View {
        Button(action: { rename?() }, label: { Label("Rename", systemImage: "pencil") }).disabled(rename == nil)
    }
}

extension RenameButton: View {}

/// Starts to rename something.
public struct RenameAction {
    let action: () -> Void
    /// Begins.
    public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// Starts to rename the selection; nil if that is not possible.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Sets the action of the rename button.
    public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Moves the focus to a field when the rename button is pressed.
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }
}
