import Foundation
import Testing

@testable import GameplayKit

@Suite("Rules with grades, questions with chances, and ways with costs")
struct RuleAndWayTests {
    private func text(_ facts: [Any]) -> [String] {
        facts.compactMap { $0 as? String ?? ($0 as? NSString)?.description }
    }

    @Test("Grades add up within 0 and 1, and a fact without one is none")
    func grades() {
        let (system, a, b) = (GKRuleSystem(), "a" as NSString, "b" as NSString)
        system.assertFact(a, grade: 0.5)
        system.assertFact(a, grade: 0.25)
        #expect(system.grade(forFact: a) == 0.75 && system.facts.count == 1 && system.grade(forFact: b) == 0)
        system.assertFact(a, grade: 0.5)
        #expect(system.grade(forFact: a) == 1)
        system.retractFact(a, grade: 0.25)
        #expect(system.grade(forFact: a) == 0.75)
        system.retractFact(b)
        system.assertFact(b, grade: 0)
        #expect(system.facts.count == 1)
        system.assertFact(b)
        #expect(system.grade(forFact: b) == 1 && text(system.facts) == ["a", "b"])
        #expect(system.minimumGrade(forFacts: [a, b]) == 0.75 && system.maximumGrade(forFacts: [a, b]) == 1)
        #expect(system.minimumGrade(forFacts: [a, "c" as NSString]) == 0)
        #expect(system.minimumGrade(forFacts: []) == 0 && system.maximumGrade(forFacts: []) == 0)
        system.retractFact(a, grade: 0.75)
        #expect(text(system.facts) == ["b"])
        system.retractFact(b)
        #expect(system.facts.isEmpty)
    }

    @Test("Rules are on the agenda by salience, equal ones in their order, and each once")
    func agenda() {
        let system = GKRuleSystem()
        let rules = [1, 5, 5, 3].map { salience in
            let rule = GKRule(blockPredicate: { _ in false }, action: { _ in })
            rule.salience = salience
            return rule
        }
        system.add(rules)
        system.add(rules[0])
        #expect(system.rules == rules && system.agenda == [rules[1], rules[2], rules[3], rules[0]])
        system.evaluate()
        #expect(system.executed.isEmpty && system.agenda.count == 4)
        system.reset()
        #expect(system.agenda == [rules[1], rules[2], rules[3], rules[0]])
        system.removeAllRules()
        #expect(system.rules.isEmpty && system.agenda.isEmpty)
        system.add(GKRule())
        system.evaluate()
        #expect(system.executed.isEmpty)
    }

    /// A predicate about the distance in a system's state.
    private func distance(_ isMet: @escaping @Sendable (Int) -> Bool) -> NSPredicate {
        NSPredicate { _, variables in (variables?["distance"] as? Int).map(isMet) ?? false }
    }

    @Test("After each rule the more salient ones are tried again, and predicates know the state")
    func chains() {
        let (system, fact) = (GKRuleSystem(), "near" as NSString)
        var order: [String] = []
        let first = GKRule(
            blockPredicate: { $0.grade(forFact: fact) > 0.5 }, action: { _ in order.append("first") })
        first.salience = 2
        let second = GKRule(predicate: distance { $0 < 5 }, assertingFact: fact, grade: 0.75)
        second.salience = 1
        let third = GKRule(blockPredicate: { _ in true }, action: { _ in order.append("third") })
        system.add([third, second, first])
        system.state["distance"] = 4
        system.evaluate()
        #expect(order == ["first", "third"] && system.executed == [second, first, third])
        system.reset()
        system.state["distance"] = 5
        system.evaluate()
        #expect(system.executed == [third] && system.facts.isEmpty)
        system.assertFact(fact)
        system.add(GKRule(predicate: NSPredicate(value: true), retractingFact: fact, grade: 0.25))
        system.evaluate()
        #expect(system.grade(forFact: fact) == 0.75)
        let rule = GKNSPredicateRule(predicate: distance { $0 == 5 })
        #expect(rule.evaluatePredicate(in: system))
        system.state["distance"] = 6
        #expect(!rule.evaluatePredicate(in: system))
    }

    /// A source of one number.
    private final class One: GKRandom {
        var (number, bounds) = (0, [Int]())
        func nextInt() -> Int { number }
        func nextInt(upperBound: Int) -> Int {
            bounds.append(upperBound)
            return number
        }
        func nextUniform() -> Float { 0 }
        func nextBool() -> Bool { false }
    }

    @Test("By chance an action is as likely as its weight says; an answer comes before")
    func weights() {
        let (tree, source) = (GKDecisionTree(attribute: "mood" as NSString), One())
        tree.randomSource = source
        let root = tree.rootNode
        root?.createBranch(weight: 1, attribute: "a" as NSString)
        root?.createBranch(value: 9, attribute: "nine" as NSString)
        root?.createBranch(weight: 3, attribute: "b" as NSString)
        root?.createBranch(weight: 0, attribute: "never" as NSString)
        root?.createBranch(weight: -2, attribute: "never" as NSString)
        root?.createBranch(weight: 2, attribute: "c" as NSString)
        func action(_ number: Int, _ answers: [AnyHashable: any NSObjectProtocol] = [:]) -> String? {
            source.number = number
            return (tree.findAction(forAnswers: answers) as? NSString)?.description
        }
        #expect((0..<6).map { action($0) } == ["a", "b", "b", "b", "c", "c"] && source.bounds == [6, 6, 6, 6, 6, 6])
        #expect(action(0, ["mood": 9 as NSNumber]) == "nine" && source.bounds.count == 6)
        #expect(action(4, ["mood": 8 as NSNumber]) == "c" && action(0, ["other": 9 as NSNumber]) == "a")
        let plain = GKDecisionTree(attribute: "only" as NSString)
        #expect(plain.findAction(forAnswers: [:]) as? NSString == "only")
        plain.rootNode?.createBranch(value: 1, attribute: "one" as NSString)
        #expect(
            plain.findAction(forAnswers: [:]) == nil && plain.findAction(forAnswers: ["only": 2 as NSNumber]) == nil)
    }

    @Test("A tree learns the question that separates best first, and the action of the most where none does")
    func learning() {
        let (yes, no) = ("yes" as NSString, "no" as NSString)
        func action(_ name: String) -> NSString { name as NSString }
        let tree = GKDecisionTree(
            examples: [[yes, no, yes], [yes, yes, no], [no, no, no], [no, yes, yes], [yes]],
            actions: [action("go"), action("go"), action("stay"), action("stay"), action("short")],
            attributes: ["noise" as NSString, "wind" as NSString, "sun" as NSString])
        #expect(tree.rootNode?.attribute.isEqual("noise" as NSString) == true && tree.rootNode?.branches.count == 2)
        let second = GKDecisionTree(
            examples: [[yes, no], [no, no], [yes, yes], [no, yes]],
            actions: [action("stay"), action("stay"), action("go"), action("go")],
            attributes: ["noise" as NSString, "sun" as NSString])
        #expect(second.rootNode?.attribute.isEqual("sun" as NSString) == true)
        let most = GKDecisionTree(
            examples: [[yes], [yes], [yes]], actions: [action("a"), action("b"), action("b")],
            attributes: ["sun" as NSString])
        #expect(most.findAction(forAnswers: ["sun": yes]) as? NSString == "b")
        let empty = GKDecisionTree(examples: [], actions: [], attributes: [])
        #expect(empty.rootNode == nil && empty.findAction(forAnswers: [:]) == nil)
    }

    @Test("A heap gives its elements in their order, whatever the order in which they came")
    func heap() {
        for numbers in [
            [5, 3, 9, 1, 7, 3, 8, 2], Array(1...20), Array((1...20).reversed()), [4], [], [2, 1], [1, 1, 1],
        ] {
            var heap = Heap<Int> { $0 < $1 }
            for number in numbers { heap.insert(number) }
            var found: [Int] = []
            while let next = heap.removeFirst() { found.append(next) }
            #expect(found == numbers.sorted())
        }
        var heap = Heap<Int> { $0 > $1 }
        for number in [3, 8, 5] { heap.insert(number) }
        let first = heap.removeFirst()
        heap.insert(6)
        let rest = [heap.removeFirst(), heap.removeFirst(), heap.removeFirst(), heap.removeFirst()]
        #expect(first == 8 && rest == [6, 5, 3, nil])
    }

    /// A node with costs by the numbers of its aims.
    private final class Stop: GKGraphNode {
        let number: Int
        var costs: [Int: Float] = [:]
        init(_ number: Int) {
            self.number = number
            super.init()
        }
        required init?(coder: NSCoder) { nil }
        override func cost(to node: GKGraphNode) -> Float { costs[(node as? Stop)?.number ?? -1] ?? 1 }
    }

    @Test("Steps that cost less than nothing or no number are not gone; free ones are; a way to itself is one node")
    func costs() {
        let stops = (0..<4).map(Stop.init)
        stops[0].addConnections(to: [stops[1], stops[2]], bidirectional: false)
        stops[1].addConnections(to: [stops[3]], bidirectional: false)
        stops[2].addConnections(to: [stops[3]], bidirectional: false)
        func way() -> [Int] { stops[0].findPath(to: stops[3]).compactMap { ($0 as? Stop)?.number } }
        stops[0].costs = [1: 0, 2: 0.5]
        #expect(way() == [0, 1, 3])
        stops[1].costs = [3: 2]
        #expect(way() == [0, 2, 3])
        stops[2].costs = [3: -1]
        #expect(way() == [0, 1, 3])
        stops[1].costs = [3: .nan]
        #expect(way().isEmpty && stops[3].findPath(to: stops[0]).isEmpty)
        #expect(
            stops[2].findPath(to: stops[2]) == [stops[2]] && stops[1].findPath(from: stops[0]) == [stops[0], stops[1]])
    }

    @Test("Connections are made once, not to the node itself, in one direction or both, and are removed so")
    func connections() {
        let (a, b, c) = (Stop(1), Stop(2), Stop(3))
        a.addConnections(to: [b, b, a, c], bidirectional: false)
        #expect(a.connectedNodes == [b, c] && b.connectedNodes.isEmpty)
        a.addConnections(to: [b], bidirectional: true)
        a.addConnections(to: [b], bidirectional: true)
        #expect(a.connectedNodes == [b, c] && b.connectedNodes == [a] && c.connectedNodes.isEmpty)
        c.addConnections(to: [a], bidirectional: false)
        a.removeConnections(to: [b, c], bidirectional: false)
        #expect(a.connectedNodes.isEmpty && b.connectedNodes == [a] && c.connectedNodes == [a])
        a.removeConnections(to: [c], bidirectional: true)
        #expect(c.connectedNodes.isEmpty && b.connectedNodes == [a])
        let graph = GKGraph([a, b])
        graph.add([b, c])
        #expect(graph.nodes == [a, b, c])
        c.addConnections(to: [a, b], bidirectional: true)
        graph.remove([b])
        #expect(graph.nodes == [a, c] && c.connectedNodes == [a] && b.connectedNodes.isEmpty)
    }

    @Test("A grid begins at its origin, and connects each node with four or eight neighbors")
    func grids() throws {
        for (isDiagonal, counts) in [(false, [2, 3, 4]), (true, [3, 5, 8])] {
            let grid = GKGridGraph<GKGridGraphNode>(
                fromGridStartingAt: [-1, 5], width: 3, height: 4, diagonalsAllowed: isDiagonal)
            #expect(grid.nodes?.count == 12 && grid.gridWidth == 3 && grid.gridHeight == 4)
            for (place, count) in zip([[-1, 5], [0, 5], [0, 6]] as [vector_int2], counts) {
                #expect(try #require(grid.node(atGridPosition: place)).connectedNodes.count == count)
            }
            #expect(grid.node(atGridPosition: [1, 8]) != nil && grid.node(atGridPosition: [2, 8]) == nil)
            #expect(grid.node(atGridPosition: [-1, 4]) == nil && grid.node(atGridPosition: [-1, 9]) == nil)
            let middle = try #require(grid.node(atGridPosition: [0, 6]))
            grid.remove([middle])
            #expect(grid.node(atGridPosition: [0, 6]) == nil && grid.nodes?.count == 11)
            let new = GKGridGraphNode(gridPosition: [0, 6])
            grid.connectToAdjacentNodes(new)
            #expect(new.connectedNodes.count == counts[2] && grid.node(atGridPosition: [0, 6]) === new)
        }
        let node = GKGridGraphNode(gridPosition: [1, 2])
        #expect(node.cost(to: GKGridGraphNode(gridPosition: [4, -2])) == 5 && node.estimatedCost(to: Stop(1)) == 0)
        let none = GKGridGraph<GKGridGraphNode>(
            fromGridStartingAt: [0, 0], width: -1, height: 3, diagonalsAllowed: true)
        #expect(none.nodes?.isEmpty == true && none.gridWidth == 0 && none.gridHeight == 3)
    }

    @Test("Places of the plane and of space are as far as they are, and have no distance to nodes of another kind")
    func distances() {
        let (a, b) = (GKGraphNode2D(point: [1, 2]), GKGraphNode2D(point: [4, 6]))
        let (c, d) = (GKGraphNode3D(point: [1, 2, 3]), GKGraphNode3D(point: [3, 4, 4]))
        #expect(a.cost(to: b) == 5 && a.estimatedCost(to: c) == 0 && c.cost(to: d) == 3 && d.estimatedCost(to: a) == 0)
        let graph = GKGraph([a, b])
        let near = GKGraphNode2D(point: [4, 5])
        graph.connectToLowestCostNode(node: near, bidirectional: false)
        #expect(near.connectedNodes == [b] && b.connectedNodes.isEmpty && graph.nodes == [a, b, near])
        let first = GKGraph()
        first.connectToLowestCostNode(node: a, bidirectional: true)
        #expect(first.nodes == [a] && a.connectedNodes.isEmpty)
    }
}
