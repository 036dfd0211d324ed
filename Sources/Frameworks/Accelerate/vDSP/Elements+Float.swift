extension vDSP {
    /// Returns the elements without their signs.
    public static func absolute<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vDSP_vabs(p0.baseAddress!, 1, result, 1, vDSP_Length(count)) }
        }
    }
    /// Writes the elements without their signs.
    public static func absolute<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vDSP_vabs(p0.baseAddress!, 1, result, 1, vDSP_Length(count)) }
        }
    }

    /// Returns the elements, all with a minus sign.
    public static func negativeAbsolute<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vDSP_vnabs(p0.baseAddress!, 1, result, 1, vDSP_Length(count)) }
        }
    }
    /// Writes the elements, all with a minus sign.
    public static func negativeAbsolute<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vDSP_vnabs(p0.baseAddress!, 1, result, 1, vDSP_Length(count)) }
        }
    }

    /// Returns the elements with the other sign.
    public static func negative<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vDSP_vneg(p0.baseAddress!, 1, result, 1, vDSP_Length(count)) }
        }
    }
    /// Writes the elements with the other sign.
    public static func negative<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vDSP_vneg(p0.baseAddress!, 1, result, 1, vDSP_Length(count)) }
        }
    }

    /// Returns the squares of the elements.
    public static func square<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vDSP_vsq(p0.baseAddress!, 1, result, 1, vDSP_Length(count)) }
        }
    }
    /// Writes the squares of the elements.
    public static func square<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vDSP_vsq(p0.baseAddress!, 1, result, 1, vDSP_Length(count)) }
        }
    }

    /// Returns the squares of the elements, with their signs.
    public static func signedSquare<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vDSP_vssq(p0.baseAddress!, 1, result, 1, vDSP_Length(count)) }
        }
    }
    /// Writes the squares of the elements, with their signs.
    public static func signedSquare<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vDSP_vssq(p0.baseAddress!, 1, result, 1, vDSP_Length(count)) }
        }
    }

    /// Returns the fractions of the elements, with their signs.
    public static func trunc<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vDSP_vfrac(p0.baseAddress!, 1, result, 1, vDSP_Length(count)) }
        }
    }
    /// Writes the fractions of the elements, with their signs.
    public static func trunc<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vDSP_vfrac(p0.baseAddress!, 1, result, 1, vDSP_Length(count)) }
        }
    }

    /// Returns the elements, limited to a range.
    public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Float>) -> [Float]
    where U.Element == Float {
        list(vector.count) { result in
            _ = vector.reading { vDSP_vclip($0, 1, [bounds.lowerBound], [bounds.upperBound], result, 1, $1) }
        }
    }
    /// Writes the elements, limited to a range.
    public static func clip<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U, to bounds: ClosedRange<Float>, result: inout V
    ) where U.Element == Float, V.Element == Float { copy(clip(vector, to: bounds), to: &result) }
    /// Returns the elements; the ones within a range become its nearer bound.
    public static func invertedClip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Float>) -> [Float]
    where U.Element == Float {
        list(vector.count) { result in
            _ = vector.reading { vDSP_viclip($0, 1, [bounds.lowerBound], [bounds.upperBound], result, 1, $1) }
        }
    }
    /// Writes the elements; the ones within a range become its nearer bound.
    public static func invertedClip<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U, to bounds: ClosedRange<Float>, result: inout V
    ) where U.Element == Float, V.Element == Float { copy(invertedClip(vector, to: bounds), to: &result) }
    /// Returns the elements; a rule says what smaller ones than a bound become.
    public static func threshold<U: AccelerateBuffer>(
        _ vector: U, to lowerBound: Float, with rule: ThresholdRule<Float>
    ) -> [Float] where U.Element == Float {
        list(vector.count) { result in
            _ = vector.reading { vector, count in
                switch rule {
                case .clampToThreshold: vDSP_vthr(vector, 1, [lowerBound], result, 1, count)
                case .zeroFill: vDSP_vthres(vector, 1, [lowerBound], result, 1, count)
                case .signedConstant(let constant):
                    vDSP_vthrsc(vector, 1, [lowerBound], [constant], result, 1, count)
                }
            }
        }
    }
    /// Writes the elements; a rule says what smaller ones than a bound become.
    public static func threshold<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U, to lowerBound: Float, with rule: ThresholdRule<Float>, result: inout V
    ) where U.Element == Float, V.Element == Float { copy(threshold(vector, to: lowerBound, with: rule), to: &result) }
    /// Returns a number for elements from a limit up, and the number with a minus sign for smaller ones.
    public static func limit<U: AccelerateBuffer>(_ vector: U, limit: Float, withOutputConstant x: Float) -> [Float]
    where U.Element == Float {
        list(vector.count) { result in
            _ = vector.reading { vDSP_vlim($0, 1, [limit], [x], result, 1, $1) }
        }
    }
    /// Writes a number for elements from a limit up, and the number with a minus sign for smaller ones.
    public static func limit<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U, limit: Float, withOutputConstant x: Float, result: inout V
    ) where U.Element == Float, V.Element == Float {
        copy(self.limit(vector, limit: limit, withOutputConstant: x), to: &result)
    }

    /// Copies elements, as far as there is room.
    static func copy<V: AccelerateMutableBuffer>(_ elements: [Float], to result: inout V) where V.Element == Float {
        result.writing { result, count in
            for i in 0..<min(Int(count), elements.count) { result[i] = elements[i] }
        }
    }

    /// Reverses a list.
    public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Float {
        vector.writing { vDSP_vrvrs($0, 1, $1) }
    }
    /// Sorts a list.
    public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder)
    where V.Element == Float {
        vector.writing { vDSP_vsort($0, $1, sortOrder.rawValue) }
    }
    /// Sets all elements to a number.
    public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: Float) where V.Element == Float {
        vector.writing { vDSP_vfill([value], $0, 1, $1) }
    }
    /// Sets all elements to 0.
    public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Float {
        vector.writing { vDSP_vclr($0, 1, $1) }
    }
    /// Exchanges the elements of two lists, as far as both reach.
    public static func swapElements<U: AccelerateMutableBuffer, V: AccelerateMutableBuffer>(_ a: inout U, _ b: inout V)
    where U.Element == Float, V.Element == Float {
        a.writing { first, firstCount in
            b.writing { vDSP_vswap(first, 1, $0, 1, min(firstCount, $1)) }
        }
    }
    /// Writes the sums and the differences of two lists' elements.
    public static func addSubtract<
        U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer, X: AccelerateMutableBuffer
    >(
        _ a: U, _ b: V, addResult: inout W, subtractResult: inout X
    ) where U.Element == Float, V.Element == Float, W.Element == Float, X.Element == Float {
        add(a, b, result: &addResult)
        subtract(a, b, result: &subtractResult)
    }
    /// Returns the elements at places that are counted from 1.
    public static func gather<U: AccelerateBuffer, V: AccelerateBuffer>(_ vector: U, indices: V) -> [Float]
    where U.Element == Float, V.Element == UInt {
        list(indices.count) { result in
            _ = vector.reading { vector, _ in
                indices.reading { vDSP_vgathr(vector, $0, 1, result, 1, $1) }
            }
        }
    }
    /// Returns the elements beside which another list isn't 0.
    public static func compress<U: AccelerateBuffer, V: AccelerateBuffer>(
        _ vector: U, gatingVector: V, nonZeroGatingCount: Int?
    ) -> [Float] where U.Element == Float, V.Element == Float {
        var result: [Float] = []
        _ = vector.reading { vector, length in
            gatingVector.reading { gate, count in
                for i in 0..<Int(min(length, count)) where gate[i] != 0 { result.append(vector[i]) }
            }
        }
        return nonZeroGatingCount.map { Array(result.prefix(max($0, 0))) } ?? result
    }
    /// Returns the elements with the mean 0 and the deviation 1.
    public static func normalize<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        var (mean, deviation): (Float, Float) = (0, 0)
        return list(vector.count) { result in
            _ = vector.reading { vDSP_normalize($0, 1, result, 1, &mean, &deviation, $1) }
        }
    }
    /// Writes the elements with the mean 0 and the deviation 1, and returns their own mean and deviation.
    @discardableResult
    public static func normalize<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U, result: inout V
    ) -> (mean: Float, standardDeviation: Float)
    where U.Element == Float, V.Element == Float {
        var (mean, deviation): (Float, Float) = (0, 0)
        result.writing { result, room in
            _ = vector.reading { vDSP_normalize($0, 1, result, 1, &mean, &deviation, min($1, room)) }
        }
        return (mean, deviation)
    }
}
