/// Something that happens to a tree, its data or its window.
package enum Edit: Equatable {
    /// Other numbers for a node.
    case numbers(id: Int, Int, Int)
    /// Another subtree in a node's place.
    case put(id: Int, Specimen)
    /// A further child.
    case add(id: Int, at: Int, Specimen)
    /// One child less.
    case cut(id: Int)
    /// A child that goes elsewhere among its siblings.
    case move(id: Int, from: Int, to: Int)
    /// A published property of the `ObservableObject`.
    case publish(Int, Int)
    /// A property of the `@Observable` object.
    case observe(Int, Int)
    /// The environment's value.
    case level(Int)
    /// A dark or light desktop.
    case dark(Bool)
    /// The window's size, in points.
    case size(Int, Int)
    /// A click, in thousandths of the window.
    case tap(Int, Int)
    /// The wheel, in thousandths of the window and points.
    case scroll(x: Int, y: Int, dx: Int, dy: Int)
    /// A click on a text, by its number.
    case touch(Int)
    /// A press of some milliseconds on a text.
    case hold(Int, Int)
    /// A whole drag that begins on a text, by some points.
    case drag(Int, dx: Int, dy: Int)
    /// The pointer comes to rest on a text.
    case hover(Int)
    /// Some letters typed into the field of a text, of which some are deleted again; the field is then left.
    case type(Int, letters: Int, deletions: Int)
    /// Escape: the topmost presentation is dismissed.
    case escape
    /// The button goes down on a text, and stays down while other things happen.
    case down(Int)
    /// The pointer moves with the button down, by some points.
    case pull(dx: Int, dy: Int)
    /// The button is released.
    case up
    /// The desktop takes the pointer away.
    case cancel
    /// The ideal size is requested before the frame: part of the work is done ahead.
    case peek
    /// How the changes that follow are animated.
    case animate(Int)
    /// Time passes, in milliseconds.
    case wait(Int)
    /// The changes so far in the step have been drawn.
    case frame

    /// Whether the edit is to be tried on a tree made from scratch, too, to see what should happen.
    package var isInput: Bool {
        switch self {
        case .tap, .scroll, .touch, .hold, .drag, .hover, .type, .escape: true
        default: false
        }
    }

    /// Whether the edit belongs to a gesture that continues while other things happen.
    package var isGesture: Bool {
        switch self {
        case .down, .pull, .up, .cancel: true
        default: false
        }
    }
}

extension Edit {
    package var term: Term {
        switch self {
        case .numbers(let id, let a, let b): Term(name: "num", id: id, numbers: [a, b])
        case .put(let id, let specimen): Term(name: "put", id: id, children: [specimen.term])
        case .add(let id, let index, let specimen):
            Term(name: "add", id: id, numbers: [index], children: [specimen.term])
        case .cut(let id): Term(name: "cut", id: id)
        case .move(let id, let from, let to): Term(name: "move", id: id, numbers: [from, to])
        case .publish(let slot, let value): Term(name: "publish", numbers: [slot, value])
        case .observe(let slot, let value): Term(name: "observe", numbers: [slot, value])
        case .level(let value): Term(name: "level", numbers: [value])
        case .dark(let isDark): Term(name: "dark", numbers: [isDark ? 1 : 0])
        case .size(let width, let height): Term(name: "size", numbers: [width, height])
        case .tap(let x, let y): Term(name: "tap", numbers: [x, y])
        case .scroll(let x, let y, let dx, let dy): Term(name: "scroll", numbers: [x, y, dx, dy])
        case .touch(let text): Term(name: "touch", numbers: [text])
        case .hold(let text, let time): Term(name: "hold", numbers: [text, time])
        case .drag(let text, let dx, let dy): Term(name: "drag", numbers: [text, dx, dy])
        case .hover(let text): Term(name: "hover", numbers: [text])
        case .type(let text, let letters, let deletions): Term(name: "type", numbers: [text, letters, deletions])
        case .escape: Term(name: "escape")
        case .down(let text): Term(name: "down", numbers: [text])
        case .pull(let dx, let dy): Term(name: "pull", numbers: [dx, dy])
        case .up: Term(name: "up")
        case .cancel: Term(name: "cancel")
        case .peek: Term(name: "peek")
        case .animate(let index): Term(name: "animate", numbers: [index])
        case .wait(let time): Term(name: "wait", numbers: [time])
        case .frame: Term(name: "frame")
        }
    }

    package init(_ term: Term) throws {
        func specimen() throws -> Specimen {
            guard let child = term.children.first else {
                throw TermParser.Mistake(description: "“\(term)” lacks its tree.")
            }
            return try Specimen(child)
        }
        let (first, second) = (term.number(0), term.number(1))
        switch term.name {
        case "num": self = .numbers(id: term.id, first, second)
        case "put": self = .put(id: term.id, try specimen())
        case "add": self = .add(id: term.id, at: first, try specimen())
        case "cut": self = .cut(id: term.id)
        case "move": self = .move(id: term.id, from: first, to: second)
        case "publish": self = .publish(first, second)
        case "observe": self = .observe(first, second)
        case "level": self = .level(first)
        case "dark": self = .dark(first != 0)
        case "size": self = .size(first, second)
        case "tap": self = .tap(first, second)
        case "scroll": self = .scroll(x: first, y: second, dx: term.number(2), dy: term.number(3))
        case "touch": self = .touch(first)
        case "hold": self = .hold(first, second)
        case "drag": self = .drag(first, dx: second, dy: term.number(2))
        case "hover": self = .hover(first)
        case "type": self = .type(first, letters: second, deletions: term.number(2))
        case "escape": self = .escape
        case "down": self = .down(first)
        case "pull": self = .pull(dx: first, dy: second)
        case "up": self = .up
        case "cancel": self = .cancel
        case "peek": self = .peek
        case "animate": self = .animate(first)
        case "wait": self = .wait(first)
        case "frame": self = .frame
        default: throw TermParser.Mistake(description: "There is no edit “\(term.name)”.")
        }
    }
}
