import Foundation
import GameplayKit
import Testing

private final class Side: NSObject, GKGameModelPlayer {
    let playerId: Int
    init(_ id: Int) { playerId = id }
}

private final class Take: NSObject, GKGameModelUpdate {
    var value = 0
    let count: Int
    init(_ count: Int) { self.count = count }
}

/// Nim: who takes the last of the matches wins; one to three are taken at a time.
private final class Matches: NSObject, GKGameModel {
    static let sides = [Side(0), Side(1)]
    var (left, turn) = (0, 0)
    var players: [any GKGameModelPlayer]? { Self.sides }
    var activePlayer: (any GKGameModelPlayer)? { Self.sides[turn] }
    convenience init(_ left: Int) {
        self.init()
        self.left = left
    }
    func copy(with zone: NSZone?) -> Any { Matches() }
    func setGameModel(_ gameModel: any GKGameModel) {
        guard let other = gameModel as? Matches else { return }
        (left, turn) = (other.left, other.turn)
    }
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
        left == 0 ? nil : (1...min(3, left)).map(Take.init)
    }
    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
        left -= (gameModelUpdate as? Take)?.count ?? 0
        turn = 1 - turn
    }
    func isWin(for player: any GKGameModelPlayer) -> Bool { left == 0 && turn != player.playerId }
    func isLoss(for player: any GKGameModelPlayer) -> Bool { left == 0 && turn == player.playerId }
}

@Suite("Strategists, decisions, rules and spaces")
struct ChoiceTests {
    @Test("Looking ahead finds the winning move", arguments: [5, 6, 7])
    func minmax(_ left: Int) {
        let strategist = GKMinmaxStrategist()
        strategist.gameModel = Matches(left)
        strategist.randomSource = GKARC4RandomSource(seed: Data([1]))
        #expect(strategist.bestMoveForActivePlayer() == nil)
        strategist.maxLookAheadDepth = 8
        #expect((strategist.bestMoveForActivePlayer() as? Take)?.count == left - 4)
    }

    @Test("Playing by chance finds the winning move", arguments: [5, 6, 7])
    func monteCarlo(_ left: Int) {
        let strategist = GKMonteCarloStrategist()
        strategist.gameModel = Matches(left)
        strategist.randomSource = GKMersenneTwisterRandomSource(seed: 3)
        strategist.budget = 800
        #expect((strategist.bestMoveForActivePlayer() as? Take)?.count == left - 4)
    }

    @Test("A tree of decisions follows answers, predicates and what it has learned")
    func decisions() {
        let tree = GKDecisionTree(attribute: "hungry" as NSString)
        tree.rootNode?.createBranch(value: 1, attribute: "eat" as NSString)
        let tired = tree.rootNode?.createBranch(value: 0, attribute: "energy" as NSString)
        tired?.createBranch(
            predicate: NSPredicate { value, _ in (value as? NSNumber)?.intValue ?? 0 < 5 },
            attribute: "sleep" as NSString)
        tired?.createBranch(
            predicate: NSPredicate { value, _ in (value as? NSNumber)?.intValue ?? 0 >= 5 },
            attribute: "play" as NSString)
        #expect(tree.findAction(forAnswers: ["hungry": 1 as NSNumber]) as? NSString == "eat")
        #expect(
            tree.findAction(forAnswers: ["hungry": 0 as NSNumber, "energy": 2 as NSNumber]) as? NSString == "sleep")
        #expect(tree.findAction(forAnswers: ["hungry": 0 as NSNumber, "energy": 9 as NSNumber]) as? NSString == "play")
        let (yes, no) = ("yes" as NSString, "no" as NSString)
        let learned = GKDecisionTree(
            examples: [[yes, yes], [yes, no], [no, yes], [no, no]],
            actions: ["swim" as NSString, "swim" as NSString, "read" as NSString, "read" as NSString],
            attributes: ["sunny" as NSString, "weekend" as NSString])
        #expect(learned.findAction(forAnswers: ["sunny": no, "weekend": yes]) as? NSString == "read")
        #expect(learned.findAction(forAnswers: ["sunny": yes, "weekend": no]) as? NSString == "swim")
    }

    @Test("Rules run once, the most salient first, and facts have grades")
    func rules() {
        let system = GKRuleSystem()
        var order: [String] = []
        let near = GKRule(
            blockPredicate: { ($0.state["distance"] as? Int ?? 99) < 5 },
            action: {
                order.append("near")
                $0.assertFact("near" as NSString, grade: 0.75)
            })
        let flee = GKRule(
            blockPredicate: { $0.grade(forFact: "near" as NSString) > 0.5 },
            action: {
                order.append("flee")
                $0.assertFact("flee" as NSString)
            })
        flee.salience = 10
        system.add([near, flee])
        system.add(GKRule(predicate: NSPredicate(value: true), assertingFact: "here" as NSString, grade: 0.25))
        system.state["distance"] = 3
        system.evaluate()
        system.evaluate()
        #expect(order == ["near", "flee"] && system.executed.count == 3 && system.facts.count == 3)
        #expect(system.minimumGrade(forFacts: ["near" as NSString, "here" as NSString]) == 0.25)
        #expect(system.maximumGrade(forFacts: ["near" as NSString, "here" as NSString]) == 0.75)
        system.retractFact("near" as NSString, grade: 1)
        #expect(system.grade(forFact: "near" as NSString) == 0)
        system.reset()
        #expect(system.facts.isEmpty && system.agenda.first === flee)
    }

    @Test("Of two rules that can run, the more salient one runs first")
    func salience() {
        var order: [Int] = []
        let system = GKRuleSystem()
        for salience in [1, 5, 3] {
            let rule = GKRule(blockPredicate: { _ in true }, action: { _ in order.append(salience) })
            rule.salience = salience
            system.add(rule)
        }
        system.evaluate()
        system.reset()
        system.evaluate()
        #expect(order == [5, 3, 1, 5, 3, 1])
    }

    @Test("Elements of the plane and of space are found by their places, and are removed")
    func spaces() {
        let things = (0..<200).map { NSNumber(value: $0) }
        let tree = GKQuadtree<NSNumber>(
            boundingQuad: GKQuad(quadMin: [0, 0], quadMax: [100, 100]), minimumCellSize: 1)
        for (number, thing) in things.enumerated() { tree.add(thing, at: [Float(number % 20), Float(number / 20)]) }
        tree.add(-1, at: [200, 200])
        let found = tree.elements(in: GKQuad(quadMin: [3, 2], quadMax: [5, 4]))
        #expect(Set(found.map(\.intValue)) == [43, 44, 45, 63, 64, 65, 83, 84, 85])
        #expect(tree.elements(at: [200, 200]).isEmpty)
        #expect(tree.remove(things[44]) && !tree.remove(things[44]))
        #expect(tree.elements(at: [4, 2]).isEmpty && tree.elements(at: [5, 2]) == [things[45]])
        let boxes = GKOctree<NSNumber>(boundingBox: GKBox(boxMin: [0, 0, 0], boxMax: [9, 9, 9]), minimumCellSize: 1)
        let node = boxes.add(things[1], in: GKBox(boxMin: [1, 1, 1], boxMax: [3, 3, 3]))
        #expect(boxes.elements(at: [2, 2, 2]) == [things[1]] && boxes.elements(at: [4, 2, 2]).isEmpty)
        #expect(boxes.remove(things[1], using: node) && boxes.elements(at: [2, 2, 2]).isEmpty)
        let rectangles = GKRTree<NSNumber>(maxNumberOfChildren: 4)
        for number in 0..<50 {
            rectangles.addElement(
                things[number], boundingRectMin: [Float(number), 0], boundingRectMax: [Float(number) + 1.5, 1],
                splitStrategy: .linear)
        }
        #expect(
            Set(rectangles.elements(inBoundingRectMin: [10.2, 0], rectMax: [10.4, 1]).map(\.intValue)) == [9, 10])
    }
}
