extension vDSP {
    /// Writes the sums of complex numbers.
    public static func add(
        _ splitComplex: DSPSplitComplex, to other: DSPSplitComplex, count: Int, result: inout DSPSplitComplex
    ) {
        var (a, b) = (splitComplex, other)
        vDSP_zvadd(&a, 1, &b, 1, &result, 1, vDSP_Length(count))
    }

    /// Writes the differences of complex numbers: the second less the first.
    public static func subtract(
        _ splitComplex: DSPSplitComplex, from other: DSPSplitComplex, count: Int, result: inout DSPSplitComplex
    ) {
        var (a, b) = (splitComplex, other)
        vDSP_zvsub(&b, 1, &a, 1, &result, 1, vDSP_Length(count))
    }

    /// Writes the products of complex numbers; if asked for, of the first one's conjugates.
    public static func multiply(
        _ splitComplex: DSPSplitComplex, by other: DSPSplitComplex, count: Int, useConjugate: Bool,
        result: inout DSPSplitComplex
    ) {
        var (a, b) = (splitComplex, other)
        vDSP_zvmul(&a, 1, &b, 1, &result, 1, vDSP_Length(count), useConjugate ? -1 : 1)
    }

    /// Writes the quotients of complex numbers.
    public static func divide(
        _ splitComplex: DSPSplitComplex, by other: DSPSplitComplex, count: Int, result: inout DSPSplitComplex
    ) {
        var (a, b) = (splitComplex, other)
        vDSP_zvdiv(&b, 1, &a, 1, &result, 1, vDSP_Length(count))
    }

    /// Writes complex numbers times real ones.
    public static func multiply<U: AccelerateBuffer>(
        _ splitComplex: DSPSplitComplex, by vector: U, result: inout DSPSplitComplex
    )
    where U.Element == Float {
        var a = splitComplex
        _ = vector.reading { vDSP_zrvmul(&a, 1, $0, 1, &result, 1, $1) }
    }
    /// Writes the conjugates of complex numbers.
    public static func conjugate(_ splitComplex: DSPSplitComplex, count: Int, result: inout DSPSplitComplex) {
        var a = splitComplex
        vDSP_zvconj(&a, 1, &result, 1, vDSP_Length(count))
    }
    /// Writes the absolute values of complex numbers, as many as there is room for.
    public static func absolute<V: AccelerateMutableBuffer>(_ vector: DSPSplitComplex, result: inout V)
    where V.Element == Float {
        var a = vector
        result.writing { vDSP_zvabs(&a, 1, $0, 1, $1) }
    }
    /// Writes the squares of complex numbers' absolute values, as many as there is room for.
    public static func squareMagnitudes<V: AccelerateMutableBuffer>(_ splitComplex: DSPSplitComplex, result: inout V)
    where V.Element == Float {
        var a = splitComplex
        result.writing { vDSP_zvmags(&a, 1, $0, 1, $1) }
    }
    /// Writes the angles of complex numbers in radians, as many as there is room for.
    public static func phase<V: AccelerateMutableBuffer>(_ splitComplex: DSPSplitComplex, result: inout V)
    where V.Element == Float {
        var a = splitComplex
        result.writing { vDSP_zvphas(&a, 1, $0, 1, $1) }
    }
    /// Splits complex numbers into their real and imaginary parts.
    public static func convert(
        interleavedComplexVector: [DSPComplex], toSplitComplexVector splitComplex: inout DSPSplitComplex
    ) {
        vDSP_ctoz(interleavedComplexVector, 2, &splitComplex, 1, vDSP_Length(interleavedComplexVector.count))
    }
    /// Joins complex numbers of their real and imaginary parts, as many as there is room for.
    public static func convert(
        splitComplexVector: DSPSplitComplex, toInterleavedComplexVector interleaved: inout [DSPComplex]
    ) {
        var a = splitComplexVector
        let count = vDSP_Length(interleaved.count)
        vDSP_ztoc(&a, 1, &interleaved, 2, count)
    }
    /// Returns pairs of a distance and an angle in radians for pairs of coordinates.
    public static func rectangularToPolar<U: AccelerateBuffer>(_ rectangularCoordinates: U) -> [Float]
    where U.Element == Float {
        list(rectangularCoordinates.count / 2 * 2) { result in
            _ = rectangularCoordinates.reading { vDSP_polar($0, 2, result, 2, $1 / 2) }
        }
    }
    /// Returns pairs of coordinates for pairs of a distance and an angle in radians.
    public static func polarToRectangular<U: AccelerateBuffer>(_ polarCoordinates: U) -> [Float]
    where U.Element == Float {
        list(polarCoordinates.count / 2 * 2) { result in
            _ = polarCoordinates.reading { vDSP_rect($0, 2, result, 2, $1 / 2) }
        }
    }
}
