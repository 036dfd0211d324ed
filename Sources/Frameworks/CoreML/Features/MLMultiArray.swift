import Foundation

/// The type of the numbers in a list for models.
///
/// Follows Apple's [MLMultiArrayDataType](https://developer.apple.com/documentation/coreml/mlmultiarraydatatype).
public enum MLMultiArrayDataType: Int, Sendable {
    /// Numbers of 64 bits.
    case double = 65600
    /// Numbers of 32 bits.
    case float32 = 65568
    /// Numbers of 16 bits.
    case float16 = 65552
    /// Integers of 32 bits.
    case int32 = 131104

    /// Numbers of 64 bits.
    public static var float64: MLMultiArrayDataType { .double }
    /// Numbers of 32 bits.
    public static var float: MLMultiArrayDataType { .float32 }

    /// How many bytes a number has.
    var size: Int { (rawValue & 0xFF) / 8 }
}

/// Numbers in a shape of any number of dimensions.
///
/// Follows Apple's [MLMultiArray](https://developer.apple.com/documentation/coreml/mlmultiarray).
open class MLMultiArray: NSObject, @unchecked Sendable {
    /// The type of the numbers.
    public let dataType: MLMultiArrayDataType
    /// The lengths of the dimensions.
    public let shape: [NSNumber]
    /// By how many numbers two neighbors in each dimension are apart.
    public let strides: [NSNumber]
    /// How many numbers there are.
    public let count: Int
    /// Where the numbers are.
    public let dataPointer: UnsafeMutableRawPointer

    private let lengths: [Int]
    private let steps: [Int]
    private let deallocator: ((UnsafeMutableRawPointer) -> Void)?

    /// Creates zeros in a shape; fails for one that is too large.
    public convenience init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        let lengths = shape.map(\.intValue)
        guard let count = lengths.product,
            let memory = calloc(max(count, 1), dataType.size)
        else { throw MLModelError(.generic, "There is no memory for numbers in the shape \(lengths).") }
        var steps = lengths
        var step = 1
        for index in lengths.indices.reversed() {
            steps[index] = step
            // Of no numbers at all the product may be too large; no stride is used then.
            step &*= max(lengths[index], 1)
        }
        try self.init(
            dataPointer: memory, shape: shape, dataType: dataType, strides: steps.map { NSNumber(value: $0) },
            deallocator: { free($0) })
    }

    /// Creates a list of numbers that are elsewhere; fails where the shape has no sense.
    public init(
        dataPointer: UnsafeMutableRawPointer, shape: [NSNumber], dataType: MLMultiArrayDataType, strides: [NSNumber],
        deallocator: ((UnsafeMutableRawPointer) -> Void)? = nil
    ) throws {
        lengths = shape.map(\.intValue)
        steps = strides.map(\.intValue)
        guard let count = lengths.product, steps.count == lengths.count else {
            throw MLModelError(.generic, "The shape \(lengths) does not fit to the strides \(steps).")
        }
        self.dataPointer = dataPointer
        self.shape = shape
        self.dataType = dataType
        self.strides = strides
        self.count = count
        self.deallocator = deallocator
    }

    deinit { deallocator?(dataPointer) }

    /// The number at a place in the order of the indices, the last of which is the fastest.
    public subscript(idx: Int) -> NSNumber {
        get { number(at: offset(of: idx)) }
        set { set(newValue, at: offset(of: idx)) }
    }

    /// The number at an index for each dimension.
    public subscript(key: [NSNumber]) -> NSNumber {
        get { number(at: offset(of: key)) }
        set { set(newValue, at: offset(of: key)) }
    }

    private func offset(of index: Int) -> Int {
        precondition(
            index >= 0 && index < count, "The index \(index) is not among the \(count) numbers of a multi-array.")
        var rest = index
        var offset = 0
        for dimension in lengths.indices.reversed() {
            offset += rest % lengths[dimension] * steps[dimension]
            rest /= lengths[dimension]
        }
        return offset
    }

    private func offset(of key: [NSNumber]) -> Int {
        let indices = key.map(\.intValue)
        precondition(
            indices.count == lengths.count && zip(indices, lengths).allSatisfy { $0 >= 0 && $0 < $1 },
            "The indices \(indices) are not in the shape \(lengths) of a multi-array.")
        return zip(indices, steps).reduce(0) { $0 + $1.0 * $1.1 }
    }

    private func number(at offset: Int) -> NSNumber {
        let place = dataPointer + offset * dataType.size
        return switch dataType {
        case .double: NSNumber(value: place.loadUnaligned(as: Double.self))
        case .float32: NSNumber(value: place.loadUnaligned(as: Float.self))
        case .float16: NSNumber(value: Float(place.loadUnaligned(as: Float16.self)))
        case .int32: NSNumber(value: place.loadUnaligned(as: Int32.self))
        }
    }

    private func set(_ number: NSNumber, at offset: Int) {
        let place = dataPointer + offset * dataType.size
        switch dataType {
        case .double: place.storeBytes(of: number.doubleValue, as: Double.self)
        case .float32: place.storeBytes(of: number.floatValue, as: Float.self)
        case .float16: place.storeBytes(of: Float16(number.doubleValue), as: Float16.self)
        case .int32: place.storeBytes(of: number.int32Value, as: Int32.self)
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MLMultiArray else { return false }
        return dataType == other.dataType && lengths == other.lengths && doubles == other.doubles
    }

    open override var hash: Int { lengths.hashValue }

    open override var description: String {
        let numbers = doubles.prefix(100).map { "\($0)" }.joined(separator: ",")
        let shape = lengths.map(String.init).joined(separator: " × ")
        return "\(dataType) \(shape) [\(numbers)\(count > 100 ? ",…" : "")]"
    }
}
