extension vDSP {
    /// Returns integers as numbers with fractions.
    public static func integerToFloatingPoint<U: AccelerateBuffer>(
        _ vector: U, floatingPointType: Double.Type
    ) -> [Double]
    where U.Element == Int8 {
        list(vector.count) { result in _ = vector.reading { vDSP_vflt8D($0, 1, result, 1, $1) } }
    }
    /// Returns numbers that are rounded to integers.
    public static func floatingPointToInteger<U: AccelerateBuffer>(
        _ vector: U, integerType: Int8.Type, rounding: RoundingMode
    ) -> [Int8] where U.Element == Double {
        list(vector.count) { result in
            _ = vector.reading {
                if rounding == .towardZero {
                    vDSP_vfix8D($0, 1, result, 1, $1)
                } else {
                    vDSP_vfixr8D($0, 1, result, 1, $1)
                }
            }
        }
    }
    /// Writes integers as numbers with fractions.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    )
    where U.Element == Int8, V.Element == Double {
        destination.writing { result, room in _ = source.reading { vDSP_vflt8D($0, 1, result, 1, min($1, room)) } }
    }
    /// Writes numbers that are rounded to integers.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Double, V.Element == Int8 {
        destination.writing { result, room in
            _ = source.reading {
                let count = min($1, room)
                if rounding == .towardZero {
                    vDSP_vfix8D($0, 1, result, 1, count)
                } else {
                    vDSP_vfixr8D($0, 1, result, 1, count)
                }
            }
        }
    }
    /// Returns integers as numbers with fractions.
    public static func integerToFloatingPoint<U: AccelerateBuffer>(
        _ vector: U, floatingPointType: Double.Type
    ) -> [Double]
    where U.Element == Int16 {
        list(vector.count) { result in _ = vector.reading { vDSP_vflt16D($0, 1, result, 1, $1) } }
    }
    /// Returns numbers that are rounded to integers.
    public static func floatingPointToInteger<U: AccelerateBuffer>(
        _ vector: U, integerType: Int16.Type, rounding: RoundingMode
    ) -> [Int16] where U.Element == Double {
        list(vector.count) { result in
            _ = vector.reading {
                if rounding == .towardZero {
                    vDSP_vfix16D($0, 1, result, 1, $1)
                } else {
                    vDSP_vfixr16D($0, 1, result, 1, $1)
                }
            }
        }
    }
    /// Writes integers as numbers with fractions.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    )
    where U.Element == Int16, V.Element == Double {
        destination.writing { result, room in _ = source.reading { vDSP_vflt16D($0, 1, result, 1, min($1, room)) } }
    }
    /// Writes numbers that are rounded to integers.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Double, V.Element == Int16 {
        destination.writing { result, room in
            _ = source.reading {
                let count = min($1, room)
                if rounding == .towardZero {
                    vDSP_vfix16D($0, 1, result, 1, count)
                } else {
                    vDSP_vfixr16D($0, 1, result, 1, count)
                }
            }
        }
    }
    /// Returns integers as numbers with fractions.
    public static func integerToFloatingPoint<U: AccelerateBuffer>(
        _ vector: U, floatingPointType: Double.Type
    ) -> [Double]
    where U.Element == Int32 {
        list(vector.count) { result in _ = vector.reading { vDSP_vflt32D($0, 1, result, 1, $1) } }
    }
    /// Returns numbers that are rounded to integers.
    public static func floatingPointToInteger<U: AccelerateBuffer>(
        _ vector: U, integerType: Int32.Type, rounding: RoundingMode
    ) -> [Int32] where U.Element == Double {
        list(vector.count) { result in
            _ = vector.reading {
                if rounding == .towardZero {
                    vDSP_vfix32D($0, 1, result, 1, $1)
                } else {
                    vDSP_vfixr32D($0, 1, result, 1, $1)
                }
            }
        }
    }
    /// Writes integers as numbers with fractions.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    )
    where U.Element == Int32, V.Element == Double {
        destination.writing { result, room in _ = source.reading { vDSP_vflt32D($0, 1, result, 1, min($1, room)) } }
    }
    /// Writes numbers that are rounded to integers.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Double, V.Element == Int32 {
        destination.writing { result, room in
            _ = source.reading {
                let count = min($1, room)
                if rounding == .towardZero {
                    vDSP_vfix32D($0, 1, result, 1, count)
                } else {
                    vDSP_vfixr32D($0, 1, result, 1, count)
                }
            }
        }
    }
    /// Returns integers as numbers with fractions.
    public static func integerToFloatingPoint<U: AccelerateBuffer>(
        _ vector: U, floatingPointType: Double.Type
    ) -> [Double]
    where U.Element == UInt8 {
        list(vector.count) { result in _ = vector.reading { vDSP_vfltu8D($0, 1, result, 1, $1) } }
    }
    /// Returns numbers that are rounded to integers.
    public static func floatingPointToInteger<U: AccelerateBuffer>(
        _ vector: U, integerType: UInt8.Type, rounding: RoundingMode
    ) -> [UInt8] where U.Element == Double {
        list(vector.count) { result in
            _ = vector.reading {
                if rounding == .towardZero {
                    vDSP_vfixu8D($0, 1, result, 1, $1)
                } else {
                    vDSP_vfixru8D($0, 1, result, 1, $1)
                }
            }
        }
    }
    /// Writes integers as numbers with fractions.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    )
    where U.Element == UInt8, V.Element == Double {
        destination.writing { result, room in _ = source.reading { vDSP_vfltu8D($0, 1, result, 1, min($1, room)) } }
    }
    /// Writes numbers that are rounded to integers.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Double, V.Element == UInt8 {
        destination.writing { result, room in
            _ = source.reading {
                let count = min($1, room)
                if rounding == .towardZero {
                    vDSP_vfixu8D($0, 1, result, 1, count)
                } else {
                    vDSP_vfixru8D($0, 1, result, 1, count)
                }
            }
        }
    }
    /// Returns integers as numbers with fractions.
    public static func integerToFloatingPoint<U: AccelerateBuffer>(
        _ vector: U, floatingPointType: Double.Type
    ) -> [Double]
    where U.Element == UInt16 {
        list(vector.count) { result in _ = vector.reading { vDSP_vfltu16D($0, 1, result, 1, $1) } }
    }
    /// Returns numbers that are rounded to integers.
    public static func floatingPointToInteger<U: AccelerateBuffer>(
        _ vector: U, integerType: UInt16.Type, rounding: RoundingMode
    ) -> [UInt16] where U.Element == Double {
        list(vector.count) { result in
            _ = vector.reading {
                if rounding == .towardZero {
                    vDSP_vfixu16D($0, 1, result, 1, $1)
                } else {
                    vDSP_vfixru16D($0, 1, result, 1, $1)
                }
            }
        }
    }
    /// Writes integers as numbers with fractions.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    )
    where U.Element == UInt16, V.Element == Double {
        destination.writing { result, room in _ = source.reading { vDSP_vfltu16D($0, 1, result, 1, min($1, room)) } }
    }
    /// Writes numbers that are rounded to integers.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Double, V.Element == UInt16 {
        destination.writing { result, room in
            _ = source.reading {
                let count = min($1, room)
                if rounding == .towardZero {
                    vDSP_vfixu16D($0, 1, result, 1, count)
                } else {
                    vDSP_vfixru16D($0, 1, result, 1, count)
                }
            }
        }
    }
    /// Returns integers as numbers with fractions.
    public static func integerToFloatingPoint<U: AccelerateBuffer>(
        _ vector: U, floatingPointType: Double.Type
    ) -> [Double]
    where U.Element == UInt32 {
        list(vector.count) { result in _ = vector.reading { vDSP_vfltu32D($0, 1, result, 1, $1) } }
    }
    /// Returns numbers that are rounded to integers.
    public static func floatingPointToInteger<U: AccelerateBuffer>(
        _ vector: U, integerType: UInt32.Type, rounding: RoundingMode
    ) -> [UInt32] where U.Element == Double {
        list(vector.count) { result in
            _ = vector.reading {
                if rounding == .towardZero {
                    vDSP_vfixu32D($0, 1, result, 1, $1)
                } else {
                    vDSP_vfixru32D($0, 1, result, 1, $1)
                }
            }
        }
    }
    /// Writes integers as numbers with fractions.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    )
    where U.Element == UInt32, V.Element == Double {
        destination.writing { result, room in _ = source.reading { vDSP_vfltu32D($0, 1, result, 1, min($1, room)) } }
    }
    /// Writes numbers that are rounded to integers.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Double, V.Element == UInt32 {
        destination.writing { result, room in
            _ = source.reading {
                let count = min($1, room)
                if rounding == .towardZero {
                    vDSP_vfixu32D($0, 1, result, 1, count)
                } else {
                    vDSP_vfixru32D($0, 1, result, 1, count)
                }
            }
        }
    }
}
