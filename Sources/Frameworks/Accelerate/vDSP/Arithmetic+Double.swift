extension vDSP {
    /// Returns the sums of two lists' elements.
    public static func add<U, V>(_ a: U, _ b: V) -> [Double]
    where U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double {
        let count = min(a.count, b.count)
        return list(count) { result in
            a.withUnsafeBufferPointer { p0 in
                b.withUnsafeBufferPointer { p1 in
                    vDSP_vaddD(p0.baseAddress!, 1, p1.baseAddress!, 1, result, 1, vDSP_Length(count))
                }
            }
        }
    }
    /// Writes the sums of two lists' elements.
    public static func add<U, V, R>(_ a: U, _ b: V, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, R: AccelerateMutableBuffer,
        R.Element == Double
    {
        let count = min(min(a.count, b.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            a.withUnsafeBufferPointer { p0 in
                b.withUnsafeBufferPointer { p1 in
                    vDSP_vaddD(p0.baseAddress!, 1, p1.baseAddress!, 1, result, 1, vDSP_Length(count))
                }
            }
        }
    }

    /// Returns a number plus each element.
    public static func add<U>(_ scalar: Double, _ vector: U) -> [Double]
    where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        let s0 = scalar
        return list(count) { result in
            vector.withUnsafeBufferPointer { p1 in vDSP_vsaddD(p1.baseAddress!, 1, [s0], result, 1, vDSP_Length(count))
            }
        }
    }
    /// Writes a number plus each element.
    public static func add<U, R>(_ scalar: Double, _ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        let s0 = scalar
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p1 in vDSP_vsaddD(p1.baseAddress!, 1, [s0], result, 1, vDSP_Length(count))
            }
        }
    }

    /// Returns the differences of two lists' elements.
    public static func subtract<U, V>(_ a: U, _ b: V) -> [Double]
    where U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double {
        let count = min(a.count, b.count)
        return list(count) { result in
            a.withUnsafeBufferPointer { p0 in
                b.withUnsafeBufferPointer { p1 in
                    vDSP_vsubD(p1.baseAddress!, 1, p0.baseAddress!, 1, result, 1, vDSP_Length(count))
                }
            }
        }
    }
    /// Writes the differences of two lists' elements.
    public static func subtract<U, V, R>(_ a: U, _ b: V, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, R: AccelerateMutableBuffer,
        R.Element == Double
    {
        let count = min(min(a.count, b.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            a.withUnsafeBufferPointer { p0 in
                b.withUnsafeBufferPointer { p1 in
                    vDSP_vsubD(p1.baseAddress!, 1, p0.baseAddress!, 1, result, 1, vDSP_Length(count))
                }
            }
        }
    }

    /// Returns the products of two lists' elements.
    public static func multiply<U, V>(_ a: U, _ b: V) -> [Double]
    where U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double {
        let count = min(a.count, b.count)
        return list(count) { result in
            a.withUnsafeBufferPointer { p0 in
                b.withUnsafeBufferPointer { p1 in
                    vDSP_vmulD(p0.baseAddress!, 1, p1.baseAddress!, 1, result, 1, vDSP_Length(count))
                }
            }
        }
    }
    /// Writes the products of two lists' elements.
    public static func multiply<U, V, R>(_ a: U, _ b: V, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, R: AccelerateMutableBuffer,
        R.Element == Double
    {
        let count = min(min(a.count, b.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            a.withUnsafeBufferPointer { p0 in
                b.withUnsafeBufferPointer { p1 in
                    vDSP_vmulD(p0.baseAddress!, 1, p1.baseAddress!, 1, result, 1, vDSP_Length(count))
                }
            }
        }
    }

    /// Returns a number times each element.
    public static func multiply<U>(_ scalar: Double, _ vector: U) -> [Double]
    where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        let s0 = scalar
        return list(count) { result in
            vector.withUnsafeBufferPointer { p1 in vDSP_vsmulD(p1.baseAddress!, 1, [s0], result, 1, vDSP_Length(count))
            }
        }
    }
    /// Writes a number times each element.
    public static func multiply<U, R>(_ scalar: Double, _ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        let s0 = scalar
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p1 in vDSP_vsmulD(p1.baseAddress!, 1, [s0], result, 1, vDSP_Length(count))
            }
        }
    }

    /// Returns the quotients of two lists' elements.
    public static func divide<U, V>(_ a: U, _ b: V) -> [Double]
    where U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double {
        let count = min(a.count, b.count)
        return list(count) { result in
            a.withUnsafeBufferPointer { p0 in
                b.withUnsafeBufferPointer { p1 in
                    vDSP_vdivD(p1.baseAddress!, 1, p0.baseAddress!, 1, result, 1, vDSP_Length(count))
                }
            }
        }
    }
    /// Writes the quotients of two lists' elements.
    public static func divide<U, V, R>(_ a: U, _ b: V, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, R: AccelerateMutableBuffer,
        R.Element == Double
    {
        let count = min(min(a.count, b.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            a.withUnsafeBufferPointer { p0 in
                b.withUnsafeBufferPointer { p1 in
                    vDSP_vdivD(p1.baseAddress!, 1, p0.baseAddress!, 1, result, 1, vDSP_Length(count))
                }
            }
        }
    }

    /// Returns each element divided by a number.
    public static func divide<U>(_ vector: U, _ scalar: Double) -> [Double]
    where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        let s1 = scalar
        return list(count) { result in
            vector.withUnsafeBufferPointer { p0 in vDSP_vsdivD(p0.baseAddress!, 1, [s1], result, 1, vDSP_Length(count))
            }
        }
    }
    /// Writes each element divided by a number.
    public static func divide<U, R>(_ vector: U, _ scalar: Double, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        let s1 = scalar
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p0 in vDSP_vsdivD(p0.baseAddress!, 1, [s1], result, 1, vDSP_Length(count))
            }
        }
    }

    /// Returns a number divided by each element.
    public static func divide<U>(_ scalar: Double, _ vector: U) -> [Double]
    where U: AccelerateBuffer, U.Element == Double {
        let count = vector.count
        let s0 = scalar
        return list(count) { result in
            vector.withUnsafeBufferPointer { p1 in vDSP_svdivD([s0], p1.baseAddress!, 1, result, 1, vDSP_Length(count))
            }
        }
    }
    /// Writes a number divided by each element.
    public static func divide<U, R>(_ scalar: Double, _ vector: U, result: inout R)
    where U: AccelerateBuffer, U.Element == Double, R: AccelerateMutableBuffer, R.Element == Double {
        let count = min(vector.count, result.count)
        guard count > 0 else { return }
        let s0 = scalar
        result.writing { result, _ in
            vector.withUnsafeBufferPointer { p1 in vDSP_svdivD([s0], p1.baseAddress!, 1, result, 1, vDSP_Length(count))
            }
        }
    }

    /// Returns the larger ones of two lists' elements.
    public static func maximum<U, V>(_ a: U, _ b: V) -> [Double]
    where U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double {
        let count = min(a.count, b.count)
        return list(count) { result in
            a.withUnsafeBufferPointer { p0 in
                b.withUnsafeBufferPointer { p1 in
                    vDSP_vmaxD(p0.baseAddress!, 1, p1.baseAddress!, 1, result, 1, vDSP_Length(count))
                }
            }
        }
    }
    /// Writes the larger ones of two lists' elements.
    public static func maximum<U, V, R>(_ a: U, _ b: V, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, R: AccelerateMutableBuffer,
        R.Element == Double
    {
        let count = min(min(a.count, b.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            a.withUnsafeBufferPointer { p0 in
                b.withUnsafeBufferPointer { p1 in
                    vDSP_vmaxD(p0.baseAddress!, 1, p1.baseAddress!, 1, result, 1, vDSP_Length(count))
                }
            }
        }
    }

    /// Returns the smaller ones of two lists' elements.
    public static func minimum<U, V>(_ a: U, _ b: V) -> [Double]
    where U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double {
        let count = min(a.count, b.count)
        return list(count) { result in
            a.withUnsafeBufferPointer { p0 in
                b.withUnsafeBufferPointer { p1 in
                    vDSP_vminD(p0.baseAddress!, 1, p1.baseAddress!, 1, result, 1, vDSP_Length(count))
                }
            }
        }
    }
    /// Writes the smaller ones of two lists' elements.
    public static func minimum<U, V, R>(_ a: U, _ b: V, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, R: AccelerateMutableBuffer,
        R.Element == Double
    {
        let count = min(min(a.count, b.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            a.withUnsafeBufferPointer { p0 in
                b.withUnsafeBufferPointer { p1 in
                    vDSP_vminD(p0.baseAddress!, 1, p1.baseAddress!, 1, result, 1, vDSP_Length(count))
                }
            }
        }
    }

    /// Returns the lengths of vectors in the plane.
    public static func hypot<U, V>(_ x: U, _ y: V) -> [Double]
    where U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double {
        let count = min(x.count, y.count)
        return list(count) { result in
            x.withUnsafeBufferPointer { p0 in
                y.withUnsafeBufferPointer { p1 in
                    vDSP_vdistD(p0.baseAddress!, 1, p1.baseAddress!, 1, result, 1, vDSP_Length(count))
                }
            }
        }
    }
    /// Writes the lengths of vectors in the plane.
    public static func hypot<U, V, R>(_ x: U, _ y: V, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, R: AccelerateMutableBuffer,
        R.Element == Double
    {
        let count = min(min(x.count, y.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            x.withUnsafeBufferPointer { p0 in
                y.withUnsafeBufferPointer { p1 in
                    vDSP_vdistD(p0.baseAddress!, 1, p1.baseAddress!, 1, result, 1, vDSP_Length(count))
                }
            }
        }
    }

    /// Returns elements that fade from the first list to the second.
    public static func taperedMerge<U, V>(_ a: U, _ b: V) -> [Double]
    where U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double {
        let count = min(a.count, b.count)
        return list(count) { result in
            a.withUnsafeBufferPointer { p0 in
                b.withUnsafeBufferPointer { p1 in
                    vDSP_vtmergD(p0.baseAddress!, 1, p1.baseAddress!, 1, result, 1, vDSP_Length(count))
                }
            }
        }
    }
    /// Writes elements that fade from the first list to the second.
    public static func taperedMerge<U, V, R>(_ a: U, _ b: V, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, R: AccelerateMutableBuffer,
        R.Element == Double
    {
        let count = min(min(a.count, b.count), result.count)
        guard count > 0 else { return }
        result.writing { result, _ in
            a.withUnsafeBufferPointer { p0 in
                b.withUnsafeBufferPointer { p1 in
                    vDSP_vtmergD(p0.baseAddress!, 1, p1.baseAddress!, 1, result, 1, vDSP_Length(count))
                }
            }
        }
    }

    /// Returns elements between two lists: the first list's for 0, the second's for 1.
    public static func linearInterpolate<U, V>(_ a: U, _ b: V, using interpolationConstant: Double) -> [Double]
    where U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double {
        let count = min(a.count, b.count)
        let s2 = interpolationConstant
        return list(count) { result in
            a.withUnsafeBufferPointer { p0 in
                b.withUnsafeBufferPointer { p1 in
                    vDSP_vintbD(p0.baseAddress!, 1, p1.baseAddress!, 1, [s2], result, 1, vDSP_Length(count))
                }
            }
        }
    }
    /// Writes elements between two lists: the first list's for 0, the second's for 1.
    public static func linearInterpolate<U, V, R>(_ a: U, _ b: V, using interpolationConstant: Double, result: inout R)
    where
        U: AccelerateBuffer, U.Element == Double, V: AccelerateBuffer, V.Element == Double, R: AccelerateMutableBuffer,
        R.Element == Double
    {
        let count = min(min(a.count, b.count), result.count)
        guard count > 0 else { return }
        let s2 = interpolationConstant
        result.writing { result, _ in
            a.withUnsafeBufferPointer { p0 in
                b.withUnsafeBufferPointer { p1 in
                    vDSP_vintbD(p0.baseAddress!, 1, p1.baseAddress!, 1, [s2], result, 1, vDSP_Length(count))
                }
            }
        }
    }
}
