extension EditCommand {
    /// Creates the command of a key in a window, for keys to which nothing else responds; nil for other keys.
    package init?(_ event: KeyEvent) {
        switch (event.key, event.modifiers.subtracting(.capsLock)) {
        case (.character("c"), .control): self = .copy
        case (.character("x"), .control), (.deleteForward, .shift): self = .cut
        case (.character("v"), .control): self = .paste
        case (.character("a"), .control): self = .selectAll
        case (.character("z"), .control): self = .undo
        case (.character("z"), [.control, .shift]), (.character("y"), .control): self = .redo
        default: return nil
        }
    }
}
