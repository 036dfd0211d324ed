import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// A button that hands on what is on the clipboard.
///
/// Follows Apple's [PasteButton](https://developer.apple.com/documentation/swiftui/pastebutton).
public struct PasteButton {
    let action: @MainActor () -> Void

    /// Hands on what the clipboard has of some types.
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

    /// Hands on values that can be made of what is on the clipboard.
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

/// A button that begins to rename what is chosen.
///
/// Follows Apple's [RenameButton](https://developer.apple.com/documentation/swiftui/renamebutton).
public struct RenameButton {
    @Environment(\.rename) private var rename

    /// Creates a button; it does what `renameAction(_:)` around it says.
    public nonisolated init() {}

    @ViewBuilder @MainActor public var body: some View {
        Button(action: { rename?() }, label: { Label("Rename", systemImage: "pencil") }).disabled(rename == nil)
    }
}

extension RenameButton: View {}

/// Begins to rename something.
public struct RenameAction {
    let action: () -> Void
    /// Begins.
    public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// Begins to rename what is chosen; nil where that cannot be done.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Says what the rename button does.
    public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Has the rename button put the keyboard into a field.
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }
}
