import SwiftUICore

/// Whether texts can be selected.
///
/// Follows Apple's [TextSelectability](https://developer.apple.com/documentation/swiftui/textselectability).
public protocol TextSelectability {
    /// Whether they can.
    static var allowsSelection: Bool { get }
}

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// Texts can't be selected.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Texts can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Texts can't be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Sets whether texts in this view can be selected; they can't by default (T11).
    ///
    /// The mouse selects by dragging, words by two clicks and paragraphs by three. Control-C or the menu of the secondary button
    /// copies. A finger that rests on a text selects all of it. The labels of buttons can't be selected.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        modifier(TextSelectionModifier(isEnabled: type(of: selectability).allowsSelection))
    }
}

/// Lets texts select their characters, and shows their menu.
private struct TextSelectionModifier: ViewModifier {
    let isEnabled: Bool
    @State private var host = TextSelectionHost()
    @State private var menu: TextSelectionHost.Menu?

    func body(content: Content) -> some View {
        let menu = menu
        let shown = $menu
        host.show = { shown.wrappedValue = $0 }
        return
            content
            .environment(\.textSelectionHost, isEnabled ? host : nil)
            .modifier(
                PresentedOverlay(isPresented: menu != nil) {
                    FloatingPanel(
                        anchor: CGRect(origin: menu?.point ?? .zero, size: .zero), close: { self.menu = nil },
                        isMenu: true,
                        panel: MenuPanel(
                            content: Group {
                                Button("Copy") { menu?.copy?() }.disabled(menu?.copy == nil)
                                Button("Select All") { menu?.selectAll() }
                            })
                    )
                    .environment(\.closeMenu, { self.menu = nil })
                })
    }
}
