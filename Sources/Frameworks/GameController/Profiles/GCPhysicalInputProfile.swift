import Foundation
import OrielFoundation

/// The parts of a device, by their names.
///
/// Follows Apple's
/// [GCPhysicalInputProfile](https://developer.apple.com/documentation/gamecontroller/gcphysicalinputprofile).
open class GCPhysicalInputProfile: NSObject, @unchecked Sendable {
    /// The device; nil if it is gone.
    open internal(set) weak var device: (any GCDevice)?
    /// When a value changed last, in seconds since the machine started; 0 before any has.
    open internal(set) var lastEventTimestamp: TimeInterval = 0
    /// Whether the user has given parts other names; desktops have no settings for that.
    open var hasRemappedElements: Bool { false }
    /// Called when a part has another value, after the part's own functions.
    open var valueDidChangeHandler: ((GCPhysicalInputProfile, GCControllerElement) -> Void)?

    /// The parts, by all their names.
    open private(set) var elements: [String: GCControllerElement] = [:]
    /// The buttons, by their names; also the parts of crosses and sticks.
    open private(set) var buttons: [String: GCControllerButtonInput] = [:]
    /// The axes, by their names; also the parts of crosses and sticks.
    open private(set) var axes: [String: GCControllerAxisInput] = [:]
    /// The crosses and sticks, by their names.
    open private(set) var dpads: [String: GCControllerDirectionPad] = [:]
    /// The surfaces, by their names.
    open private(set) var touchpads: [String: GCControllerTouchpad] = [:]
    /// All parts.
    open var allElements: Set<GCControllerElement> { Set(elements.values) }
    /// All buttons.
    open var allButtons: Set<GCControllerButtonInput> { Set(buttons.values) }
    /// All axes.
    open var allAxes: Set<GCControllerAxisInput> { Set(axes.values) }
    /// All crosses and sticks.
    open var allDpads: Set<GCControllerDirectionPad> { Set(dpads.values) }
    /// All surfaces.
    open var allTouchpads: Set<GCControllerTouchpad> { Set(touchpads.values) }

    /// Whether the app sets the values.
    var isSettable = false
    /// Whether the values are copies, which change only if the app sets them.
    var isSnapshot: Bool { isSettable }
    /// Other profiles of the same parts, which hear of changes as well.
    var followers: [GCPhysicalInputProfile] = []
    /// Called with each change of a part, before the app's functions: the device is the current one then.
    var willChange: (() -> Void)?
    /// Called after each change, with the part; nil for no observer.
    var didChange: ((GCControllerElement) -> Void)?

    /// The parts that a change can be reported of.
    private var members: Set<ObjectIdentifier> = []

    override init() {}

    /// Returns a part by one of its names; nil if there is none.
    open subscript(key: String) -> GCControllerElement? { elements[key] }

    /// Adds a part; a profile that follows another leaves the parts to that one.
    func add(_ element: GCControllerElement, _ name: String, label: ElementLabel?, isOwn: Bool = true) {
        if isOwn { element.profile = self }
        if let label { element.name(name, label) }
        index(element, name)
        members.insert(ObjectIdentifier(element))
        guard let pad = element as? GCControllerDirectionPad else { return }
        for part in pad.parts { for alias in part.aliases { index(part, alias) } }
    }

    private func index(_ element: GCControllerElement, _ name: String) {
        elements[name] = element
        switch element {
        case let button as GCControllerButtonInput: buttons[name] = button
        case let axis as GCControllerAxisInput: axes[name] = axis
        case let pad as GCControllerDirectionPad: dpads[name] = pad
        case let pad as GCControllerTouchpad: touchpads[name] = pad
        default: break
        }
    }

    /// Makes a change of a part, and calls the app's functions on the device's queue: the part's, then the profile's.
    func change(_ element: GCControllerElement, _ body: (inout [InputCall]) -> Void) {
        var calls: [InputCall] = []
        body(&calls)
        if calls.isEmpty { return }
        willChange?()
        let now = ProcessInfo.processInfo.systemUptime
        let whole = element.whole
        for profile in [self] + followers {
            guard profile.members.contains(ObjectIdentifier(whole)) else { continue }
            profile.lastEventTimestamp = now
            calls.append {
                profile.valueDidChangeHandler?(profile, whole)
                profile.elementChanged(whole)
            }
        }
        if let didChange { calls.append { didChange(whole) } }
        (device?.handlerQueue ?? .main).callInOrder(calls)
    }

    /// Called when a part has another value, for the function that a kind of profile has for that.
    func elementChanged(_ element: GCControllerElement) {}

    /// Returns an empty profile of the same kind.
    func makeCopy() -> GCPhysicalInputProfile { GCPhysicalInputProfile() }

    /// Returns a copy with the current values, which does not change with the device.
    open func capture() -> Self {
        let copy = makeCopy()
        copy.isSettable = true
        copy.take(from: self)
        copy.lastEventTimestamp = lastEventTimestamp
        guard let result = copy as? Self else { return self }
        return result
    }

    /// Takes the values of another profile, if this one is a snapshot; of the parts that both have.
    open func setStateFromPhysicalInput(_ physicalInput: GCPhysicalInputProfile) {
        if isSettable { take(from: physicalInput) }
    }

    private func take(from other: GCPhysicalInputProfile) {
        for (name, element) in elements where element.collection == nil {
            guard let source = other.elements[name], source !== element else { continue }
            element.change { element.copy(source, into: &$0) }
        }
    }

    /// Returns the name by which apps find a part of the device; the same name, as nothing is remapped.
    open func mappedElementAlias(forPhysicalInputName inputName: String) -> String { inputName }
    /// Returns the names of the device's parts for a name; the same name, as nothing is remapped.
    open func mappedPhysicalInputNames(forElementAlias elementAlias: String) -> Set<String> {
        elements[elementAlias] == nil ? [] : [elementAlias]
    }
}
