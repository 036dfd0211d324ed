/// A list of numbers whose elements follow each other in memory.
///
/// Follows Apple's [AccelerateBuffer](https://developer.apple.com/documentation/accelerate/acceleratebuffer).
public protocol AccelerateBuffer<Element> {
    /// The type of the numbers.
    associatedtype Element
    /// The number of elements.
    var count: Int { get }
    /// Calls a function with the elements.
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

/// A list of numbers whose elements follow each other in memory and can be changed.
///
/// Follows Apple's [AccelerateMutableBuffer](https://developer.apple.com/documentation/accelerate/acceleratemutablebuffer).
public protocol AccelerateMutableBuffer<Element>: AccelerateBuffer {
    /// Calls a function with the elements, which it may change.
    mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R
}

extension Array: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension UnsafeBufferPointer: AccelerateBuffer {
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(self)
    }
}
extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(UnsafeBufferPointer(self))
    }
    public mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R { try body(&self) }
}
extension Slice: AccelerateBuffer where Base: AccelerateBuffer, Base.Index == Int {
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Base.Element>) throws -> R) rethrows -> R {
        let offset = base.distance(from: base.startIndex, to: startIndex)
        return try base.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[offset..<offset + count])) }
    }
}
extension Slice: AccelerateMutableBuffer where Base: AccelerateMutableBuffer, Base.Index == Int {
    public mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Base.Element>) throws -> R
    ) rethrows -> R {
        let (offset, length) = (base.distance(from: base.startIndex, to: startIndex), count)
        var copy = base
        defer { self = Slice(base: copy, bounds: startIndex..<endIndex) }
        return try copy.withUnsafeMutableBufferPointer {
            var part = UnsafeMutableBufferPointer(rebasing: $0[offset..<offset + length])
            return try body(&part)
        }
    }
}

extension AccelerateBuffer {
    /// Returns a function's result with a pointer to the elements; nil if there are none.
    @inline(__always)
    func reading<R>(_ body: (UnsafePointer<Element>, vDSP_Length) -> R) -> R? {
        withUnsafeBufferPointer { buffer in
            buffer.baseAddress.flatMap { buffer.isEmpty ? nil : body($0, vDSP_Length(buffer.count)) }
        }
    }
}

extension AccelerateMutableBuffer {
    /// Calls a function with a pointer to the elements, if there are any.
    @inline(__always)
    mutating func writing(_ body: (UnsafeMutablePointer<Element>, vDSP_Length) -> Void) {
        withUnsafeMutableBufferPointer { buffer in
            if let start = buffer.baseAddress, !buffer.isEmpty { body(start, vDSP_Length(buffer.count)) }
        }
    }
}

/// Returns a list of a length that a function writes.
@inline(__always)
func list<N>(_ count: Int, _ body: (UnsafeMutablePointer<N>) -> Void) -> [N] {
    guard count > 0 else { return [] }
    return [N](unsafeUninitializedCapacity: count) { buffer, used in
        body(buffer.baseAddress!)
        used = count
    }
}
