import Foundation

// The entries' form as text. Defaults are left out: the primary button, the mouse, no keys, the first window.

private let pointerPhases: [(String, PointerEvent.Phase)] = [
    ("down", .down), ("moved", .moved), ("up", .up), ("cancelled", .cancelled), ("hover", .hover), ("exited", .exited),
]
private let devices: [(String, PointerEvent.Device)] = [("mouse", .mouse), ("touch", .touch), ("pen", .pen)]
private let pinchPhases: [(String, PinchEvent.Phase)] = [
    ("began", .began), ("changed", .changed), ("ended", .ended), ("cancelled", .cancelled),
]
private let keyPhases: [(String, KeyEvent.Phase)] = [("down", .down), ("repeated", .repeated), ("up", .up)]
private let keyNames: [(String, KeyEvent.Key)] = [
    ("return", .return), ("tab", .tab), ("backTab", .backTab), ("space", .space), ("delete", .delete),
    ("deleteForward", .deleteForward), ("escape", .escape), ("upArrow", .up), ("downArrow", .down),
    ("leftArrow", .left), ("rightArrow", .right), ("home", .home), ("end", .end), ("pageUp", .pageUp),
    ("pageDown", .pageDown),
]
private let modifierNames: [(String, KeyModifiers)] = [
    ("shift", .shift), ("control", .control), ("option", .option), ("command", .command), ("capsLock", .capsLock),
]
private let edits: [(String, EditCommand)] = [
    ("cut", .cut), ("copy", .copy), ("paste", .paste), ("selectAll", .selectAll), ("undo", .undo), ("redo", .redo),
]
private let actions: [(String, AccessibilityAction)] = [
    ("press", .press), ("increment", .increment), ("decrement", .decrement), ("focus", .focus), ("escape", .escape),
]

private func name<T: Equatable>(of value: T, in names: [(String, T)]) -> String? {
    names.first { $0.1 == value }?.0
}

extension InputLog.Entry: CustomStringConvertible {
    /// The entry as a line of text.
    public var description: String {
        var words = [short(time)]
        if window != 0 { words.append("@\(window)") }
        switch what {
        case .size(let size): words += ["size", short(size.width), short(size.height)]
        case .end: words.append("end")
        case .event(let event): words += event.words
        default: words += what.frameWords
        }
        if let date { words.append("date=" + short(date)) }
        return words.joined(separator: " ")
    }

    /// Reads an entry.
    init(_ words: inout InputWords) throws {
        time = try words.double("the time")
        window = 0
        if let word = words.take(where: { $0.hasPrefix("@") }) {
            guard let number = Int(word.dropFirst()), number >= 0 else {
                throw InputLog.Problem(line: words.number, "“\(word)” is no window")
            }
            window = number
        }
        let kind = try words.next("what happened").text
        switch kind {
        case "size": what = .size(try words.size())
        case "end": what = .end
        default:
            if let other = try InputLog.What(frameWord: kind, &words) {
                what = other
            } else {
                what = .event(try InputEvent(kind, time, &words))
            }
        }
        date = words.named("date").flatMap(Double.init)
        try words.finish()
    }
}

/// A number in the fewest digits that distinguish it from all others.
func short(_ value: CGFloat) -> String {
    let text = "\(Double(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension KeyModifiers {
    fileprivate var word: [String] {
        let names = modifierNames.filter { contains($0.1) }.map(\.0)
        return names.isEmpty ? [] : ["keys=" + names.joined(separator: "+")]
    }

    fileprivate init(_ words: inout InputWords) throws {
        self = []
        for name in (words.named("keys") ?? "").split(separator: "+") {
            guard let keys = modifierNames.first(where: { $0.0 == name })?.1 else {
                throw InputLog.Problem(line: words.number, "“\(name)” is no key to hold")
            }
            formUnion(keys)
        }
    }
}

extension KeyEvent.Key {
    fileprivate var word: String {
        switch self {
        case .character(let character): InputWords.quote(String(character))
        case .function(let number): "f\(number)"
        default: name(of: self, in: keyNames) ?? ""
        }
    }

    fileprivate init(_ words: inout InputWords) throws {
        let word = try words.next("the key")
        if word.isQuoted, word.text.count == 1 {
            self = .character(Character(word.text))
        } else if !word.isQuoted, let key = keyNames.first(where: { $0.0 == word.text })?.1 {
            self = key
        } else if !word.isQuoted, word.text.hasPrefix("f"), let number = Int(word.text.dropFirst()) {
            self = .function(number)
        } else {
            throw InputLog.Problem(line: words.number, "“\(word.text)” is no key")
        }
    }
}

extension InputEvent {
    fileprivate var words: [String] {
        switch self {
        case .pointer(let event):
            var words = ["pointer", name(of: event.phase, in: pointerPhases) ?? ""]
            words += [short(event.location.x), short(event.location.y)]
            if event.button != 1 { words.append("button=\(event.button)") }
            if event.pointer != 0 { words.append("finger=\(event.pointer)") }
            if event.device != .mouse { words.append("device=" + (name(of: event.device, in: devices) ?? "")) }
            return words + event.modifiers.word
        case .scroll(let event):
            var words = ["scroll", short(event.location.x), short(event.location.y)]
            words += [short(event.delta.width), short(event.delta.height)]
            if event.isPrecise { words.append("precise") }
            return words + event.modifiers.word
        case .key(let event):
            var words = ["key", name(of: event.phase, in: keyPhases) ?? "", event.key.word]
            if !event.characters.isEmpty { words.append("types=" + InputWords.quote(event.characters)) }
            return words + event.modifiers.word
        case .modifiers(let keys): return ["held"] + keys.word
        case .text(let text): return ["text", InputWords.quote(text)]
        case .composition(let text, let selected):
            return ["compose", InputWords.quote(text), "\(selected.lowerBound)", "\(selected.upperBound)"]
        case .pinch(let event):
            return [
                "pinch", name(of: event.phase, in: pinchPhases) ?? "", short(event.location.x),
                short(event.location.y), short(event.magnification), short(event.rotation),
            ]
        case .edit(let command): return ["edit", name(of: command, in: edits) ?? ""]
        case .accessibility(let id, let action):
            let words = ["accessibility", "\(id)"]
            switch action {
            case .setValue(let value): return words + ["set", InputWords.quote(value)]
            case .select(let caret): return words + ["select", "\(caret.anchor)", "\(caret.position)"]
            case .named(let title): return words + ["named", InputWords.quote(title)]
            default: return words + [name(of: action, in: actions) ?? ""]
            }
        }
    }

    fileprivate init(_ kind: String, _ time: Double, _ words: inout InputWords) throws {
        switch kind {
        case "pointer":
            let phase = try words.next("phase", of: pointerPhases)
            var event = PointerEvent(phase, at: try words.point(), time: time)
            event.button = words.named("button").flatMap(Int.init) ?? 1
            event.pointer = words.named("finger").flatMap(Int.init) ?? 0
            let device = words.named("device")
            event.device = devices.first { $0.0 == device }?.1 ?? .mouse
            event.modifiers = try KeyModifiers(&words)
            self = .pointer(event)
        case "scroll":
            var event = ScrollEvent(at: try words.point(), delta: try words.size(), time: time)
            event.isPrecise = words.take { $0 == "precise" } != nil
            event.modifiers = try KeyModifiers(&words)
            self = .scroll(event)
        case "key":
            let phase = try words.next("phase", of: keyPhases)
            let key = try KeyEvent.Key(&words)
            let characters = words.named("types") ?? ""
            self = .key(
                KeyEvent(key, characters: characters, phase: phase, modifiers: try KeyModifiers(&words), time: time))
        case "held": self = .modifiers(try KeyModifiers(&words))
        case "text": self = .text(try words.next("the text").text)
        case "compose":
            let text = try words.next("the text").text
            let (start, end) = (try words.int("the start"), try words.int("the end"))
            if start < 0 || end < start { throw InputLog.Problem(line: words.number, "the end is before the start") }
            self = .composition(text, selected: start..<end)
        case "pinch":
            let phase = try words.next("phase", of: pinchPhases)
            let place = try words.point()
            let magnification = try words.double("the magnification")
            let rotation = try words.double("the rotation")
            self = .pinch(
                PinchEvent(phase, at: place, magnification: magnification, rotation: rotation, time: time))
        case "edit": self = .edit(try words.next("edit command", of: edits))
        case "accessibility":
            let place = try words.int("the place in the tree")
            if place < 0 { throw InputLog.Problem(line: words.number, "there are no elements before the first") }
            let title = try words.next("action").text
            let action: AccessibilityAction
            switch title {
            case "set": action = .setValue(try words.next("the value").text)
            case "select":
                let anchor = try words.int("the anchor")
                action = .select(.init(anchor: anchor, position: try words.int("the caret")))
            case "named": action = .named(try words.next("the name").text)
            default:
                guard let found = actions.first(where: { $0.0 == title })?.1 else {
                    throw InputLog.Problem(line: words.number, "“\(title)” is no action")
                }
                action = found
            }
            self = .accessibility(id: UInt64(place), action: action)
        default: throw InputLog.Problem(line: words.number, "“\(kind)” is nothing that happens")
        }
    }
}
