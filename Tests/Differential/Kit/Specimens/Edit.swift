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
    /// Somebody asks for the ideal size before the frame: part of the work is done ahead.
    case peek
    /// How the changes that follow are animated.
    case animate(Int)
    /// Time passes, in milliseconds.
    case wait(Int)
    /// What was changed so far in the step has been drawn.
    case frame

    /// Whether the edit is to be tried on a tree made from scratch, too, to see what should happen.
    package var isInput: Bool {
        switch self {
        case .tap, .scroll: true
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
        case "peek": self = .peek
        case "animate": self = .animate(first)
        case "wait": self = .wait(first)
        case "frame": self = .frame
        default: throw TermParser.Mistake(description: "There is no edit “\(term.name)”.")
        }
    }
}
