extension vDSP {
    /// Returns the sum of the elements; 0 for an empty list.
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        var result: Double = 0
        _ = vector.reading { vDSP_sveD($0, 1, &result, $1) }
        return result
    }

    /// Returns the sum of the elements' squares; 0 for an empty list.
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        var result: Double = 0
        _ = vector.reading { vDSP_svesqD($0, 1, &result, $1) }
        return result
    }

    /// Returns the sum of the elements without their signs; 0 for an empty list.
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        var result: Double = 0
        _ = vector.reading { vDSP_svemgD($0, 1, &result, $1) }
        return result
    }

    /// Returns the mean of the elements; not a number for an empty list.
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        var result: Double = .nan
        _ = vector.reading { vDSP_meanvD($0, 1, &result, $1) }
        return result
    }

    /// Returns the mean of the squares; not a number for an empty list.
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        var result: Double = .nan
        _ = vector.reading { vDSP_measqvD($0, 1, &result, $1) }
        return result
    }

    /// Returns the mean of the elements without their signs; not a number for an empty list.
    public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        var result: Double = .nan
        _ = vector.reading { vDSP_meamgvD($0, 1, &result, $1) }
        return result
    }

    /// Returns the root of the mean of the squares; not a number for an empty list.
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        var result: Double = .nan
        _ = vector.reading { vDSP_rmsqvD($0, 1, &result, $1) }
        return result
    }

    /// Returns the largest element; minus infinity for an empty list.
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        var result: Double = -.infinity
        _ = vector.reading { vDSP_maxvD($0, 1, &result, $1) }
        return result
    }

    /// Returns the smallest element; infinity for an empty list.
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        var result: Double = .infinity
        _ = vector.reading { vDSP_minvD($0, 1, &result, $1) }
        return result
    }

    /// Returns the largest element without its sign; 0 for an empty list.
    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        var result: Double = 0
        _ = vector.reading { vDSP_maxmgvD($0, 1, &result, $1) }
        return result
    }

    /// Returns the smallest element without its sign; infinity for an empty list.
    public static func minimumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        var result: Double = .infinity
        _ = vector.reading { vDSP_minmgvD($0, 1, &result, $1) }
        return result
    }

    /// Returns the place and the value of the largest element.
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double {
        var (place, result): (vDSP_Length, Double) = (0, -.infinity)
        _ = vector.reading { vDSP_maxviD($0, 1, &result, &place, $1) }
        return (UInt(place), result)
    }

    /// Returns the place and the value of the smallest element.
    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double {
        var (place, result): (vDSP_Length, Double) = (0, .infinity)
        _ = vector.reading { vDSP_minviD($0, 1, &result, &place, $1) }
        return (UInt(place), result)
    }

    /// Returns the place and the value of the largest element without its sign.
    public static func indexOfMaximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double)
    where U.Element == Double {
        var (place, result): (vDSP_Length, Double) = (0, 0)
        _ = vector.reading { vDSP_maxmgviD($0, 1, &result, &place, $1) }
        return (UInt(place), result)
    }

    /// Returns the place and the value of the smallest element without its sign.
    public static func indexOfMinimumMagnitude<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double)
    where U.Element == Double {
        var (place, result): (vDSP_Length, Double) = (0, .infinity)
        _ = vector.reading { vDSP_minmgviD($0, 1, &result, &place, $1) }
        return (UInt(place), result)
    }

    /// Returns the sum of the elements, and the sum of their squares.
    public static func sumAndSumOfSquares<U: AccelerateBuffer>(_ vector: U) -> (elementsSum: Double, squaresSum: Double)
    where U.Element == Double {
        var (sum, squares): (Double, Double) = (0, 0)
        _ = vector.reading { vDSP_sve_svesqD($0, 1, &sum, &squares, $1) }
        return (sum, squares)
    }
    /// Returns the deviation of the elements from their mean; not a number for an empty list.
    public static func standardDeviation<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        var (mean, deviation): (Double, Double) = (.nan, .nan)
        _ = vector.reading { vDSP_normalizeD($0, 1, nil, 1, &mean, &deviation, $1) }
        return deviation
    }
    /// Returns the sum of the products of two lists' elements.
    public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ a: U, _ b: V) -> Double
    where U.Element == Double, V.Element == Double {
        var result: Double = 0
        _ = a.reading { a, length in b.reading { vDSP_dotprD(a, 1, $0, 1, &result, min(length, $1)) } }
        return result
    }
    /// Returns the square of the distance of two points, whose coordinates are lists.
    public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(_ pointA: U, _ pointB: V) -> Double
    where U.Element == Double, V.Element == Double {
        var result: Double = 0
        _ = pointA.reading { a, length in pointB.reading { vDSP_distancesqD(a, 1, $0, 1, &result, min(length, $1)) } }
        return result
    }
    /// Returns how often the sign of the elements changes.
    public static func countZeroCrossings<U: AccelerateBuffer>(_ vector: U) -> UInt where U.Element == Double {
        var (place, count): (vDSP_Length, vDSP_Length) = (0, 0)
        _ = vector.reading { vDSP_nzcrosD($0, 1, $1, &place, &count, $1) }
        return UInt(count)
    }
}
