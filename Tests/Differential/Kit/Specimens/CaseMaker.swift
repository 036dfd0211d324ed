/// Makes cases; the same seed makes the same ones.
package struct CaseMaker {
    fileprivate var random: SplitMix
    private var lastID = 0
    /// How many nodes may still be made.
    private var room = 0
    private let kinds: [Kind]
    private let depth: Int
    /// How many nodes a tree has at most.
    private let most: Int

    /// - Parameters:
    ///   - seed: Where the random numbers begin.
    ///   - depth: How deep trees are at most.
    ///   - nodes: How many nodes trees have at most.
    ///   - kinds: The kinds to choose from; by default all that keep the rules.
    package init(seed: UInt64, depth: Int = 6, nodes: Int = 60, kinds: [Kind] = Kind.usual) {
        var random = SplitMix(seed)
        // Trees without state show the results of interrupted animations; those with it come to rest each time.
        let hasState = !random.once(in: 3)
        // Most cases are made of a few kinds, so that these meet each other often.
        var chosen = kinds.filter { hasState || !$0.hasState }
        if !random.once(in: 3) {
            let few = Set((0..<14).map { _ in random.next(below: chosen.count) })
            let basis: Set<Kind> = [.text, .fixed, .vstack, .hstack]
            chosen = chosen.enumerated().filter { few.contains($0.offset) || basis.contains($0.element) }.map(\.element)
        }
        self.kinds = chosen
        self.depth = depth
        most = 4 + random.next(below: max(nodes - 3, 1))
        room = most
        self.random = random
    }

    package mutating func makeCase(steps: Int) -> Case {
        let specimen = makeRoot()
        var present = specimen
        var width = 200
        var height = 200
        let result = (0..<steps).map { _ in
            (0...(random.once(in: 3) ? random.next(below: 3) : 0)).flatMap { _ -> [Edit] in
                let edits = makeEdits(&present, &width, &height)
                return edits
            }
        }
        return Case(specimen: specimen, steps: result)
    }

    private mutating func makeRoot() -> Specimen {
        lastID += 1
        room -= 1
        let containers: [Kind] = [.vstack, .hstack, .zstack, .vstack, .scroll, .group]
        var root = Specimen(id: lastID, kind: containers[random.next(below: containers.count)])
        for _ in 0..<(2 + random.next(below: 3)) { root.children.append(make(depth: depth - 1)) }
        return root
    }

    /// A subtree.
    private mutating func make(depth: Int) -> Specimen {
        lastID += 1
        room -= 1
        let isLeaf = depth <= 0 || room <= 0
        let choices = isLeaf ? kinds.filter { $0.arity.lowerBound == 0 && $0.family != .container } : kinds
        let kind = choices.isEmpty ? .text : choices[random.next(below: choices.count)]
        var specimen = Specimen(id: lastID, kind: kind, a: random.next(below: 40), b: random.next(below: 30))
        specimen.children = []
        for _ in 0..<count(kind.arity) { specimen.children.append(make(depth: depth - 1)) }
        return specimen
    }

    private mutating func count(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + random.next(below: min(range.count, max(room, 0) + 1))
    }

    private mutating func makeEdits(_ present: inout Specimen, _ width: inout Int, _ height: inout Int) -> [Edit] {
        let nodes = present.all.filter { $0.id != 0 }
        let node = nodes[random.next(below: nodes.count)]
        var edit: Edit
        switch random.next(below: 38) {
        case 0...4: edit = .numbers(id: node.id, random.next(below: 40), random.next(below: 30))
        case 5: edit = .numbers(id: node.id, node.a + 1, node.b)
        case 6, 7:
            room = min(most - present.count, 8)
            edit = .put(id: node.id, make(depth: 2))
        case 8...11:
            let parents = nodes.filter { $0.children.count < $0.kind.arity.upperBound }
            guard let parent = parents.randomElement(using: &random) else { return [] }
            room = min(most - present.count, 8)
            edit = .add(id: parent.id, at: random.next(below: parent.children.count + 1), make(depth: 2))
        case 12, 13:
            let parents = nodes.filter { $0.children.count > $0.kind.arity.lowerBound }
            guard let child = parents.randomElement(using: &random)?.children.randomElement(using: &random) else {
                return []
            }
            edit = .cut(id: child.id)
        case 14, 15:
            let parents = nodes.filter { $0.children.count > 1 && $0.kind.hasRows }
            guard let parent = parents.randomElement(using: &random) else { return [] }
            edit = .move(
                id: parent.id, from: random.next(below: parent.children.count),
                to: random.next(below: parent.children.count))
        case 16: edit = .publish(random.next(below: 4), random.next(below: 100))
        case 17: edit = .observe(random.next(below: 4), random.next(below: 100))
        case 18: edit = .level(random.next(below: 10))
        case 19:
            if random.once(in: 4) { return [.dark(random.once(in: 2))] }
            width = 40 + random.next(below: 300)
            height = 40 + random.next(below: 300)
            edit = .size(width, height)
        case 20, 21: edit = .tap(random.next(below: 1000), random.next(below: 1000))
        case 22:
            edit = .scroll(
                x: random.next(below: 1000), y: random.next(below: 1000), dx: random.once(in: 3) ? 30 : 0,
                dy: random.next(below: 200) - 60)
        case 23: return [.animate(random.next(below: 10))] + makeEdits(&present, &width, &height)
        case 24: edit = .wait(random.next(below: 400))
        case 25: edit = random.once(in: 2) ? .peek : .frame
        case 26...29: edit = makeGesture()
        default: edit = makeInput()
        }
        present.apply(edit)
        return [edit]
    }
}

extension CaseMaker {
    /// Returns an action of the user.
    private mutating func makeInput() -> Edit {
        let text = random.next(below: 8)
        switch random.next(below: 10) {
        case 0...2: return .touch(text)
        case 3: return .hold(text, 100 + random.next(below: 8) * 100)
        case 4, 5: return .drag(text, dx: random.next(below: 80) - 40, dy: random.next(below: 80) - 40)
        case 6: return .hover(text)
        case 7, 8: return .type(text, letters: random.next(below: 4), deletions: random.next(below: 3))
        default: return .escape
        }
    }

    /// Returns a part of a user's gesture, during which other things happen.
    private mutating func makeGesture() -> Edit {
        switch random.next(below: 8) {
        case 0...2: .down(random.next(below: 8))
        case 3...5: .pull(dx: random.next(below: 60) - 30, dy: random.next(below: 60) - 30)
        case 6: .up
        default: .cancel
        }
    }
}

extension Specimen {
    /// Applies the effect of an edit on trees.
    package mutating func apply(_ edit: Edit) {
        switch edit {
        case .numbers(let id, let a, let b): change(id) { ($0.a, $0.b) = (a, b) }
        case .put(let id, let specimen): change(id) { $0 = specimen }
        case .add(let id, let index, let specimen):
            change(id) {
                guard $0.children.count < $0.kind.arity.upperBound else { return }
                $0.children.insert(specimen, at: min(index, $0.children.count))
            }
        case .cut(let id): cut(id)
        case .move(let id, let from, let to):
            change(id) {
                guard max(from, to) < $0.children.count else { return }
                $0.children.insert($0.children.remove(at: from), at: to)
            }
        default: break
        }
    }

    private mutating func cut(_ id: Int) {
        if let index = children.firstIndex(where: { $0.id == id }) {
            if children.count > kind.arity.lowerBound { children.remove(at: index) }
        } else {
            for index in children.indices { children[index].cut(id) }
        }
    }
}
