extension vForce {
    /// Returns the exponents of the elements.
    public static func logb<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvlogb(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the exponents of the elements.
    public static func logb<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvlogb(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the sines of the elements.
    public static func sin<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvsin(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the sines of the elements.
    public static func sin<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvsin(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the cosines of the elements.
    public static func cos<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvcos(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the cosines of the elements.
    public static func cos<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvcos(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the tangents of the elements.
    public static func tan<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvtan(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the tangents of the elements.
    public static func tan<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvtan(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the arc sines of the elements.
    public static func asin<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvasin(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the arc sines of the elements.
    public static func asin<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvasin(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the arc cosines of the elements.
    public static func acos<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvacos(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the arc cosines of the elements.
    public static func acos<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvacos(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the arc tangents of the elements.
    public static func atan<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvatan(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the arc tangents of the elements.
    public static func atan<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvatan(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the hyperbolic sines of the elements.
    public static func sinh<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvsinh(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the hyperbolic sines of the elements.
    public static func sinh<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvsinh(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the hyperbolic cosines of the elements.
    public static func cosh<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvcosh(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the hyperbolic cosines of the elements.
    public static func cosh<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvcosh(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the hyperbolic tangents of the elements.
    public static func tanh<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvtanh(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the hyperbolic tangents of the elements.
    public static func tanh<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvtanh(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the inverse hyperbolic sines of the elements.
    public static func asinh<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvasinh(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the inverse hyperbolic sines of the elements.
    public static func asinh<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvasinh(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the inverse hyperbolic cosines of the elements.
    public static func acosh<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvacosh(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the inverse hyperbolic cosines of the elements.
    public static func acosh<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvacosh(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the inverse hyperbolic tangents of the elements.
    public static func atanh<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvatanh(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the inverse hyperbolic tangents of the elements.
    public static func atanh<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvatanh(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the sines of the elements times pi.
    public static func sinPi<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvsinpi(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the sines of the elements times pi.
    public static func sinPi<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvsinpi(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the cosines of the elements times pi.
    public static func cosPi<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvcospi(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the cosines of the elements times pi.
    public static func cosPi<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvcospi(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the tangents of the elements times pi.
    public static func tanPi<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvtanpi(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the tangents of the elements times pi.
    public static func tanPi<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvtanpi(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the cube roots of the elements.
    public static func cbrt<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvcbrt(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the cube roots of the elements.
    public static func cbrt<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvcbrt(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the elements without their signs.
    public static func abs<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vvfabs(result, p0.baseAddress!, [Int32(count)]) }
        }
    }
    /// Writes the elements without their signs.
    public static func abs<U, R>(_ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vvfabs(result, p0.baseAddress!, [Int32(count)]) }
        }
    }

    /// Returns the bases to the powers of the exponents.
    public static func pow<U, V>(bases: U, exponents: V) -> [Double]
    where U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double {
        let count = min(bases.count, exponents.count)
        return list(count) { result in
            bases.withUnsafeBufferPointer { p0 in
                exponents.withUnsafeBufferPointer { p1 in
                    vvpow(result, p1.baseAddress!, p0.baseAddress!, [Int32(count)])
                }
            }
        }
    }
    /// Writes the bases to the powers of the exponents.
    public static func pow<U, V, R>(bases: U, exponents: V, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, R: AccelerateMutableBuffer,
        R.Element == Double
    {
        let count = min(min(bases.count, exponents.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            bases.withUnsafeBufferPointer { p0 in
                exponents.withUnsafeBufferPointer { p1 in
                    vvpow(result, p1.baseAddress!, p0.baseAddress!, [Int32(count)])
                }
            }
        }
    }

    /// Returns the angles of points, in radians.
    public static func atan2<U, V>(x: U, y: V) -> [Double]
    where U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double {
        let count = min(x.count, y.count)
        return list(count) { result in
            x.withUnsafeBufferPointer { p0 in
                y.withUnsafeBufferPointer { p1 in vvatan2(result, p1.baseAddress!, p0.baseAddress!, [Int32(count)]) }
            }
        }
    }
    /// Writes the angles of points, in radians.
    public static func atan2<U, V, R>(x: U, y: V, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, R: AccelerateMutableBuffer,
        R.Element == Double
    {
        let count = min(min(x.count, y.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            x.withUnsafeBufferPointer { p0 in
                y.withUnsafeBufferPointer { p1 in vvatan2(result, p1.baseAddress!, p0.baseAddress!, [Int32(count)]) }
            }
        }
    }

    /// Returns the remainders of divisions toward zero.
    public static func truncatingRemainder<U, V>(dividends: U, divisors: V) -> [Double]
    where U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double {
        let count = min(dividends.count, divisors.count)
        return list(count) { result in
            dividends.withUnsafeBufferPointer { p0 in
                divisors.withUnsafeBufferPointer { p1 in
                    vvfmod(result, p0.baseAddress!, p1.baseAddress!, [Int32(count)])
                }
            }
        }
    }
    /// Writes the remainders of divisions toward zero.
    public static func truncatingRemainder<U, V, R>(dividends: U, divisors: V, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, R: AccelerateMutableBuffer,
        R.Element == Double
    {
        let count = min(min(dividends.count, divisors.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            dividends.withUnsafeBufferPointer { p0 in
                divisors.withUnsafeBufferPointer { p1 in
                    vvfmod(result, p0.baseAddress!, p1.baseAddress!, [Int32(count)])
                }
            }
        }
    }

    /// Returns the remainders of divisions to the nearest integer.
    public static func remainder<U, V>(dividends: U, divisors: V) -> [Double]
    where U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double {
        let count = min(dividends.count, divisors.count)
        return list(count) { result in
            dividends.withUnsafeBufferPointer { p0 in
                divisors.withUnsafeBufferPointer { p1 in
                    vvremainder(result, p0.baseAddress!, p1.baseAddress!, [Int32(count)])
                }
            }
        }
    }
    /// Writes the remainders of divisions to the nearest integer.
    public static func remainder<U, V, R>(dividends: U, divisors: V, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, R: AccelerateMutableBuffer,
        R.Element == Double
    {
        let count = min(min(dividends.count, divisors.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            dividends.withUnsafeBufferPointer { p0 in
                divisors.withUnsafeBufferPointer { p1 in
                    vvremainder(result, p0.baseAddress!, p1.baseAddress!, [Int32(count)])
                }
            }
        }
    }

    /// Returns numbers with the signs of others.
    public static func copysign<U, V>(magnitudes: U, signs: V) -> [Double]
    where U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double {
        let count = min(magnitudes.count, signs.count)
        return list(count) { result in
            magnitudes.withUnsafeBufferPointer { p0 in
                signs.withUnsafeBufferPointer { p1 in
                    vvcopysign(result, p0.baseAddress!, p1.baseAddress!, [Int32(count)])
                }
            }
        }
    }
    /// Writes numbers with the signs of others.
    public static func copysign<U, V, R>(magnitudes: U, signs: V, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, R: AccelerateMutableBuffer,
        R.Element == Double
    {
        let count = min(min(magnitudes.count, signs.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            magnitudes.withUnsafeBufferPointer { p0 in
                signs.withUnsafeBufferPointer { p1 in
                    vvcopysign(result, p0.baseAddress!, p1.baseAddress!, [Int32(count)])
                }
            }
        }
    }

    /// Writes the sines and cosines of the elements.
    public static func sincos<U: AccelerateBuffer, V: AccelerateMutableBuffer, W: AccelerateMutableBuffer>(
        _ vector: U, sinResult: inout V, cosResult: inout W
    ) where U.Element == Double, V.Element == Double, W.Element == Double {
        sin(vector, result: &sinResult)
        cos(vector, result: &cosResult)
    }
}
