extension vForce {
    /// Returns the elements, rounded up.
    public static func ceil<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvceil(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the elements, rounded up.
    public static func ceil<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvceil(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the elements, rounded down.
    public static func floor<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvfloor(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the elements, rounded down.
    public static func floor<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvfloor(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the elements, rounded toward zero.
    public static func trunc<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvint(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the elements, rounded toward zero.
    public static func trunc<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvint(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the elements, rounded to the nearest integer.
    public static func nearestInteger<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvnint(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the elements, rounded to the nearest integer.
    public static func nearestInteger<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvnint(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the square roots of the elements.
    public static func sqrt<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvsqrt(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the square roots of the elements.
    public static func sqrt<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvsqrt(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns one divided by the square roots of the elements.
    public static func rsqrt<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvrsqrt(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes one divided by the square roots of the elements.
    public static func rsqrt<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvrsqrt(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns one divided by the elements.
    public static func reciprocal<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvrec(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes one divided by the elements.
    public static func reciprocal<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvrec(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the powers of e.
    public static func exp<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvexp(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the powers of e.
    public static func exp<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvexp(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the powers of two.
    public static func exp2<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvexp2(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the powers of two.
    public static func exp2<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvexp2(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the powers of e, less one.
    public static func expm1<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvexpm1(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the powers of e, less one.
    public static func expm1<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvexpm1(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the natural logarithms of the elements.
    public static func log<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvlog(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the natural logarithms of the elements.
    public static func log<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvlog(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the natural logarithms of the elements plus one.
    public static func log1p<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvlog1p(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the natural logarithms of the elements plus one.
    public static func log1p<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvlog1p(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the binary logarithms of the elements.
    public static func log2<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvlog2(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the binary logarithms of the elements.
    public static func log2<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvlog2(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the decimal logarithms of the elements.
    public static func log10<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvlog10(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the decimal logarithms of the elements.
    public static func log10<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvlog10(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
}
