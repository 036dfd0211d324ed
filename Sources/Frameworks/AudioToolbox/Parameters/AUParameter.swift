import Foundation
import OrielFoundation

/// A parameter of a unit.
///
/// Follows Apple's [AUParameter](https://developer.apple.com/documentation/audiotoolbox/auparameter). Values outside its limits are moved
/// to them.
open class AUParameter: AUParameterNode, @unchecked Sendable {
    /// The smallest value.
    public let minValue: AUValue
    /// The largest value.
    public let maxValue: AUValue
    /// The unit of measure.
    public let unit: AudioUnitParameterUnit
    /// The name of a unit of measure of its own; nil for none.
    public let unitName: String?
    /// Facts about the parameter.
    public let flags: AudioUnitParameterOptions
    /// The number within the unit.
    public let address: AUParameterAddress
    /// The names of the values of an indexed parameter; nil for none.
    public let valueStrings: [String]?
    /// The numbers of the parameters that change with it; nil for none.
    public let dependentParameters: [NSNumber]?

    private let lock = NSLock()
    private var current: AUValue
    /// The last value that was set.
    package var stored: AUValue { lock.withLock { current } }

    /// Sets a measured value, which observers do not receive.
    func store(_ value: AUValue) { lock.withLock { current = value.isNaN ? current : value } }

    init(
        _ identifier: String, _ name: String, _ address: AUParameterAddress, _ limits: (AUValue, AUValue),
        _ unit: AudioUnitParameterUnit, _ unitName: String?, _ flags: AudioUnitParameterOptions,
        _ valueStrings: [String]?, _ dependentParameters: [NSNumber]?
    ) {
        let low = limits.0.isNaN ? 0 : limits.0
        (minValue, maxValue, self.address) = (low, limits.1.isNaN ? low : max(low, limits.1), address)
        (self.unit, self.unitName, self.flags) = (unit, unitName, flags)
        (self.valueStrings, self.dependentParameters) = (valueStrings, dependentParameters)
        current = low
        super.init(identifier: identifier, name: name)
    }

    /// The value.
    open var value: AUValue {
        get { root.implementorValueProvider(self) }
        set { setValue(newValue, originator: nil) }
    }
    /// Sets the value, without calling the observer that does it.
    open func setValue(_ value: AUValue, originator: AUParameterObserverToken?) {
        setValue(value, originator: originator, atHostTime: 0)
    }
    /// Sets the value at a time.
    open func setValue(_ value: AUValue, originator: AUParameterObserverToken?, atHostTime hostTime: UInt64) {
        setValue(value, originator: originator, atHostTime: hostTime, eventType: .value)
    }
    /// Sets the value as a part of a gesture.
    open func setValue(
        _ value: AUValue, originator: AUParameterObserverToken?, atHostTime hostTime: UInt64,
        eventType: AUParameterAutomationEventType
    ) {
        guard !value.isNaN else { return }
        let limited = min(max(value, minValue), maxValue)
        lock.withLock { current = limited }
        root.implementorValueObserver(self, limited)
        announce(
            AUParameterAutomationEvent(hostTime: hostTime, address: address, value: limited, eventType: eventType),
            except: originator)
    }

    /// Returns the text of a value; of the current one for nil.
    open func string(fromValue value: UnsafePointer<AUValue>?) -> String {
        root.implementorStringFromValueCallback(self, value)
    }
    /// Returns the value of a text.
    open func value(from string: String) -> AUValue { root.implementorValueFromStringCallback(self, string) }

    func text(of pointer: UnsafePointer<AUValue>?) -> String {
        let value = pointer?.pointee ?? self.value
        if let valueStrings, value.isFinite, valueStrings.indices.contains(Int(clamping: Int64(value))) {
            return valueStrings[Int(value)]
        }
        return String(format: "%.2f", Double(value))
    }
}
