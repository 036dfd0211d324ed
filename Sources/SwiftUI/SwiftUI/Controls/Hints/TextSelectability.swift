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
    /// Sets whether texts can be selected: without effect here, for only fields let select text.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        withoutEffect("textSelection(.enabled)", where: S.allowsSelection)
    }
}
