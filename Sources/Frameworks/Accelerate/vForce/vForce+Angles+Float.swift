extension vForce {
    /// Returns the exponents of the elements.
    public static func logb<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvlogbf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the exponents of the elements.
    public static func logb<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvlogbf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the sines of the elements.
    public static func sin<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvsinf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the sines of the elements.
    public static func sin<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvsinf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the cosines of the elements.
    public static func cos<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvcosf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the cosines of the elements.
    public static func cos<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvcosf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the tangents of the elements.
    public static func tan<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvtanf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the tangents of the elements.
    public static func tan<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvtanf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the arc sines of the elements.
    public static func asin<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvasinf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the arc sines of the elements.
    public static func asin<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvasinf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the arc cosines of the elements.
    public static func acos<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvacosf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the arc cosines of the elements.
    public static func acos<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvacosf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the arc tangents of the elements.
    public static func atan<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvatanf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the arc tangents of the elements.
    public static func atan<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvatanf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the hyperbolic sines of the elements.
    public static func sinh<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvsinhf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the hyperbolic sines of the elements.
    public static func sinh<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvsinhf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the hyperbolic cosines of the elements.
    public static func cosh<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvcoshf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the hyperbolic cosines of the elements.
    public static func cosh<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvcoshf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the hyperbolic tangents of the elements.
    public static func tanh<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvtanhf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the hyperbolic tangents of the elements.
    public static func tanh<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvtanhf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the inverse hyperbolic sines of the elements.
    public static func asinh<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvasinhf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the inverse hyperbolic sines of the elements.
    public static func asinh<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvasinhf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the inverse hyperbolic cosines of the elements.
    public static func acosh<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvacoshf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the inverse hyperbolic cosines of the elements.
    public static func acosh<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvacoshf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the inverse hyperbolic tangents of the elements.
    public static func atanh<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvatanhf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the inverse hyperbolic tangents of the elements.
    public static func atanh<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvatanhf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the sines of the elements times pi.
    public static func sinPi<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvsinpif(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the sines of the elements times pi.
    public static func sinPi<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvsinpif(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the cosines of the elements times pi.
    public static func cosPi<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvcospif(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the cosines of the elements times pi.
    public static func cosPi<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvcospif(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the tangents of the elements times pi.
    public static func tanPi<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvtanpif(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the tangents of the elements times pi.
    public static func tanPi<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvtanpif(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the cube roots of the elements.
    public static func cbrt<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvcbrtf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the cube roots of the elements.
    public static func cbrt<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvcbrtf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the elements without their signs.
    public static func abs<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvfabsf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the elements without their signs.
    public static func abs<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvfabsf(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the bases to the powers of the exponents.
    public static func pow<U, V>(bases: U, exponents: V) -> [Float]
    where U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float {
        let count = min(bases.count, exponents.count)
        return list(count) { result in
            bases.withUnsafeBufferPointer { p0 in
                exponents.withUnsafeBufferPointer { p1 in
                    vvpowf(result, p1.baseAddress!, p0.baseAddress!, [Int32(count)])
                }
            }
        }
    }
    /// Writes the bases to the powers of the exponents.
    public static func pow<U, V, R>(bases: U, exponents: V, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float, R: AccelerateMutableBuffer,
        R.Element == Float
    {
        let count = min(min(bases.count, exponents.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            bases.withUnsafeBufferPointer { p0 in
                exponents.withUnsafeBufferPointer { p1 in
                    vvpowf(result, p1.baseAddress!, p0.baseAddress!, [Int32(count)])
                }
            }
        }
    }

    /// Returns the angles of points, in radians.
    public static func atan2<U, V>(x: U, y: V) -> [Float]
    where U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float {
        let count = min(x.count, y.count)
        return list(count) { result in
            x.withUnsafeBufferPointer { p0 in
                y.withUnsafeBufferPointer { p1 in vvatan2f(result, p1.baseAddress!, p0.baseAddress!, [Int32(count)]) }
            }
        }
    }
    /// Writes the angles of points, in radians.
    public static func atan2<U, V, R>(x: U, y: V, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float, R: AccelerateMutableBuffer,
        R.Element == Float
    {
        let count = min(min(x.count, y.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            x.withUnsafeBufferPointer { p0 in
                y.withUnsafeBufferPointer { p1 in vvatan2f(result, p1.baseAddress!, p0.baseAddress!, [Int32(count)]) }
            }
        }
    }

    /// Returns the remainders of divisions toward zero.
    public static func truncatingRemainder<U, V>(dividends: U, divisors: V) -> [Float]
    where U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float {
        let count = min(dividends.count, divisors.count)
        return list(count) { result in
            dividends.withUnsafeBufferPointer { p0 in
                divisors.withUnsafeBufferPointer { p1 in
                    vvfmodf(result, p0.baseAddress!, p1.baseAddress!, [Int32(count)])
                }
            }
        }
    }
    /// Writes the remainders of divisions toward zero.
    public static func truncatingRemainder<U, V, R>(dividends: U, divisors: V, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float, R: AccelerateMutableBuffer,
        R.Element == Float
    {
        let count = min(min(dividends.count, divisors.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            dividends.withUnsafeBufferPointer { p0 in
                divisors.withUnsafeBufferPointer { p1 in
                    vvfmodf(result, p0.baseAddress!, p1.baseAddress!, [Int32(count)])
                }
            }
        }
    }

    /// Returns the remainders of divisions to the nearest integer.
    public static func remainder<U, V>(dividends: U, divisors: V) -> [Float]
    where U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float {
        let count = min(dividends.count, divisors.count)
        return list(count) { result in
            dividends.withUnsafeBufferPointer { p0 in
                divisors.withUnsafeBufferPointer { p1 in
                    vvremainderf(result, p0.baseAddress!, p1.baseAddress!, [Int32(count)])
                }
            }
        }
    }
    /// Writes the remainders of divisions to the nearest integer.
    public static func remainder<U, V, R>(dividends: U, divisors: V, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float, R: AccelerateMutableBuffer,
        R.Element == Float
    {
        let count = min(min(dividends.count, divisors.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            dividends.withUnsafeBufferPointer { p0 in
                divisors.withUnsafeBufferPointer { p1 in
                    vvremainderf(result, p0.baseAddress!, p1.baseAddress!, [Int32(count)])
                }
            }
        }
    }

    /// Returns numbers with the signs of others.
    public static func copysign<U, V>(magnitudes: U, signs: V) -> [Float]
    where U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float {
        let count = min(magnitudes.count, signs.count)
        return list(count) { result in
            magnitudes.withUnsafeBufferPointer { p0 in
                signs.withUnsafeBufferPointer { p1 in
                    vvcopysignf(result, p0.baseAddress!, p1.baseAddress!, [Int32(count)])
                }
            }
        }
    }
    /// Writes numbers with the signs of others.
    public static func copysign<U, V, R>(magnitudes: U, signs: V, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float, R: AccelerateMutableBuffer,
        R.Element == Float
    {
        let count = min(min(magnitudes.count, signs.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            magnitudes.withUnsafeBufferPointer { p0 in
                signs.withUnsafeBufferPointer { p1 in
                    vvcopysignf(result, p0.baseAddress!, p1.baseAddress!, [Int32(count)])
                }
            }
        }
    }

    /// Writes the sines and cosines of the elements.
    public static func sincos<U: AccelerateBuffer, V: AccelerateMutableBuffer, W: AccelerateMutableBuffer>(
        _ vector: U, sinResult: inout V, cosResult: inout W
    ) where U.Element == Float, V.Element == Float, W.Element == Float {
        sin(vector, result: &sinResult)
        cos(vector, result: &cosResult)
    }
}
