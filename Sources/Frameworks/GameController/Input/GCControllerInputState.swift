import Foundation

/// A copy of the state of a controller's parts.
///
/// Follows Apple's [GCControllerInputState](https://developer.apple.com/documentation/gamecontroller/gccontrollerinputstate).
open class GCControllerInputState: NSObject, GCDevicePhysicalInputState, GCDevicePhysicalInputStateDiff,
    @unchecked Sendable
{
    /// The device; nil if it is gone.
    open internal(set) weak var device: (any GCDevice)?
    /// All parts.
    public let elements: GCPhysicalInputElementCollection<GCPhysicalInputElementName, any GCPhysicalInputElement>
    /// The buttons.
    public let buttons: GCPhysicalInputElementCollection<GCButtonElementName, any GCButtonElement>
    /// The axes that belong to no cross or stick.
    public let axes: GCPhysicalInputElementCollection<GCAxisElementName, any GCAxisElement>
    /// The switches: none.
    public let switches = GCPhysicalInputElementCollection<GCSwitchElementName, any GCSwitchElement>([])
    /// The crosses and sticks.
    public let dpads: GCPhysicalInputElementCollection<GCDirectionPadElementName, any GCDirectionPadElement>
    /// When a part changed last, in seconds since the machine started.
    open var lastEventTimestamp: TimeInterval { profile.lastEventTimestamp }
    /// How long the change took to arrive; 0, as that is not known.
    open var lastEventLatency: TimeInterval { 0 }

    let profile: GCPhysicalInputProfile
    /// The parts, by the profile's parts.
    let live: [ObjectIdentifier: LiveElement]
    /// The names of the parts that have changed since the state before.
    var changes: Set<String> = []

    init(_ profile: GCPhysicalInputProfile) {
        self.profile = profile
        device = profile.device
        var live: [ObjectIdentifier: LiveElement] = [:]
        for element in profile.allElements where element.collection == nil {
            let part: LiveElement? =
                switch element {
                case let button as GCControllerButtonInput: LiveButton(button)
                case let pad as GCControllerDirectionPad: LivePad(pad)
                case let axis as GCControllerAxisInput: LiveAxisElement(axis)
                default: nil
                }
            live[ObjectIdentifier(element)] = part
        }
        let parts = live.values.sorted { ($0.aliases.sorted().first ?? "") < ($1.aliases.sorted().first ?? "") }
        elements = GCPhysicalInputElementCollection(parts.map { ($0.aliases, $0) })
        buttons = GCPhysicalInputElementCollection(parts.compactMap { $0 as? LiveButton }.map { ($0.aliases, $0) })
        axes = GCPhysicalInputElementCollection(parts.compactMap { $0 as? LiveAxisElement }.map { ($0.aliases, $0) })
        dpads = GCPhysicalInputElementCollection(parts.compactMap { $0 as? LivePad }.map { ($0.aliases, $0) })
        self.live = live
    }

    /// Returns a part by its name; nil if there is none.
    open subscript(key: String) -> (any GCPhysicalInputElement)? { elements.element(named: key) }

    /// Returns whether a part has changed since the state before.
    open func change(for element: any GCPhysicalInputElement) -> GCDevicePhysicalInputElementChange {
        guard let own = element.aliases.first.flatMap({ self[$0] }) else { return .unknownChange }
        return own.aliases.isDisjoint(with: changes) ? .noChange : .changed
    }
}

/// A controller's parts, as they are now.
///
/// Follows Apple's [GCControllerLiveInput](https://developer.apple.com/documentation/gamecontroller/gccontrollerliveinput).
open class GCControllerLiveInput: GCControllerInputState, GCDevicePhysicalInput, @unchecked Sendable {
    /// Where functions are called; nil for the controller's queue.
    open var queue: DispatchQueue?
    /// Called when a part has another value.
    open var elementValueDidChangeHandler: ((any GCDevicePhysicalInput, any GCPhysicalInputElement) -> Void)?
    /// Called when there is a state that ``nextInputState()`` returns.
    open var inputStateAvailableHandler: ((any GCDevicePhysicalInput) -> Void)?
    /// How many states are kept for ``nextInputState()``; 1 at first, 20 at most.
    open var inputStateQueueDepth = 1 { didSet { inputStateQueueDepth = min(max(inputStateQueueDepth, 1), 20) } }
    /// The parts, whatever the user has changed; the same, as nothing is remapped.
    open var unmappedInput: GCControllerLiveInput? { self }

    private var states: [GCControllerInputState] = []
    private var keepsStates = false
    private var pending: Set<String> = []

    init(_ controller: GCController) {
        super.init(controller.physicalInputProfile)
        profile.didChange = { [weak self] in self?.profileChanged($0) }
    }

    private func profileChanged(_ element: GCControllerElement) {
        guard let part = live[ObjectIdentifier(element)] else { return }
        let time = profile.lastEventTimestamp
        let call: InputCall = { [self] in
            part.sourceChanged(at: time)
            elementValueDidChangeHandler?(self, part)
            keepState(part)
        }
        if let queue { queue.callInOrder([call]) } else { call() }
    }

    /// Keeps a copy of the state, where the app reads copies.
    private func keepState(_ part: LiveElement) {
        guard keepsStates || inputStateAvailableHandler != nil else { return }
        pending.formUnion(part.aliases)
        let state: GCControllerInputState = capture()
        state.changes = pending
        pending = []
        states.append(state)
        if states.count > inputStateQueueDepth {
            // The changes of a state that is dropped belong to the next one.
            let dropped = states.removeFirst()
            states[0].changes.formUnion(dropped.changes)
        }
        inputStateAvailableHandler?(self)
    }

    /// Returns a copy of the current state.
    open func capture() -> GCControllerInputState {
        let state = GCControllerInputState(profile.capture())
        state.device = device
        return state
    }
    /// Returns a copy of the current state.
    @_disfavoredOverload
    open func capture() -> any GCDevicePhysicalInputState {
        let state: GCControllerInputState = capture()
        return state
    }

    /// Returns the oldest state that was kept and not returned yet; nil if there is none.
    open func nextInputState() -> (any GCDevicePhysicalInputState & GCDevicePhysicalInputStateDiff)? {
        keepsStates = true
        return states.isEmpty ? nil : states.removeFirst()
    }
}
