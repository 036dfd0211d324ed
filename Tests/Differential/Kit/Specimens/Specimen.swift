/// A view tree as data, which can be changed, compared, written down and read again.
package struct Specimen: Equatable, Identifiable {
    package var id: Int
    package var kind: Kind
    /// Two numbers, whose meaning is the kind's.
    package var a = 0, b = 0
    package var children: [Specimen] = []
    /// The state that a stateful view begins with.
    package var seed = 0

    package init(id: Int, kind: Kind, a: Int = 0, b: Int = 0, children: [Specimen] = []) {
        (self.id, self.kind, self.a, self.b, self.children) = (id, kind, a, b, children)
        fill()
    }

    /// Gives the kind as many children as it needs.
    package mutating func fill() {
        while children.count < kind.arity.lowerBound { children.append(Specimen(id: 0, kind: .empty)) }
        if children.count > kind.arity.upperBound { children.removeLast(children.count - kind.arity.upperBound) }
    }

    /// The number of nodes.
    package var count: Int { children.reduce(1) { $0 + $1.count } }

    /// The node and all below it, in the order of the tree.
    package var all: [Specimen] { [self] + children.flatMap(\.all) }

    /// Changes the node of an id; does nothing where there is none.
    @discardableResult
    package mutating func change(_ id: Int, _ body: (inout Specimen) -> Void) -> Bool {
        if self.id == id {
            body(&self)
            return true
        }
        for index in children.indices where children[index].change(id, body) { return true }
        return false
    }
}

extension Specimen {
    package var term: Term {
        Term(name: kind.rawValue, id: id, numbers: a == 0 && b == 0 ? [] : [a, b], children: children.map(\.term))
    }

    package init(_ term: Term) throws {
        guard let kind = Kind(rawValue: term.name) else {
            throw TermParser.Mistake(description: "There is no kind “\(term.name)”.")
        }
        self.init(
            id: term.id, kind: kind, a: term.number(0), b: term.number(1),
            children: try term.children.map(Specimen.init))
    }
}

/// The identity of a view: the values that must stay the same for it to keep its state.
extension Specimen {
    /// The part of the numbers that determines structure.
    private var variant: String {
        switch kind {
        case .ifelse, .any, .matched: "\(a % 2)"
        case .id: "\(a % 3)"
        case .lifecycle: "\(id)"
        case .choose: "\(shownIndex)"
        case .overlay, .background, .mask, .inset: "\(secondHasState)"
        default: ""
        }
    }

    /// Whether the second view has state: there must be one of it, however many views the first one is.
    package var secondHasState: Bool { children[1].all.contains(where: \.kind.hasState) }

    /// The child that `choose` shows.
    package var shownIndex: Int { children.isEmpty ? 0 : a % children.count }

    /// The children that are in the tree.
    private func present(state: Int) -> [Int] {
        switch kind {
        case .ifelse: [a % 2]
        case .optional, .transition: a % 2 == 0 ? [0] : []
        case .choose: [shownIndex]
        case .toggler: [state % 2]
        case .sheet, .popover: state % 2 == 1 ? [0, 1] : [0]
        case .navigation: state > 0 ? [0, 1] : [0]
        default: Array(children.indices)
        }
    }

    /// Calls a function with every stateful node and its place, the outer before the inner.
    ///
    /// - Parameter states: The states by place; missing ones are 0.
    package func census(_ states: [String: Int], at path: String = "", _ body: (Specimen, String) -> Void) {
        let path = path + "/" + kind.rawValue + variant
        if kind.hasState { body(self, path) }
        for index in present(state: states[path] ?? 0) {
            children[index].census(states, at: path + (kind.hasRows ? "#\(children[index].id)" : ".\(index)"), body)
        }
    }

    /// The specimen whose stateful views begin with the states that they have now.
    package func seeded(_ states: [String: Int], at path: String = "") -> Specimen {
        let path = path + "/" + kind.rawValue + variant
        var result = self
        result.seed = states[path] ?? 0
        let present = present(state: result.seed)
        for index in children.indices {
            result.children[index] =
                present.contains(index)
                ? children[index].seeded(states, at: path + (kind.hasRows ? "#\(children[index].id)" : ".\(index)"))
                : children[index]
        }
        return result
    }
}
