extension vDSP {
    /// Returns the sum of the elements; 0 for an empty list.
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        var result: Float = 0
        _ = vector.reading { vDSP_sve($0, 1, &result, $1) }
        return result
    }

    /// Returns the sum of the elements' squares; 0 for an empty list.
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        var result: Float = 0
        _ = vector.reading { vDSP_svesq($0, 1, &result, $1) }
        return result
    }

    /// Returns the sum of the elements without their signs; 0 for an empty list.
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        var result: Float = 0
        _ = vector.reading { vDSP_svemg($0, 1, &result, $1) }
        return result
    }

    /// Returns the mean of the elements; not a number for an empty list.
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        var result: Float = .nan
        _ = vector.reading { vDSP_meanv($0, 1, &result, $1) }
        return result
    }

    /// Returns the mean of the squares; not a number for an empty list.
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        var result: Float = .nan
        _ = vector.reading { vDSP_measqv($0, 1, &result, $1) }
        return result
    }

    /// Returns the mean of the elements without their signs; not a number for an empty list.
    public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        var result: Float = .nan
        _ = vector.reading { vDSP_meamgv($0, 1, &result, $1) }
        return result
    }

    /// Returns the root of the mean of the squares; not a number for an empty list.
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        var result: Float = .nan
        _ = vector.reading { vDSP_rmsqv($0, 1, &result, $1) }
        return result
    }

    /// Returns the largest element; minus infinity for an empty list.
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        var result: Float = -.infinity
        _ = vector.reading { vDSP_maxv($0, 1, &result, $1) }
        return result
    }

    /// Returns the smallest element; infinity for an empty list.
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        var result: Float = .infinity
        _ = vector.reading { vDSP_minv($0, 1, &result, $1) }
        return result
    }

    /// Returns the largest element without its sign; 0 for an empty list.
    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        var result: Float = 0
        _ = vector.reading { vDSP_maxmgv($0, 1, &result, $1) }
        return result
    }

    /// Returns the smallest element without its sign; infinity for an empty list.
    public static func minimumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        var result: Float = .infinity
        _ = vector.reading { vDSP_minmgv($0, 1, &result, $1) }
        return result
    }

    /// Returns the place and the value of the largest element.
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float) where U.Element == Float {
        var (place, result): (vDSP_Length, Float) = (0, -.infinity)
        _ = vector.reading { vDSP_maxvi($0, 1, &result, &place, $1) }
        return (UInt(place), result)
    }

    /// Returns the place and the value of the smallest element.
    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float) where U.Element == Float {
        var (place, result): (vDSP_Length, Float) = (0, .infinity)
        _ = vector.reading { vDSP_minvi($0, 1, &result, &place, $1) }
        return (UInt(place), result)
    }

    /// Returns the place and the value of the largest element without its sign.
    public static func indexOfMaximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float)
    where U.Element == Float {
        var (place, result): (vDSP_Length, Float) = (0, 0)
        _ = vector.reading { vDSP_maxmgvi($0, 1, &result, &place, $1) }
        return (UInt(place), result)
    }

    /// Returns the place and the value of the smallest element without its sign.
    public static func indexOfMinimumMagnitude<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float)
    where U.Element == Float {
        var (place, result): (vDSP_Length, Float) = (0, .infinity)
        _ = vector.reading { vDSP_minmgvi($0, 1, &result, &place, $1) }
        return (UInt(place), result)
    }

    /// Returns the sum of the elements, and the sum of their squares.
    public static func sumAndSumOfSquares<U: AccelerateBuffer>(_ vector: U) -> (elementsSum: Float, squaresSum: Float)
    where U.Element == Float {
        var (sum, squares): (Float, Float) = (0, 0)
        _ = vector.reading { vDSP_sve_svesq($0, 1, &sum, &squares, $1) }
        return (sum, squares)
    }
    /// Returns the deviation of the elements from their mean; not a number for an empty list.
    public static func standardDeviation<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        var (mean, deviation): (Float, Float) = (.nan, .nan)
        _ = vector.reading { vDSP_normalize($0, 1, nil, 1, &mean, &deviation, $1) }
        return deviation
    }
    /// Returns the sum of the products of two lists' elements.
    public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ a: U, _ b: V) -> Float
    where U.Element == Float, V.Element == Float {
        var result: Float = 0
        _ = a.reading { a, length in b.reading { vDSP_dotpr(a, 1, $0, 1, &result, min(length, $1)) } }
        return result
    }
    /// Returns the square of the distance of two points, whose coordinates are lists.
    public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(_ pointA: U, _ pointB: V) -> Float
    where U.Element == Float, V.Element == Float {
        var result: Float = 0
        _ = pointA.reading { a, length in pointB.reading { vDSP_distancesq(a, 1, $0, 1, &result, min(length, $1)) } }
        return result
    }
    /// Returns how often the sign of the elements changes.
    public static func countZeroCrossings<U: AccelerateBuffer>(_ vector: U) -> UInt where U.Element == Float {
        var (place, count): (vDSP_Length, vDSP_Length) = (0, 0)
        _ = vector.reading { vDSP_nzcros($0, 1, $1, &place, &count, $1) }
        return UInt(count)
    }
}
