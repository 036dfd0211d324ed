import SwiftUICore

/// Makes the engine build menu items from the controls in commands; before an app is made.
@MainActor
package func prepareMenuBar() { setMenuBarStyling(menuBarStyled) }

/// Makes menu pieces of the controls in commands.
@MainActor
private func menuBarStyled(_ view: AnyView) -> AnyView {
    AnyView(
        view.buttonStyle(MenuBarButtonStyle()).toggleStyle(MenuBarToggleStyle()).menuStyle(MenuBarMenuStyle())
            .labelStyle(MenuBarLabelStyle()))
}

private struct MenuBarButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuPiece(.action { configuration.trigger() }) { configuration.label }
    }
}

private struct MenuBarToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        let binding = configuration.binding
        MenuPiece(.toggle(isOn: configuration.isOn) { binding.wrappedValue.toggle() }) { configuration.label }
    }
}

private struct MenuBarMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuPiece(.submenu) {
            MenuPiece(.title) { configuration.label }
            MenuPiece(.items) { configuration.content }
        }
    }
}

private struct MenuBarLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The choices of a picker as items with a tick at the chosen one.
struct MenuBarPicker: View {
    let label: AnyView
    let choices: [PickerChoice]
    let isSubmenu: Bool

    var body: some View {
        MenuPiece(isSubmenu ? .submenu : .section) {
            MenuPiece(.title) { if isSubmenu { label } }
            MenuPiece(.items) {
                ForEach(choices) { choice in
                    MenuPiece(.toggle(isOn: choice.isSelected) { choice.select() }) { choice.view }
                }
            }
        }
    }
}
