import SwiftUI
import Testing

/// What apps with a UIKit delegate do to the menus of their windows.
@MainActor @Suite("UIKit's menus")
struct MenuBuilderTests {
    /// Keeps the entries of one menu.
    private final class Builder: UIMenuBuilder {
        var children: [UIMenuElement] = [UIKeyCommand(input: "O", modifierFlags: .command, action: Selector("open"))]
        var removed: [UIMenu.Identifier] = []

        func remove(menu: UIMenu.Identifier) { removed.append(menu) }
        func insertChild(_ childMenu: UIMenu, atStartOfMenu parent: UIMenu.Identifier) {}
        func insertChild(_ childMenu: UIMenu, atEndOfMenu parent: UIMenu.Identifier) {}
        func insertSibling(_ siblingMenu: UIMenu, beforeMenu sibling: UIMenu.Identifier) {}
        func insertSibling(_ siblingMenu: UIMenu, afterMenu sibling: UIMenu.Identifier) {}
        func replace(menu: UIMenu.Identifier, with replacement: UIMenu) {}
        func replaceChildren(
            ofMenu parent: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
        ) {
            if parent == .file { children = childrenBlock(children) }
        }
    }

    private final class Delegate: UIResponder {
        override func buildMenu(with builder: any UIMenuBuilder) {
            builder.remove(menu: .format)
            builder.replaceChildren(ofMenu: .file) { old in
                let command = UIKeyCommand(input: "N", modifierFlags: .command, action: Selector("newGame"))
                command.title = "New Game"
                let action = UIAction(title: "Old") { _ in }
                action.title = "Shuffle"
                return old + [command, action]
            }
        }
    }

    @Test("A delegate gives entries titles, and puts them behind those that are there")
    func entries() {
        let builder = Builder()
        Delegate().buildMenu(with: builder)
        #expect(builder.removed == [.format])
        #expect(builder.children.map(\.title) == ["", "New Game", "Shuffle"])
    }
}
