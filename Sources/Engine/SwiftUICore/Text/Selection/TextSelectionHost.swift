import Foundation

/// Lets the texts below select their characters, and shows their menus: the value that `textSelection(_:)` sets.
package final class TextSelectionHost {
    /// A menu that a text asks for.
    package struct Menu {
        /// The place in the window.
        package let point: CGPoint
        /// Copies the selection; nil where nothing is selected.
        package let copy: (() -> Void)?
        /// Selects the whole text.
        package let selectAll: () -> Void
    }

    /// Shows a menu; nil until a view does.
    package var show: ((Menu) -> Void)?

    /// Creates a host.
    package init() {}
}

enum TextSelectionKey: TextEnvironmentKey { static var defaultValue: TextSelectionHost? { nil } }

extension EnvironmentValues {
    /// Lets texts select their characters; nil where they can't.
    package var textSelectionHost: TextSelectionHost? {
        get { self[TextSelectionKey.self] }
        set { self[TextSelectionKey.self] = newValue }
    }
}
