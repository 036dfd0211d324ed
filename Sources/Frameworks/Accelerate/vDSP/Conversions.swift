extension vDSP {
    /// Returns numbers in double precision.
    public static func floatToDouble<U: AccelerateBuffer>(_ source: U) -> [Double] where U.Element == Float {
        list(source.count) { result in _ = source.reading { vDSP_vspdp($0, 1, result, 1, $1) } }
    }
    /// Returns numbers in single precision.
    public static func doubleToFloat<U: AccelerateBuffer>(_ source: U) -> [Float] where U.Element == Double {
        list(source.count) { result in _ = source.reading { vDSP_vdpsp($0, 1, result, 1, $1) } }
    }
    /// Writes numbers in double precision.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    )
    where U.Element == Float, V.Element == Double {
        destination.writing { result, room in _ = source.reading { vDSP_vspdp($0, 1, result, 1, min($1, room)) } }
    }
    /// Writes numbers in single precision.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    )
    where U.Element == Double, V.Element == Float {
        destination.writing { result, room in _ = source.reading { vDSP_vdpsp($0, 1, result, 1, min($1, room)) } }
    }
}
