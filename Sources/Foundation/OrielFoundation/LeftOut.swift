import Foundation

/// What takes the place of a statement or function that `oriel run` leaves out, as it uses what does not exist here.
public enum _LeftOut {
    /// Says that something is left out; once for a place.
    public static func note(_ place: String) { RuntimeWarning.issue(text(place)) }

    /// Says that something is left out, and returns a value.
    public static func value<Value>(_ value: Value, _ place: String) -> Value {
        note(place)
        return value
    }

    /// Says that something is left out, and returns the error that takes the place of a result.
    public static func error(_ place: String) -> any Error {
        note(place)
        return CocoaError(.featureUnsupported)
    }

    /// Says that something is left out, and returns the value whose bytes are zero; ends the program where a type may have none.
    public static func least<Value>(_ place: String) -> Value {
        guard _isPOD(Value.self), Value.self != Never.self else { stop(place) }
        note(place)
        return withUnsafeTemporaryAllocation(
            byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment
        ) { bytes in
            bytes.initializeMemory(as: UInt8.self, repeating: 0)
            return bytes.load(as: Value.self)
        }
    }

    /// Says that something is left out whose result nothing can take the place of, and ends the program.
    public static func stop(_ place: String) -> Never { fatalError(text(place)) }

    private static func text(_ place: String) -> String {
        "\(place) is left out: it uses what does not exist here (see oriel check)."
    }
}
