import Foundation

/// Numbers of geometry are objects where objects are wanted, as on Apple's systems: in `as NSNumber`, in JSON and in defaults.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// Returns the number as an object.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
    /// Makes a number of an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }
    /// Makes a number of an object; returns whether it has the same value.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        var number: Double?
        let isExact = Double._conditionallyBridgeFromObjectiveC(source, result: &number)
        result = number.map { CGFloat($0) }
        return isExact
    }
    /// Returns the number of an object; 0 for nil.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
