import DisplayList
import Foundation

/// Where the menu of edit commands of a field is open, and the clipboard that they use.
struct EditMenuPlace {
    /// The place in the window.
    let point: CGPoint
    let clipboard: EditClipboard
}

/// The menu of edit commands that the secondary button opens in a field.
struct EditMenu: ViewModifier {
    let place: Binding<EditMenuPlace?>
    let hasSelection: Bool
    let traits: EditableTextTraits
    /// The formats of styled text; nil for plain text.
    let formats: TextFormatMenu?
    let perform: (EditCommand, EditClipboard) -> Bool

    func body(content: Content) -> some View {
        let (place, canTake) = (place, hasSelection && !traits.isSecure)
        content.modifier(
            PresentedOverlay(isPresented: place.wrappedValue != nil) {
                FloatingPanel(
                    anchor: CGRect(origin: place.wrappedValue?.point ?? .zero, size: .zero),
                    close: { place.wrappedValue = nil }, isMenu: true,
                    panel: MenuPanel(
                        content: Group {
                            Button("Cut") { run(.cut) }.disabled(!canTake)
                            Button("Copy") { run(.copy) }.disabled(!canTake)
                            Button("Paste") { run(.paste) }
                            Button("Select All") { run(.selectAll) }
                            if let formats {
                                TextFormatMenu(hasFormat: formats.hasFormat) {
                                    place.wrappedValue = nil
                                    formats.perform($0)
                                }
                            }
                        })
                )
                .environment(\.closeMenu, {})
            })
    }

    private func run(_ command: EditCommand) {
        guard let clipboard = place.wrappedValue?.clipboard else { return }
        place.wrappedValue = nil
        _ = perform(command, clipboard)
    }
}
