/// A button that opens the window of a scene, or closes it.
///
/// Follows Apple's [WindowVisibilityToggle](https://developer.apple.com/documentation/swiftui/windowvisibilitytoggle).
public struct WindowVisibilityToggle<Label: View>: View {
    private let windowID: String
    nonisolated(unsafe) private let label: (_ title: String, _ isOpen: Bool) -> Label
    @Environment(\.openScenes) private var scenes
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    public var body: some View {
        let scene = scenes[windowID]
        let isOpen = scene?.isOpen ?? false
        Button {
            if isOpen { dismissWindow(id: windowID) } else { openWindow(id: windowID) }
        } label: {
            label(scene?.title ?? windowID, isOpen)
        }
    }
}

/// The label of a button that opens or closes a window: its action, and the window's title.
public struct DefaultWindowVisibilityToggleLabel: View {
    let title: String
    let isOpen: Bool

    public var body: some View { Text(verbatim: "\(isOpen ? "Hide" : "Show") \(title)") }
}

extension WindowVisibilityToggle where Label == DefaultWindowVisibilityToggleLabel {
    /// Creates a button for the window of the scene with an identifier.
    public nonisolated init(windowID: String) {
        self.windowID = windowID
        label = { DefaultWindowVisibilityToggleLabel(title: $0, isOpen: $1) }
    }
}
