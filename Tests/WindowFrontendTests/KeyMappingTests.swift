import CGtk
import DisplayList
import Testing

@testable import WindowFrontend

@Suite("Keys are translated from GDK's symbols")
struct KeyMappingTests {
    @Test(
        "Keys without a character of their own",
        arguments: [
            (GDK_KEY_Return, KeyEvent.Key.return), (GDK_KEY_KP_Enter, .return), (GDK_KEY_Tab, .tab),
            (GDK_KEY_ISO_Left_Tab, .backTab), (GDK_KEY_space, .space), (GDK_KEY_BackSpace, .delete),
            (GDK_KEY_Delete, .deleteForward), (GDK_KEY_Escape, .escape), (GDK_KEY_Up, .up), (GDK_KEY_Down, .down),
            (GDK_KEY_Left, .left), (GDK_KEY_Right, .right), (GDK_KEY_Home, .home), (GDK_KEY_End, .end),
            (GDK_KEY_Page_Up, .pageUp), (GDK_KEY_KP_Page_Down, .pageDown), (GDK_KEY_F1, .function(1)),
            (GDK_KEY_F12, .function(12)), (GDK_KEY_F35, .function(35)),
        ])
    func named(symbol: Int32, key: KeyEvent.Key) {
        #expect(KeyMapping.key(for: UInt32(symbol)) == key)
    }

    @Test("Characters, on the keypad and beyond Latin")
    func characters() {
        #expect(KeyMapping.key(for: UInt32(GDK_KEY_a)) == .character("a"))
        #expect(KeyMapping.key(for: UInt32(GDK_KEY_A), modifiers: .shift) == .character("A"))
        #expect(KeyMapping.key(for: UInt32(GDK_KEY_KP_7)) == .character("7"))
        #expect(KeyMapping.key(for: UInt32(GDK_KEY_odiaeresis)) == .character("ö"))
        #expect(KeyMapping.key(for: UInt32(GDK_KEY_Cyrillic_ya)) == .character("я"))
        #expect(KeyMapping.characters(for: UInt32(GDK_KEY_A), modifiers: .shift) == "A")
        #expect(KeyMapping.characters(for: UInt32(GDK_KEY_space), modifiers: []) == " ")
    }

    @Test("Shortcuts compare alike with shift and caps lock, and type nothing")
    func shortcuts() {
        #expect(KeyMapping.key(for: UInt32(GDK_KEY_S), modifiers: [.control, .shift]) == .character("s"))
        #expect(KeyMapping.characters(for: UInt32(GDK_KEY_s), modifiers: .control) == "")
    }

    @Test("Modifiers and dead keys are no keys", arguments: [GDK_KEY_Shift_L, GDK_KEY_Control_R, GDK_KEY_dead_acute])
    func noKeys(symbol: Int32) {
        #expect(KeyMapping.key(for: UInt32(symbol)) == nil)
        #expect(KeyMapping.characters(for: UInt32(symbol), modifiers: []) == "")
    }

    @Test("Modifier bits go there and back")
    func modifiers() {
        let state = GdkModifierType(rawValue: GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue)
        #expect(KeyMapping.modifiers(state) == [.shift, .control])
        #expect(KeyMapping.modifiers(KeyMapping.state([.option, .control])) == [.option, .control])
        #expect(KeyMapping.modifiers(GDK_META_MASK) == .command)
    }

    @Test("A modifier is held until it is released; Caps Lock is on until it is pressed again")
    func heldModifiers() {
        func after(_ symbol: Int32, _ isDown: Bool, _ before: KeyModifiers) -> KeyModifiers? {
            KeyMapping.modifiers(after: UInt32(symbol), isDown: isDown, before)
        }
        #expect(after(GDK_KEY_Shift_L, true, .control) == [.control, .shift])
        #expect(after(GDK_KEY_Shift_R, false, [.control, .shift]) == .control)
        #expect(after(GDK_KEY_Caps_Lock, true, .shift) == [.shift, .capsLock])
        #expect(after(GDK_KEY_Caps_Lock, false, [.shift, .capsLock]) == [.shift, .capsLock])
        #expect(after(GDK_KEY_Caps_Lock, true, [.shift, .capsLock]) == .shift)
        #expect(after(GDK_KEY_Caps_Lock, false, .shift) == .shift)
        #expect(after(GDK_KEY_a, true, .shift) == nil)
    }

    @Test("Keys that have a symbol are found again from it")
    func symbols() throws {
        let keys: [KeyEvent.Key] = [.return, .tab, .backTab, .space, .escape, .up, .function(5), .character("q")]
        for key in keys {
            let symbol = try #require(KeyMapping.symbol(for: key))
            #expect(KeyMapping.key(for: symbol) == key)
        }
        #expect(KeyMapping.symbol(for: .function(99)) == nil)
        #expect(KeyMapping.symbol(for: .character("🇩🇪")) == nil)
    }
}
