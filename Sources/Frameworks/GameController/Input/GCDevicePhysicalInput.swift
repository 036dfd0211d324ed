import Foundation

/// The state of a device's parts.
///
/// Follows Apple's
/// [GCDevicePhysicalInputState](https://developer.apple.com/documentation/gamecontroller/gcdevicephysicalinputstate).
public protocol GCDevicePhysicalInputState: NSObjectProtocol {
    /// The device; nil if it is gone.
    var device: (any GCDevice)? { get }
    /// When a part changed last, in seconds since the machine started.
    var lastEventTimestamp: TimeInterval { get }
    /// How long the change took to arrive; 0, as that is not known.
    var lastEventLatency: TimeInterval { get }
    /// All parts.
    var elements: GCPhysicalInputElementCollection<GCPhysicalInputElementName, any GCPhysicalInputElement> { get }
    /// The buttons.
    var buttons: GCPhysicalInputElementCollection<GCButtonElementName, any GCButtonElement> { get }
    /// The axes that belong to no cross or stick.
    var axes: GCPhysicalInputElementCollection<GCAxisElementName, any GCAxisElement> { get }
    /// The switches.
    var switches: GCPhysicalInputElementCollection<GCSwitchElementName, any GCSwitchElement> { get }
    /// The crosses and sticks.
    var dpads: GCPhysicalInputElementCollection<GCDirectionPadElementName, any GCDirectionPadElement> { get }
    /// Returns a part by its name; nil if there is none.
    subscript(key: String) -> (any GCPhysicalInputElement)? { get }
}

/// The changes since the state before.
///
/// Follows Apple's
/// [GCDevicePhysicalInputStateDiff](https://developer.apple.com/documentation/gamecontroller/gcdevicephysicalinputstatediff).
public protocol GCDevicePhysicalInputStateDiff: NSObjectProtocol {
    /// Returns whether a part has changed.
    func change(for element: any GCPhysicalInputElement) -> GCDevicePhysicalInputElementChange
}

/// Whether a part has changed since the state before.
public enum GCDevicePhysicalInputElementChange: Int, Sendable {
    case unknownChange = -1
    case noChange, changed
}

/// A device's parts, as they are now.
///
/// Follows Apple's [GCDevicePhysicalInput](https://developer.apple.com/documentation/gamecontroller/gcdevicephysicalinput).
public protocol GCDevicePhysicalInput: GCDevicePhysicalInputState {
    /// Where functions are called; nil for the device's queue.
    var queue: DispatchQueue? { get set }
    /// Called when a part has another value.
    var elementValueDidChangeHandler: ((any GCDevicePhysicalInput, any GCPhysicalInputElement) -> Void)? { get set }
    /// Called when there is a state that `nextInputState()` returns.
    var inputStateAvailableHandler: ((any GCDevicePhysicalInput) -> Void)? { get set }
    /// How many states are kept for `nextInputState()`; 1 at first.
    var inputStateQueueDepth: Int { get set }
    /// Returns a copy of the current state.
    func capture() -> any GCDevicePhysicalInputState
    /// Returns the oldest state that was kept and not returned yet; nil if there is none.
    func nextInputState() -> (any GCDevicePhysicalInputState & GCDevicePhysicalInputStateDiff)?
}

/// Parts of a device by their names.
///
/// Follows Apple's
/// [GCPhysicalInputElementCollection](https://developer.apple.com/documentation/gamecontroller/gcphysicalinputelementcollection).
public final class GCPhysicalInputElementCollection<Name: RawRepresentable, Element>: NSObject, Sequence
where Name.RawValue == String {
    private let parts: [Element]
    private let named: [String: Element]

    init(_ parts: [(names: Set<String>, element: Element)]) {
        self.parts = parts.map(\.element)
        var named: [String: Element] = [:]
        for (names, element) in parts { for name in names { named[name] = element } }
        self.named = named
    }

    /// How many parts there are.
    public var count: Int { parts.count }
    /// Returns a part by its name; nil if there is none.
    public subscript(name: Name) -> Element? { named[name.rawValue] }
    /// Returns the parts one after the other.
    public func makeIterator() -> IndexingIterator<[Element]> { parts.makeIterator() }

    /// Returns a part by its name; nil if there is none.
    func element(named name: String) -> Element? { named[name] }
}
