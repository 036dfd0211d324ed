import Foundation

/// A state of a game, which says where the game can go from it, and what happens on the way.
///
/// Follows Apple's [GKState](https://developer.apple.com/documentation/gameplaykit/gkstate). Subclasses are the states.
open class GKState: NSObject {
    /// The machine that the state belongs to; nil before it is in one.
    open internal(set) weak var stateMachine: GKStateMachine?

    /// Creates a state.
    public override init() {}

    /// Whether the machine may go from this state to one of a class; true unless a subclass says otherwise.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }

    /// Called when the machine has come to this state.
    /// - Parameter previousState: The state before; nil for the machine's first.
    open func didEnter(from previousState: GKState?) {}

    /// Called at each update of the machine while this is its state.
    /// - Parameter seconds: The time since the last update.
    open func update(deltaTime seconds: TimeInterval) {}

    /// Called when the machine is about to leave this state.
    open func willExit(to nextState: GKState) {}
}

/// States of a game, one of which is the current one.
///
/// Follows Apple's [GKStateMachine](https://developer.apple.com/documentation/gameplaykit/gkstatemachine).
open class GKStateMachine: NSObject {
    private var states: [ObjectIdentifier: GKState] = [:]
    /// The current state; nil before the machine has entered one.
    open private(set) var currentState: GKState?

    /// Creates a machine with states, of which each class has one; of several the last counts.
    public init(states: [GKState]) {
        super.init()
        for state in states {
            self.states[ObjectIdentifier(type(of: state))] = state
            state.stateMachine = self
        }
    }

    /// The state of a class; nil where the machine has none.
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states[ObjectIdentifier(stateClass)] as? StateType
    }

    /// Whether the machine has a state of a class, and the current one allows to go there.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) ?? true
    }

    /// Goes to the state of a class, if the current one allows it.
    /// - Returns: Whether it did.
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }

    /// Updates the current state.
    /// - Parameter sec: The time since the last update, in seconds.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
