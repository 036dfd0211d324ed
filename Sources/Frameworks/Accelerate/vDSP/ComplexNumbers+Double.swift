extension vDSP {
    /// Writes the sums of complex numbers.
    public static func add(
        _ splitComplex: DSPDoubleSplitComplex, to other: DSPDoubleSplitComplex, count: Int,
        result: inout DSPDoubleSplitComplex
    ) {
        var (a, b) = (splitComplex, other)
        vDSP_zvaddD(&a, 1, &b, 1, &result, 1, vDSP_Length(count))
    }

    /// Writes the differences of complex numbers: the second less the first.
    public static func subtract(
        _ splitComplex: DSPDoubleSplitComplex, from other: DSPDoubleSplitComplex, count: Int,
        result: inout DSPDoubleSplitComplex
    ) {
        var (a, b) = (splitComplex, other)
        vDSP_zvsubD(&b, 1, &a, 1, &result, 1, vDSP_Length(count))
    }

    /// Writes the products of complex numbers; if asked for, of the first one's conjugates.
    public static func multiply(
        _ splitComplex: DSPDoubleSplitComplex, by other: DSPDoubleSplitComplex, count: Int, useConjugate: Bool,
        result: inout DSPDoubleSplitComplex
    ) {
        var (a, b) = (splitComplex, other)
        vDSP_zvmulD(&a, 1, &b, 1, &result, 1, vDSP_Length(count), useConjugate ? -1 : 1)
    }

    /// Writes the quotients of complex numbers.
    public static func divide(
        _ splitComplex: DSPDoubleSplitComplex, by other: DSPDoubleSplitComplex, count: Int,
        result: inout DSPDoubleSplitComplex
    ) {
        var (a, b) = (splitComplex, other)
        vDSP_zvdivD(&b, 1, &a, 1, &result, 1, vDSP_Length(count))
    }

    /// Writes complex numbers times real ones.
    public static func multiply<U: AccelerateBuffer>(
        _ splitComplex: DSPDoubleSplitComplex, by vector: U, result: inout DSPDoubleSplitComplex
    )
    where U.Element == Double {
        var a = splitComplex
        _ = vector.reading { vDSP_zrvmulD(&a, 1, $0, 1, &result, 1, $1) }
    }
    /// Writes the conjugates of complex numbers.
    public static func conjugate(_ splitComplex: DSPDoubleSplitComplex, count: Int, result: inout DSPDoubleSplitComplex)
    {
        var a = splitComplex
        vDSP_zvconjD(&a, 1, &result, 1, vDSP_Length(count))
    }
    /// Writes the absolute values of complex numbers, as many as there is room for.
    public static func absolute<V: AccelerateMutableBuffer>(_ vector: DSPDoubleSplitComplex, result: inout V)
    where V.Element == Double {
        var a = vector
        result.writing { vDSP_zvabsD(&a, 1, $0, 1, $1) }
    }
    /// Writes the squares of complex numbers' absolute values, as many as there is room for.
    public static func squareMagnitudes<V: AccelerateMutableBuffer>(
        _ splitComplex: DSPDoubleSplitComplex, result: inout V
    )
    where V.Element == Double {
        var a = splitComplex
        result.writing { vDSP_zvmagsD(&a, 1, $0, 1, $1) }
    }
    /// Writes the angles of complex numbers in radians, as many as there is room for.
    public static func phase<V: AccelerateMutableBuffer>(_ splitComplex: DSPDoubleSplitComplex, result: inout V)
    where V.Element == Double {
        var a = splitComplex
        result.writing { vDSP_zvphasD(&a, 1, $0, 1, $1) }
    }
    /// Splits complex numbers into their real and imaginary parts.
    public static func convert(
        interleavedComplexVector: [DSPDoubleComplex], toSplitComplexVector splitComplex: inout DSPDoubleSplitComplex
    ) {
        vDSP_ctozD(interleavedComplexVector, 2, &splitComplex, 1, vDSP_Length(interleavedComplexVector.count))
    }
    /// Joins complex numbers of their real and imaginary parts, as many as there is room for.
    public static func convert(
        splitComplexVector: DSPDoubleSplitComplex, toInterleavedComplexVector interleaved: inout [DSPDoubleComplex]
    ) {
        var a = splitComplexVector
        let count = vDSP_Length(interleaved.count)
        vDSP_ztocD(&a, 1, &interleaved, 2, count)
    }
    /// Returns pairs of a distance and an angle in radians for pairs of coordinates.
    public static func rectangularToPolar<U: AccelerateBuffer>(_ rectangularCoordinates: U) -> [Double]
    where U.Element == Double {
        list(rectangularCoordinates.count / 2 * 2) { result in
            _ = rectangularCoordinates.reading { vDSP_polarD($0, 2, result, 2, $1 / 2) }
        }
    }
    /// Returns pairs of coordinates for pairs of a distance and an angle in radians.
    public static func polarToRectangular<U: AccelerateBuffer>(_ polarCoordinates: U) -> [Double]
    where U.Element == Double {
        list(polarCoordinates.count / 2 * 2) { result in
            _ = polarCoordinates.reading { vDSP_rectD($0, 2, result, 2, $1 / 2) }
        }
    }
}
