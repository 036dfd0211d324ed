import DisplayList
import Testing

@Suite("Edit commands")
struct EditCommandTests {
    @Test("Edit commands have the keys of the desktop")
    func editCommands() {
        func command(_ key: KeyEvent.Key, _ modifiers: KeyModifiers) -> EditCommand? {
            EditCommand(KeyEvent(key, modifiers: modifiers))
        }
        #expect(command(.character("c"), .control) == .copy)
        #expect(command(.character("x"), [.control, .capsLock]) == .cut)
        #expect(command(.deleteForward, .shift) == .cut)
        #expect(command(.character("v"), .control) == .paste)
        #expect(command(.character("a"), .control) == .selectAll)
        #expect(command(.character("z"), .control) == .undo)
        #expect(command(.character("z"), [.control, .shift]) == .redo)
        #expect(command(.character("y"), .control) == .redo)
        #expect(command(.character("c"), []) == nil)
        #expect(command(.character("c"), [.control, .option]) == nil)
    }
}
