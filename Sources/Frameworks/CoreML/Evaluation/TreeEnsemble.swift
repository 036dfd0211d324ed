import LearnedModelFiles

/// Trees of questions, whose leaves add to numbers.
struct TreeEnsemble: Sendable {
    private var nodes: [TreeNode] = []
    /// Where each tree begins.
    private var roots: [Int] = []
    private var base: [Double] = []
    /// How many numbers its questions are about.
    private var featureCount = 0

    /// How many numbers it computes.
    var count: Int { base.count }

    init(_ message: WireMessage) throws {
        var count = 0
        try message.read { field, value in
            switch field {
            case 1: nodes.append(try TreeNode(try value.message))
            case 2: count = try value.index
            case 3: base += try value.doubles
            default: break
            }
        }
        if base.isEmpty && count == 1 { base = [0] }
        guard count > 0, base.count == count else {
            throw LearnedModelProblem("Its trees do not say how many numbers they compute.")
        }
        try connect()
    }

    /// Finds the children of each node; throws if the rest is not a tree for each number of a tree.
    private mutating func connect() throws {
        var places: [TreeNode.Identity: Int] = [:]
        for (place, node) in nodes.enumerated() where places.updateValue(place, forKey: node.identity) != nil {
            throw LearnedModelProblem("Two nodes of a tree have one number.")
        }
        var hasParent = Array(repeating: false, count: nodes.count)
        for place in nodes.indices where !nodes[place].isLeaf {
            for isTrue in [true, false] {
                guard let child = places[nodes[place].identity(ofChild: isTrue)], !hasParent[child] else {
                    throw LearnedModelProblem("A node of a tree leads nowhere, or where another one leads.")
                }
                hasParent[child] = true
                if isTrue { nodes[place].trueChild = child } else { nodes[place].falseChild = child }
            }
        }
        for node in nodes where node.leaf.contains(where: { $0.index >= base.count }) {
            throw LearnedModelProblem("A leaf adds to a number that is not there.")
        }
        featureCount = nodes.reduce(0) { max($0, $1.feature) } &+ 1
        roots = nodes.indices.filter { !hasParent[$0] }
        guard Set(roots.map { nodes[$0].identity.tree }).count == roots.count else {
            throw LearnedModelProblem("A tree has several roots.")
        }
        // Each node has one parent: nodes that cannot be reached from a root are in circles.
        var reached = 0
        var open = roots
        while let place = open.popLast() {
            reached += 1
            if !nodes[place].isLeaf { open += [nodes[place].trueChild, nodes[place].falseChild] }
        }
        guard reached == nodes.count else { throw LearnedModelProblem("A tree leads back to itself.") }
    }

    func sums(of inputs: Inputs) throws -> [Double] {
        let numbers = try inputs.numbers(atLeast: featureCount)
        var sums = base
        for root in roots {
            var place = root
            while !nodes[place].isLeaf {
                guard nodes[place].feature < numbers.count else {
                    throw EvaluationProblem("The model takes more than \(numbers.count) numbers.")
                }
                place = nodes[place].child(for: numbers[nodes[place].feature])
            }
            for (index, number) in nodes[place].leaf { sums[index] += number }
        }
        return sums
    }
}

/// A question with two ways on, or a leaf.
struct TreeNode: Sendable {
    struct Identity: Hashable {
        var tree: UInt64 = 0
        var node: UInt64 = 0
    }

    private enum Behavior: UInt64 {
        case lessThanEqual, lessThan, greaterThanEqual, greaterThan, equal, notEqual, leaf
    }

    private(set) var identity = Identity()
    private(set) var feature = 0
    /// The numbers that a leaf adds, by their indexes.
    private(set) var leaf: [(index: Int, number: Double)] = []
    /// The places of the children in the list of nodes.
    var trueChild = 0
    var falseChild = 0
    private var behavior = Behavior.lessThanEqual
    private var bound = 0.0
    private var trueNumber: UInt64 = 0
    private var falseNumber: UInt64 = 0
    private var missingIsTrue = false

    init(_ message: WireMessage) throws {
        try message.read { field, value in
            switch field {
            case 1: identity.tree = try value.number
            case 2: identity.node = try value.number
            case 3: behavior = try Behavior(known: value)
            case 10: feature = try value.index
            case 11: bound = try value.double
            case 12: trueNumber = try value.number
            case 13: falseNumber = try value.number
            case 14: missingIsTrue = try value.bool
            case 20: leaf.append(try Self.addend(try value.message))
            default: break
            }
        }
    }

    private static func addend(_ message: WireMessage) throws -> (index: Int, number: Double) {
        var addend = (index: 0, number: 0.0)
        try message.read { field, value in
            if field == 1 { addend.index = try value.index }
            if field == 2 { addend.number = try value.double }
        }
        return addend
    }

    var isLeaf: Bool { behavior == .leaf }

    func identity(ofChild isTrue: Bool) -> Identity {
        Identity(tree: identity.tree, node: isTrue ? trueNumber : falseNumber)
    }

    /// The way on for a number, which may be missing.
    func child(for number: Double) -> Int { (number.isNaN ? missingIsTrue : answer(number)) ? trueChild : falseChild }

    private func answer(_ number: Double) -> Bool {
        switch behavior {
        case .lessThanEqual: number <= bound
        case .lessThan: number < bound
        case .greaterThanEqual: number >= bound
        case .greaterThan: number > bound
        case .equal: number == bound
        case .notEqual: number != bound
        case .leaf: false
        }
    }
}
