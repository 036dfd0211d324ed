import Foundation

extension MLMultiArray {
    /// Creates a list of numbers.
    public convenience init<C: Collection>(_ data: C) throws where C.Element == Double {
        try self.init(Array(data), shape: [data.count], dataType: .double)
    }

    /// Creates a list of numbers of 32 bits.
    public convenience init<C: Collection>(_ data: C) throws where C.Element == Float {
        try self.init(data.map(Double.init), shape: [data.count], dataType: .float32)
    }

    /// Creates a list of integers of 32 bits; fails for larger ones.
    public convenience init<C: Collection>(_ data: C) throws where C.Element: FixedWidthInteger {
        guard data.allSatisfy({ Int32(exactly: $0) != nil }) else {
            throw MLModelError(.generic, "The integers of a multi-array have 32 bits.")
        }
        try self.init(data.map { Double($0) }, shape: [data.count], dataType: .int32)
    }

    /// Creates a list of as many numbers as a shape has.
    convenience init(_ numbers: [Double], shape: [Int], dataType: MLMultiArrayDataType) throws {
        try self.init(shape: shape.map { NSNumber(value: $0) }, dataType: dataType)
        for (index, number) in numbers.enumerated() {
            guard dataType != .int32 || Int32(exactly: number) != nil else {
                throw MLModelError(.featureType, "\(number) is no integer of 32 bits.")
            }
            self[index] = NSNumber(value: number)
        }
    }

    /// The numbers in the order of the indices.
    var doubles: [Double] { (0..<count).map { self[$0].doubleValue } }

    /// Calls a function with the bytes of the numbers.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try body(UnsafeRawBufferPointer(start: dataPointer, count: span * dataType.size))
    }

    /// Calls a function with the bytes of the numbers, which it may change, and the strides.
    public func withUnsafeMutableBytes<R>(
        _ body: (UnsafeMutableRawBufferPointer, _ strides: [Int]) throws -> R
    ) rethrows -> R {
        try body(
            UnsafeMutableRawBufferPointer(start: dataPointer, count: span * dataType.size), strides.map(\.intValue))
    }

    /// How many numbers there are room for from the first to the last.
    private var span: Int {
        count == 0 ? 0 : zip(shape, strides).reduce(1) { $0 + ($1.0.intValue - 1) * $1.1.intValue }
    }
}
