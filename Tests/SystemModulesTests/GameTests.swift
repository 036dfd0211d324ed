import GameKit
import Testing

/// The machine of a door.
private final class Open: GKState {
    var log: [String] = []
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Closed.self }
    override func didEnter(from previousState: GKState?) {
        log.append("from \(previousState.map { "\(type(of: $0))" } ?? "nothing")")
    }
    override func willExit(to nextState: GKState) { log.append("to \(type(of: nextState))") }
    override func update(deltaTime seconds: Double) { log.append("\(seconds)") }
}
private final class Closed: GKState {}
private final class Locked: GKState {}

private final class Weight: GKComponent {
    var log: [String] = []
    override func didAddToEntity() { log.append("added to \(entity === nil ? "nothing" : "a thing")") }
    override func willRemoveFromEntity() { log.append("removed") }
    override func update(deltaTime seconds: Double) { log.append("\(seconds)") }
}
private final class Color: GKComponent {}

@Suite("GameplayKit's states and components, by GameKit")
struct GameTests {
    @Test("A machine goes where its state allows, and tells the states")
    func states() throws {
        let (open, closed) = (Open(), Closed())
        let machine = GKStateMachine(states: [open, closed])
        #expect(machine.currentState == nil && machine.state(forClass: Open.self) === open)
        #expect(open.stateMachine === machine)
        #expect(machine.canEnterState(Closed.self) && !machine.canEnterState(Locked.self))
        #expect(machine.enter(Open.self) && machine.currentState === open)
        #expect(!machine.enter(Open.self) && !machine.enter(Locked.self))
        machine.update(deltaTime: 0.5)
        #expect(open.stateMachine?.enter(Closed.self) == true && machine.currentState === closed)
        #expect(open.log == ["from nothing", "0.5", "to Closed"])
        #expect(machine.enter(Open.self))
        #expect(open.log.last == "from Closed")
    }

    @Test("A thing has one component of each class, updated by it or by a system")
    func components() {
        let (thing, weight, other) = (GKEntity(), Weight(), Weight())
        thing.addComponent(weight)
        thing.addComponent(Color())
        thing.update(deltaTime: 1)
        let system = GKComponentSystem<Weight>(componentClass: Weight.self)
        system.addComponent(foundIn: thing)
        system.update(deltaTime: 2)
        #expect(system.components.count == 1 && system[0] === weight)
        thing.addComponent(other)
        #expect(thing.components.count == 2 && thing.component(ofType: Weight.self) === other && weight.entity == nil)
        thing.removeComponent(ofType: Color.self)
        #expect(thing.components.count == 1 && thing.component(ofType: Color.self) == nil)
        #expect(weight.log == ["added to a thing", "1.0", "2.0", "removed"])
        system.removeComponent(weight)
        #expect(system.components.isEmpty)
    }
}
