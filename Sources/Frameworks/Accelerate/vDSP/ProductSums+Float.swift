extension vDSP {
    /// Returns a × b + vector.
    public static func add<U, V, W>(multiplication: (a: U, b: V), _ vector: W) -> [Float]
    where
        U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float, W: AccelerateBuffer,
        W.Element == Float
    {
        let count = min(multiplication.a.count, multiplication.b.count, vector.count)
        return list(count) { result in
            multiplication.a.withUnsafeBufferPointer { p0 in
                multiplication.b.withUnsafeBufferPointer { p1 in
                    vector.withUnsafeBufferPointer { p2 in
                        vDSP_vma(
                            p0.baseAddress!, 1, p1.baseAddress!, 1, p2.baseAddress!, 1, result, 1, vDSP_Length(count))
                    }
                }
            }
        }
    }
    /// Writes a × b + vector.
    public static func add<U, V, W, R>(multiplication: (a: U, b: V), _ vector: W, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float, W: AccelerateBuffer,
        W.Element == Float, R: AccelerateMutableBuffer, R.Element == Float
    {
        let count = min(min(multiplication.a.count, multiplication.b.count, vector.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            multiplication.a.withUnsafeBufferPointer { p0 in
                multiplication.b.withUnsafeBufferPointer { p1 in
                    vector.withUnsafeBufferPointer { p2 in
                        vDSP_vma(
                            p0.baseAddress!, 1, p1.baseAddress!, 1, p2.baseAddress!, 1, result, 1, vDSP_Length(count))
                    }
                }
            }
        }
    }

    /// Returns a × b + vector, with a number b.
    public static func add<U, V>(multiplication: (a: U, b: Float), _ vector: V) -> [Float]
    where U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float {
        let count = min(multiplication.a.count, vector.count)
        let s1 = multiplication.b
        return list(count) { result in
            multiplication.a.withUnsafeBufferPointer { p0 in
                vector.withUnsafeBufferPointer { p2 in
                    vDSP_vsma(p0.baseAddress!, 1, [s1], p2.baseAddress!, 1, result, 1, vDSP_Length(count))
                }
            }
        }
    }
    /// Writes a × b + vector, with a number b.
    public static func add<U, V, R>(multiplication: (a: U, b: Float), _ vector: V, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float, R: AccelerateMutableBuffer,
        R.Element == Float
    {
        let count = min(min(multiplication.a.count, vector.count), result.count)
        guard count > 0 else { return }
        let s1 = multiplication.b
        result.writing { result, _ in
            multiplication.a.withUnsafeBufferPointer { p0 in
                vector.withUnsafeBufferPointer { p2 in
                    vDSP_vsma(p0.baseAddress!, 1, [s1], p2.baseAddress!, 1, result, 1, vDSP_Length(count))
                }
            }
        }
    }

    /// Returns a × b + scalar.
    public static func add<U, V>(multiplication: (a: U, b: V), _ scalar: Float) -> [Float]
    where U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float {
        let count = min(multiplication.a.count, multiplication.b.count)
        let s2 = scalar
        return list(count) { result in
            multiplication.a.withUnsafeBufferPointer { p0 in
                multiplication.b.withUnsafeBufferPointer { p1 in
                    vDSP_vmsa(p0.baseAddress!, 1, p1.baseAddress!, 1, [s2], result, 1, vDSP_Length(count))
                }
            }
        }
    }
    /// Writes a × b + scalar.
    public static func add<U, V, R>(multiplication: (a: U, b: V), _ scalar: Float, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float, R: AccelerateMutableBuffer,
        R.Element == Float
    {
        let count = min(min(multiplication.a.count, multiplication.b.count), result.count)
        guard count > 0 else { return }
        let s2 = scalar
        result.writing { result, _ in
            multiplication.a.withUnsafeBufferPointer { p0 in
                multiplication.b.withUnsafeBufferPointer { p1 in
                    vDSP_vmsa(p0.baseAddress!, 1, p1.baseAddress!, 1, [s2], result, 1, vDSP_Length(count))
                }
            }
        }
    }

    /// Returns a × b + scalar, with a number b.
    public static func add<U>(multiplication: (a: U, b: Float), _ scalar: Float) -> [Float]
    where U: AccelerateBuffer, U.Element == Float {
        let count = multiplication.a.count
        let s1 = multiplication.b
        let s2 = scalar
        return list(count) { result in
            multiplication.a.withUnsafeBufferPointer { p0 in
                vDSP_vsmsa(p0.baseAddress!, 1, [s1], [s2], result, 1, vDSP_Length(count))
            }
        }
    }
    /// Writes a × b + scalar, with a number b.
    public static func add<U, R>(multiplication: (a: U, b: Float), _ scalar: Float, result: inout R)
    where U: AccelerateBuffer, U.Element == Float, R: AccelerateMutableBuffer, R.Element == Float {
        let count = min(multiplication.a.count, result.count)
        guard count > 0 else { return }
        let s1 = multiplication.b
        let s2 = scalar
        result.writing { result, _ in
            multiplication.a.withUnsafeBufferPointer { p0 in
                vDSP_vsmsa(p0.baseAddress!, 1, [s1], [s2], result, 1, vDSP_Length(count))
            }
        }
    }

    /// Returns a × b + c × d.
    public static func add<U, V, W, X>(multiplication: (a: U, b: V), multiplication other: (c: W, d: X)) -> [Float]
    where
        U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float, W: AccelerateBuffer,
        W.Element == Float, X: AccelerateBuffer, X.Element == Float
    {
        let count = min(multiplication.a.count, multiplication.b.count, other.c.count, other.d.count)
        return list(count) { result in
            multiplication.a.withUnsafeBufferPointer { p0 in
                multiplication.b.withUnsafeBufferPointer { p1 in
                    other.c.withUnsafeBufferPointer { p2 in
                        other.d.withUnsafeBufferPointer { p3 in
                            vDSP_vmma(
                                p0.baseAddress!, 1, p1.baseAddress!, 1, p2.baseAddress!, 1, p3.baseAddress!, 1, result,
                                1, vDSP_Length(count))
                        }
                    }
                }
            }
        }
    }
    /// Writes a × b + c × d.
    public static func add<U, V, W, X, R>(
        multiplication: (a: U, b: V), multiplication other: (c: W, d: X), result: inout R
    )
    where
        U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float, W: AccelerateBuffer,
        W.Element == Float, X: AccelerateBuffer, X.Element == Float, R: AccelerateMutableBuffer, R.Element == Float
    {
        let count = min(min(multiplication.a.count, multiplication.b.count, other.c.count, other.d.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            multiplication.a.withUnsafeBufferPointer { p0 in
                multiplication.b.withUnsafeBufferPointer { p1 in
                    other.c.withUnsafeBufferPointer { p2 in
                        other.d.withUnsafeBufferPointer { p3 in
                            vDSP_vmma(
                                p0.baseAddress!, 1, p1.baseAddress!, 1, p2.baseAddress!, 1, p3.baseAddress!, 1, result,
                                1, vDSP_Length(count))
                        }
                    }
                }
            }
        }
    }

    /// Returns a × b + c × d, with numbers b and d.
    public static func add<U, V>(multiplication: (a: U, b: Float), multiplication other: (c: V, d: Float)) -> [Float]
    where U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float {
        let count = min(multiplication.a.count, other.c.count)
        let s1 = multiplication.b
        let s3 = other.d
        return list(count) { result in
            multiplication.a.withUnsafeBufferPointer { p0 in
                other.c.withUnsafeBufferPointer { p2 in
                    vDSP_vsmsma(p0.baseAddress!, 1, [s1], p2.baseAddress!, 1, [s3], result, 1, vDSP_Length(count))
                }
            }
        }
    }
    /// Writes a × b + c × d, with numbers b and d.
    public static func add<U, V, R>(
        multiplication: (a: U, b: Float), multiplication other: (c: V, d: Float), result: inout R
    )
    where
        U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float, R: AccelerateMutableBuffer,
        R.Element == Float
    {
        let count = min(min(multiplication.a.count, other.c.count), result.count)
        guard count > 0 else { return }
        let s1 = multiplication.b
        let s3 = other.d
        result.writing { result, _ in
            multiplication.a.withUnsafeBufferPointer { p0 in
                other.c.withUnsafeBufferPointer { p2 in
                    vDSP_vsmsma(p0.baseAddress!, 1, [s1], p2.baseAddress!, 1, [s3], result, 1, vDSP_Length(count))
                }
            }
        }
    }

    /// Returns a × b − vector.
    public static func subtract<U, V, W>(multiplication: (a: U, b: V), _ vector: W) -> [Float]
    where
        U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float, W: AccelerateBuffer,
        W.Element == Float
    {
        let count = min(multiplication.a.count, multiplication.b.count, vector.count)
        return list(count) { result in
            multiplication.a.withUnsafeBufferPointer { p0 in
                multiplication.b.withUnsafeBufferPointer { p1 in
                    vector.withUnsafeBufferPointer { p2 in
                        vDSP_vmsb(
                            p0.baseAddress!, 1, p1.baseAddress!, 1, p2.baseAddress!, 1, result, 1, vDSP_Length(count))
                    }
                }
            }
        }
    }
    /// Writes a × b − vector.
    public static func subtract<U, V, W, R>(multiplication: (a: U, b: V), _ vector: W, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float, W: AccelerateBuffer,
        W.Element == Float, R: AccelerateMutableBuffer, R.Element == Float
    {
        let count = min(min(multiplication.a.count, multiplication.b.count, vector.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            multiplication.a.withUnsafeBufferPointer { p0 in
                multiplication.b.withUnsafeBufferPointer { p1 in
                    vector.withUnsafeBufferPointer { p2 in
                        vDSP_vmsb(
                            p0.baseAddress!, 1, p1.baseAddress!, 1, p2.baseAddress!, 1, result, 1, vDSP_Length(count))
                    }
                }
            }
        }
    }

    /// Returns a × b − vector, with a number b.
    public static func subtract<U, V>(multiplication: (a: U, b: Float), _ vector: V) -> [Float]
    where U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float {
        let count = min(multiplication.a.count, vector.count)
        let s1 = multiplication.b
        return list(count) { result in
            multiplication.a.withUnsafeBufferPointer { p0 in
                vector.withUnsafeBufferPointer { p2 in
                    vDSP_vsmsb(p0.baseAddress!, 1, [s1], p2.baseAddress!, 1, result, 1, vDSP_Length(count))
                }
            }
        }
    }
    /// Writes a × b − vector, with a number b.
    public static func subtract<U, V, R>(multiplication: (a: U, b: Float), _ vector: V, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float, R: AccelerateMutableBuffer,
        R.Element == Float
    {
        let count = min(min(multiplication.a.count, vector.count), result.count)
        guard count > 0 else { return }
        let s1 = multiplication.b
        result.writing { result, _ in
            multiplication.a.withUnsafeBufferPointer { p0 in
                vector.withUnsafeBufferPointer { p2 in
                    vDSP_vsmsb(p0.baseAddress!, 1, [s1], p2.baseAddress!, 1, result, 1, vDSP_Length(count))
                }
            }
        }
    }

    /// Returns a × b − c × d.
    public static func subtract<U, V, W, X>(multiplication: (a: U, b: V), multiplication other: (c: W, d: X)) -> [Float]
    where
        U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float, W: AccelerateBuffer,
        W.Element == Float, X: AccelerateBuffer, X.Element == Float
    {
        let count = min(multiplication.a.count, multiplication.b.count, other.c.count, other.d.count)
        return list(count) { result in
            multiplication.a.withUnsafeBufferPointer { p0 in
                multiplication.b.withUnsafeBufferPointer { p1 in
                    other.c.withUnsafeBufferPointer { p2 in
                        other.d.withUnsafeBufferPointer { p3 in
                            vDSP_vmmsb(
                                p0.baseAddress!, 1, p1.baseAddress!, 1, p2.baseAddress!, 1, p3.baseAddress!, 1, result,
                                1, vDSP_Length(count))
                        }
                    }
                }
            }
        }
    }
    /// Writes a × b − c × d.
    public static func subtract<U, V, W, X, R>(
        multiplication: (a: U, b: V), multiplication other: (c: W, d: X), result: inout R
    )
    where
        U: AccelerateBuffer, U.Element == Float, V: AccelerateBuffer, V.Element == Float, W: AccelerateBuffer,
        W.Element == Float, X: AccelerateBuffer, X.Element == Float, R: AccelerateMutableBuffer, R.Element == Float
    {
        let count = min(min(multiplication.a.count, multiplication.b.count, other.c.count, other.d.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            multiplication.a.withUnsafeBufferPointer { p0 in
                multiplication.b.withUnsafeBufferPointer { p1 in
                    other.c.withUnsafeBufferPointer { p2 in
                        other.d.withUnsafeBufferPointer { p3 in
                            vDSP_vmmsb(
                                p0.baseAddress!, 1, p1.baseAddress!, 1, p2.baseAddress!, 1, p3.baseAddress!, 1, result,
                                1, vDSP_Length(count))
                        }
                    }
                }
            }
        }
    }
}
