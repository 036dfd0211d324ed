extension vDSP {
    /// Returns (a + b) × vector.
    public static func multiply<U, V, W>(addition: (a: U, b: V), _ vector: W) -> [Double]
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, W: AccelerateBuffer,
        W.Element == Double
    {
        let count = min(addition.a.count, addition.b.count, vector.count)
        return list(count) { result in
            addition.a.withUnsafeBufferPointer { p0 in
                addition.b.withUnsafeBufferPointer { p1 in
                    vector.withUnsafeBufferPointer { p2 in
                        vDSP_vamD(
                            p0.baseAddress!, 1, p1.baseAddress!, 1, p2.baseAddress!, 1, result, 1, vDSP_Length(count))
                    }
                }
            }
        }
    }
    /// Writes (a + b) × vector.
    public static func multiply<U, V, W, R>(addition: (a: U, b: V), _ vector: W, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, W: AccelerateBuffer,
        W.Element == Double, R: AccelerateMutableBuffer, R.Element == Double
    {
        let count = min(min(addition.a.count, addition.b.count, vector.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            addition.a.withUnsafeBufferPointer { p0 in
                addition.b.withUnsafeBufferPointer { p1 in
                    vector.withUnsafeBufferPointer { p2 in
                        vDSP_vamD(
                            p0.baseAddress!, 1, p1.baseAddress!, 1, p2.baseAddress!, 1, result, 1, vDSP_Length(count))
                    }
                }
            }
        }
    }

    /// Returns (a + b) × scalar.
    public static func multiply<U, V>(addition: (a: U, b: V), _ scalar: Double) -> [Double]
    where U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double {
        let count = min(addition.a.count, addition.b.count)
        let s2 = scalar
        return list(count) { result in
            addition.a.withUnsafeBufferPointer { p0 in
                addition.b.withUnsafeBufferPointer { p1 in
                    vDSP_vasmD(p0.baseAddress!, 1, p1.baseAddress!, 1, [s2], result, 1, vDSP_Length(count))
                }
            }
        }
    }
    /// Writes (a + b) × scalar.
    public static func multiply<U, V, R>(addition: (a: U, b: V), _ scalar: Double, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, R: AccelerateMutableBuffer,
        R.Element == Double
    {
        let count = min(min(addition.a.count, addition.b.count), result.count)
        guard count > 0 else { return }
        let s2 = scalar
        result.writing { result, _ in
            addition.a.withUnsafeBufferPointer { p0 in
                addition.b.withUnsafeBufferPointer { p1 in
                    vDSP_vasmD(p0.baseAddress!, 1, p1.baseAddress!, 1, [s2], result, 1, vDSP_Length(count))
                }
            }
        }
    }

    /// Returns (a − b) × vector.
    public static func multiply<U, V, W>(subtraction: (a: U, b: V), _ vector: W) -> [Double]
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, W: AccelerateBuffer,
        W.Element == Double
    {
        let count = min(subtraction.a.count, subtraction.b.count, vector.count)
        return list(count) { result in
            subtraction.a.withUnsafeBufferPointer { p0 in
                subtraction.b.withUnsafeBufferPointer { p1 in
                    vector.withUnsafeBufferPointer { p2 in
                        vDSP_vsbmD(
                            p0.baseAddress!, 1, p1.baseAddress!, 1, p2.baseAddress!, 1, result, 1, vDSP_Length(count))
                    }
                }
            }
        }
    }
    /// Writes (a − b) × vector.
    public static func multiply<U, V, W, R>(subtraction: (a: U, b: V), _ vector: W, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, W: AccelerateBuffer,
        W.Element == Double, R: AccelerateMutableBuffer, R.Element == Double
    {
        let count = min(min(subtraction.a.count, subtraction.b.count, vector.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            subtraction.a.withUnsafeBufferPointer { p0 in
                subtraction.b.withUnsafeBufferPointer { p1 in
                    vector.withUnsafeBufferPointer { p2 in
                        vDSP_vsbmD(
                            p0.baseAddress!, 1, p1.baseAddress!, 1, p2.baseAddress!, 1, result, 1, vDSP_Length(count))
                    }
                }
            }
        }
    }

    /// Returns (a − b) × scalar.
    public static func multiply<U, V>(subtraction: (a: U, b: V), _ scalar: Double) -> [Double]
    where U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double {
        let count = min(subtraction.a.count, subtraction.b.count)
        let s2 = scalar
        return list(count) { result in
            subtraction.a.withUnsafeBufferPointer { p0 in
                subtraction.b.withUnsafeBufferPointer { p1 in
                    vDSP_vsbsmD(p0.baseAddress!, 1, p1.baseAddress!, 1, [s2], result, 1, vDSP_Length(count))
                }
            }
        }
    }
    /// Writes (a − b) × scalar.
    public static func multiply<U, V, R>(subtraction: (a: U, b: V), _ scalar: Double, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, R: AccelerateMutableBuffer,
        R.Element == Double
    {
        let count = min(min(subtraction.a.count, subtraction.b.count), result.count)
        guard count > 0 else { return }
        let s2 = scalar
        result.writing { result, _ in
            subtraction.a.withUnsafeBufferPointer { p0 in
                subtraction.b.withUnsafeBufferPointer { p1 in
                    vDSP_vsbsmD(p0.baseAddress!, 1, p1.baseAddress!, 1, [s2], result, 1, vDSP_Length(count))
                }
            }
        }
    }

    /// Returns (a + b) × (c + d).
    public static func multiply<U, V, W, X>(addition: (a: U, b: V), addition other: (c: W, d: X)) -> [Double]
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, W: AccelerateBuffer,
        W.Element == Double, X: AccelerateBuffer, X.Element == Double
    {
        let count = min(addition.a.count, addition.b.count, other.c.count, other.d.count)
        return list(count) { result in
            addition.a.withUnsafeBufferPointer { p0 in
                addition.b.withUnsafeBufferPointer { p1 in
                    other.c.withUnsafeBufferPointer { p2 in
                        other.d.withUnsafeBufferPointer { p3 in
                            vDSP_vaamD(
                                p0.baseAddress!, 1, p1.baseAddress!, 1, p2.baseAddress!, 1, p3.baseAddress!, 1, result,
                                1, vDSP_Length(count))
                        }
                    }
                }
            }
        }
    }
    /// Writes (a + b) × (c + d).
    public static func multiply<U, V, W, X, R>(addition: (a: U, b: V), addition other: (c: W, d: X), result: inout R)
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, W: AccelerateBuffer,
        W.Element == Double, X: AccelerateBuffer, X.Element == Double, R: AccelerateMutableBuffer, R.Element == Double
    {
        let count = min(min(addition.a.count, addition.b.count, other.c.count, other.d.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            addition.a.withUnsafeBufferPointer { p0 in
                addition.b.withUnsafeBufferPointer { p1 in
                    other.c.withUnsafeBufferPointer { p2 in
                        other.d.withUnsafeBufferPointer { p3 in
                            vDSP_vaamD(
                                p0.baseAddress!, 1, p1.baseAddress!, 1, p2.baseAddress!, 1, p3.baseAddress!, 1, result,
                                1, vDSP_Length(count))
                        }
                    }
                }
            }
        }
    }

    /// Returns (a + b) × (c − d).
    public static func multiply<U, V, W, X>(addition: (a: U, b: V), subtraction other: (c: W, d: X)) -> [Double]
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, W: AccelerateBuffer,
        W.Element == Double, X: AccelerateBuffer, X.Element == Double
    {
        let count = min(addition.a.count, addition.b.count, other.c.count, other.d.count)
        return list(count) { result in
            addition.a.withUnsafeBufferPointer { p0 in
                addition.b.withUnsafeBufferPointer { p1 in
                    other.c.withUnsafeBufferPointer { p2 in
                        other.d.withUnsafeBufferPointer { p3 in
                            vDSP_vasbmD(
                                p0.baseAddress!, 1, p1.baseAddress!, 1, p2.baseAddress!, 1, p3.baseAddress!, 1, result,
                                1, vDSP_Length(count))
                        }
                    }
                }
            }
        }
    }
    /// Writes (a + b) × (c − d).
    public static func multiply<U, V, W, X, R>(addition: (a: U, b: V), subtraction other: (c: W, d: X), result: inout R)
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, W: AccelerateBuffer,
        W.Element == Double, X: AccelerateBuffer, X.Element == Double, R: AccelerateMutableBuffer, R.Element == Double
    {
        let count = min(min(addition.a.count, addition.b.count, other.c.count, other.d.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            addition.a.withUnsafeBufferPointer { p0 in
                addition.b.withUnsafeBufferPointer { p1 in
                    other.c.withUnsafeBufferPointer { p2 in
                        other.d.withUnsafeBufferPointer { p3 in
                            vDSP_vasbmD(
                                p0.baseAddress!, 1, p1.baseAddress!, 1, p2.baseAddress!, 1, p3.baseAddress!, 1, result,
                                1, vDSP_Length(count))
                        }
                    }
                }
            }
        }
    }

    /// Returns (a − b) × (c − d).
    public static func multiply<U, V, W, X>(subtraction: (a: U, b: V), subtraction other: (c: W, d: X)) -> [Double]
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, W: AccelerateBuffer,
        W.Element == Double, X: AccelerateBuffer, X.Element == Double
    {
        let count = min(subtraction.a.count, subtraction.b.count, other.c.count, other.d.count)
        return list(count) { result in
            subtraction.a.withUnsafeBufferPointer { p0 in
                subtraction.b.withUnsafeBufferPointer { p1 in
                    other.c.withUnsafeBufferPointer { p2 in
                        other.d.withUnsafeBufferPointer { p3 in
                            vDSP_vsbsbmD(
                                p0.baseAddress!, 1, p1.baseAddress!, 1, p2.baseAddress!, 1, p3.baseAddress!, 1, result,
                                1, vDSP_Length(count))
                        }
                    }
                }
            }
        }
    }
    /// Writes (a − b) × (c − d).
    public static func multiply<U, V, W, X, R>(
        subtraction: (a: U, b: V), subtraction other: (c: W, d: X), result: inout R
    )
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, W: AccelerateBuffer,
        W.Element == Double, X: AccelerateBuffer, X.Element == Double, R: AccelerateMutableBuffer, R.Element == Double
    {
        let count = min(min(subtraction.a.count, subtraction.b.count, other.c.count, other.d.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            subtraction.a.withUnsafeBufferPointer { p0 in
                subtraction.b.withUnsafeBufferPointer { p1 in
                    other.c.withUnsafeBufferPointer { p2 in
                        other.d.withUnsafeBufferPointer { p3 in
                            vDSP_vsbsbmD(
                                p0.baseAddress!, 1, p1.baseAddress!, 1, p2.baseAddress!, 1, p3.baseAddress!, 1, result,
                                1, vDSP_Length(count))
                        }
                    }
                }
            }
        }
    }
}
