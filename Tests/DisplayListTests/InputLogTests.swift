import DisplayList
import Foundation
import Testing

@Suite("Logs of what is done to windows")
struct InputLogTests {
    private var all: [InputLog.Entry] {
        var touch = PointerEvent(.down, at: CGPoint(x: 0.1, y: -2), time: 1)
        touch.pointer = 2
        touch.device = .touch
        var click = PointerEvent(.up, at: CGPoint(x: 1.0 / 3, y: 4), time: 2)
        click.button = 3
        click.modifiers = [.shift, .control]
        var scroll = ScrollEvent(at: CGPoint(x: 1, y: 2), delta: CGSize(width: 0, height: -54), time: 3)
        scroll.isPrecise = true
        scroll.modifiers = .option
        let events: [InputEvent] = [
            .pointer(touch), .pointer(click), .scroll(scroll),
            .key(KeyEvent(.character("\""), characters: "\"", phase: .repeated, modifiers: .command, time: 4)),
            .key(KeyEvent(.function(5), phase: .up, time: 5)), .key(KeyEvent(.backTab, time: 6)),
            .key(KeyEvent(.character("🦇"), characters: "🦇", time: 6)), .text("two words, \\ and\na line\r\n"),
            .text(""),
            .composition("ka é", selected: 1..<2),
            .pinch(
                PinchEvent(.changed, at: CGPoint(x: 5, y: 6), magnification: 1.5, rotation: -0.25, time: 8)),
            .accessibility(id: 12, action: .press), .accessibility(id: 0, action: .setValue("40 %")),
            .accessibility(id: 3, action: .named("Delete")), .edit(.selectAll),
        ]
        var entries = events.enumerated().map { index, event in
            InputLog.Entry(time: event.time ?? Double(index) / 7, window: index % 3, what: .event(event))
        }
        entries.append(InputLog.Entry(time: 9, what: .size(CGSize(width: 390, height: 844.5))))
        entries.append(InputLog.Entry(time: 10.25, window: 1, what: .end))
        return entries
    }

    @Test("A log reads back as it was written")
    func roundTrip() throws {
        let log = InputLog(all)
        #expect(try InputLog(text: log.text) == log)
        #expect(log.text.hasPrefix("oriel input 1\n1 pointer down 0.1 -2 finger=2 device=touch\n"))
        #expect(log.text.hasSuffix("9 size 390 844.5\n10.25 @1 end\n"))
        #expect(try InputLog(text: InputLog().text) == InputLog())
    }

    @Test("Numbers that are none are written and read")
    func noNumbers() throws {
        let event = PointerEvent(.moved, at: CGPoint(x: CGFloat.infinity, y: -1e300), time: 1)
        let log = InputLog([.init(time: 1, what: .event(.pointer(event)))])
        #expect(try InputLog(text: log.text) == log)
        let nan = try InputLog(text: "oriel input 1\n1 pointer moved nan 2\n")
        guard case .event(.pointer(let read)) = nan.entries[0].what else {
            Issue.record("\(nan)")
            return
        }
        #expect(read.location.x.isNaN && read.location.y == 2)
    }

    @Test("Empty lines and remarks are passed over")
    func remarks() throws {
        let log = try InputLog(text: "# by hand\n\noriel input 1\n  # a tap\n  0.5 pointer down 1 2\n\n")
        #expect(log.entries.count == 1)
    }

    @Test(
        "What is wrong is told with its line",
        arguments: [
            ("", "begins with"), ("oriel input 2\n", "Line 1"), ("oriel input 1\nsoon end", "Line 2: “soon”"),
            ("oriel input 1\n1", "what happened is missing"), ("oriel input 1\n1 jump", "“jump” is nothing"),
            ("oriel input 1\n1 pointer down 1", "y is missing"), ("oriel input 1\n1 pointer sideways 1 1", "no phase"),
            ("oriel input 1\n1 end now", "“now” is too much"), ("oriel input 1\n1 text \"open", "does not end"),
            ("oriel input 1\n1 @x end", "no window"), ("oriel input 1\n1 key down q", "“q” is no key"),
            ("oriel input 1\n1 pointer up 1 1 keys=meta", "no key to hold"),
            ("oriel input 1\n1 compose \"a\" 3 1", "before the start"),
        ])
    func problems(text: String, message: String) {
        do {
            _ = try InputLog(text: text)
            Issue.record("“\(text)” was read.")
        } catch {
            #expect("\(error)".contains(message), "\(error)")
        }
    }
}

@Suite("Words of logs")
struct InputLogWordTests {
    private func line(_ event: InputEvent) -> String { InputLog.Entry(time: 1, what: .event(event)).description }

    private func check(_ event: InputEvent, _ text: String) throws {
        #expect(line(event) == "1 " + text)
        let read = try InputLog(text: "oriel input 1\n1 \(text)\n")
        #expect(read.entries == [InputLog.Entry(time: 1, what: .event(event))])
    }

    @Test("Each key has its word")
    func keys() throws {
        let names: [(String, KeyEvent.Key)] = [
            ("return", .return), ("tab", .tab), ("backTab", .backTab), ("space", .space), ("delete", .delete),
            ("deleteForward", .deleteForward), ("escape", .escape), ("upArrow", .up), ("downArrow", .down),
            ("leftArrow", .left), ("rightArrow", .right), ("home", .home), ("end", .end), ("pageUp", .pageUp),
            ("pageDown", .pageDown), ("f12", .function(12)), ("\"a\"", .character("a")),
            ("\"tab\"", .tab), ("\"\"", .tab), ("fx", .tab), ("g1", .tab),
        ]
        for (name, key) in names.dropLast(4) {
            for (word, phase) in [("down", KeyEvent.Phase.down), ("repeated", .repeated), ("up", .up)] {
                try check(.key(KeyEvent(key, phase: phase, time: 1)), "key \(word) \(name)")
            }
        }
        for (name, _) in names.suffix(4) {
            #expect(throws: InputLog.Problem.self) { try InputLog(text: "oriel input 1\n1 key down \(name)\n") }
        }
    }

    @Test("Each key to hold, device and phase has its word")
    func others() throws {
        let names: [(String, KeyModifiers)] = [
            ("shift", .shift), ("control", .control), ("option", .option), ("command", .command),
            ("capsLock", .capsLock), ("shift+command", [.command, .shift]),
        ]
        for (name, keys) in names { try check(.modifiers(keys), "held keys=\(name)") }
        try check(.modifiers([]), "held")
        let phases: [(String, PointerEvent.Phase)] = [
            ("down", .down), ("moved", .moved), ("up", .up), ("cancelled", .cancelled), ("hover", .hover),
            ("exited", .exited),
        ]
        for (name, phase) in phases {
            try check(.pointer(PointerEvent(phase, at: CGPoint(x: 2, y: 3), time: 1)), "pointer \(name) 2 3")
        }
        var pen = PointerEvent(.down, at: CGPoint(x: 2, y: 3), time: 1)
        (pen.device, pen.button, pen.pointer, pen.modifiers) = (.pen, 2, 4, .shift)
        try check(.pointer(pen), "pointer down 2 3 button=2 finger=4 device=pen keys=shift")
        let pinches: [(String, PinchEvent.Phase)] = [
            ("began", .began), ("changed", .changed), ("ended", .ended), ("cancelled", .cancelled),
        ]
        for (name, phase) in pinches {
            let event = PinchEvent(phase, at: CGPoint(x: 2, y: 3), magnification: 1.5, rotation: 0.25, time: 1)
            try check(.pinch(event), "pinch \(name) 2 3 1.5 0.25")
        }
        let scroll = ScrollEvent(at: CGPoint(x: 2, y: 3), delta: CGSize(width: 4, height: -5), time: 1)
        try check(.scroll(scroll), "scroll 2 3 4 -5")
    }

    @Test("Each command and each action has its word")
    func actions() throws {
        let commands: [(String, EditCommand)] = [
            ("cut", .cut), ("copy", .copy), ("paste", .paste), ("selectAll", .selectAll), ("undo", .undo),
            ("redo", .redo),
        ]
        for (name, command) in commands { try check(.edit(command), "edit \(name)") }
        let actions: [(String, AccessibilityAction)] = [
            ("press", .press), ("increment", .increment), ("decrement", .decrement), ("focus", .focus),
            ("escape", .escape), ("set \"4 %\"", .setValue("4 %")), ("named \"More\"", .named("More")),
            ("select 2 5", .select(.init(anchor: 2, position: 5))),
        ]
        for (name, action) in actions { try check(.accessibility(id: 7, action: action), "accessibility 7 \(name)") }
        try check(.composition("abc", selected: 1..<3), "compose \"abc\" 1 3")
        try check(.composition("abc", selected: 1..<1), "compose \"abc\" 1 1")
        for text in ["accessibility -1 press", "accessibility 0 jump", "edit jump", "compose \"a\" -1 1"] {
            #expect(throws: InputLog.Problem.self) { try InputLog(text: "oriel input 1\n1 \(text)\n") }
        }
    }
}
