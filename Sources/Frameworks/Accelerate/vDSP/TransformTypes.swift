/// The types of complex numbers that are transformed by powers of two.
///
/// Follows Apple's [vDSP_FourierTransformable](https://developer.apple.com/documentation/accelerate/vdsp_fouriertransformable).
public protocol vDSP_FourierTransformable {
    /// Returns the factors of a transform.
    static func _makeSetup(_ log2n: vDSP_Length, _ radix: vDSP.Radix) -> OpaquePointer?
    /// Releases the factors of a transform.
    static func _destroySetup(_ setup: OpaquePointer)
    /// Transforms numbers.
    static func _transform(
        _ setup: OpaquePointer, _ log2n: vDSP_Length, _ input: Self, _ output: inout Self, _ direction: FFTDirection)
    /// Transforms rows and columns.
    static func _transform2D(
        _ setup: OpaquePointer, _ width: vDSP_Length, _ height: vDSP_Length, _ input: Self, _ output: inout Self,
        _ direction: FFTDirection)
}

/// The types of numbers that are transformed in any length.
public protocol vDSP_FloatingPointDiscreteFourierTransformable: BinaryFloatingPoint {
    /// Returns the factors of a transform of a length.
    static func _makeTransform(
        _ count: Int, _ direction: vDSP_DFT_Direction, _ type: vDSP.DFTTransformType
    ) -> OpaquePointer?
    /// Releases the factors of a transform.
    static func _destroyTransform(_ setup: OpaquePointer)
    /// Transforms numbers.
    static func _transform(
        _ setup: OpaquePointer, _ inputReal: UnsafePointer<Self>, _ inputImaginary: UnsafePointer<Self>,
        _ outputReal: UnsafeMutablePointer<Self>, _ outputImaginary: UnsafeMutablePointer<Self>)
}

/// The types of numbers that are filtered.
public protocol vDSP_FloatingPointBiquadFilterable: BinaryFloatingPoint {
    /// Returns a chain of filters.
    static func _makeFilter(_ coefficients: [Double], _ sections: vDSP_Length) -> OpaquePointer?
    /// Releases a chain of filters.
    static func _destroyFilter(_ setup: OpaquePointer)
    /// Filters numbers.
    static func _filter(
        _ setup: OpaquePointer, _ delays: UnsafeMutablePointer<Self>, _ input: UnsafePointer<Self>,
        _ output: UnsafeMutablePointer<Self>, _ count: vDSP_Length)
}

extension DSPSplitComplex: vDSP_FourierTransformable {
    public static func _makeSetup(_ log2n: vDSP_Length, _ radix: vDSP.Radix) -> OpaquePointer? {
        vDSP_create_fftsetup(log2n, radix.rawValue)
    }
    public static func _destroySetup(_ setup: OpaquePointer) { vDSP_destroy_fftsetup(setup) }
    public static func _transform(
        _ setup: OpaquePointer, _ log2n: vDSP_Length, _ input: Self, _ output: inout Self, _ direction: FFTDirection
    ) {
        var source = input
        vDSP_fft_zrop(setup, &source, 1, &output, 1, log2n, direction)
    }
    public static func _transform2D(
        _ setup: OpaquePointer, _ width: vDSP_Length, _ height: vDSP_Length, _ input: Self, _ output: inout Self,
        _ direction: FFTDirection
    ) {
        var source = input
        vDSP_zvmov(&source, 1, &output, 1, 1 << (width + height))
        vDSP_fft2d_zip(setup, &output, 1, 0, width, height, direction)
    }
}

extension Float: vDSP_FloatingPointDiscreteFourierTransformable, vDSP_FloatingPointBiquadFilterable {
    public static func _makeTransform(
        _ count: Int, _ direction: vDSP_DFT_Direction, _ type: vDSP.DFTTransformType
    ) -> OpaquePointer? {
        type == .complexComplex
            ? vDSP_DFT_zop_CreateSetup(nil, vDSP_Length(count), direction)
            : vDSP_DFT_zrop_CreateSetup(nil, vDSP_Length(count), direction)
    }
    public static func _destroyTransform(_ setup: OpaquePointer) { vDSP_DFT_DestroySetup(setup) }
    public static func _transform(
        _ setup: OpaquePointer, _ inputReal: UnsafePointer<Float>, _ inputImaginary: UnsafePointer<Float>,
        _ outputReal: UnsafeMutablePointer<Float>, _ outputImaginary: UnsafeMutablePointer<Float>
    ) { vDSP_DFT_Execute(setup, inputReal, inputImaginary, outputReal, outputImaginary) }
    public static func _makeFilter(_ coefficients: [Double], _ sections: vDSP_Length) -> OpaquePointer? {
        vDSP_biquad_CreateSetup(coefficients, sections)
    }
    public static func _destroyFilter(_ setup: OpaquePointer) { vDSP_biquad_DestroySetup(setup) }
    public static func _filter(
        _ setup: OpaquePointer, _ delays: UnsafeMutablePointer<Float>, _ input: UnsafePointer<Float>,
        _ output: UnsafeMutablePointer<Float>, _ count: vDSP_Length
    ) { vDSP_biquad(setup, delays, input, 1, output, 1, count) }
}

extension DSPDoubleSplitComplex: vDSP_FourierTransformable {
    public static func _makeSetup(_ log2n: vDSP_Length, _ radix: vDSP.Radix) -> OpaquePointer? {
        vDSP_create_fftsetupD(log2n, radix.rawValue)
    }
    public static func _destroySetup(_ setup: OpaquePointer) { vDSP_destroy_fftsetupD(setup) }
    public static func _transform(
        _ setup: OpaquePointer, _ log2n: vDSP_Length, _ input: Self, _ output: inout Self, _ direction: FFTDirection
    ) {
        var source = input
        vDSP_fft_zropD(setup, &source, 1, &output, 1, log2n, direction)
    }
    public static func _transform2D(
        _ setup: OpaquePointer, _ width: vDSP_Length, _ height: vDSP_Length, _ input: Self, _ output: inout Self,
        _ direction: FFTDirection
    ) {
        var source = input
        vDSP_zvmovD(&source, 1, &output, 1, 1 << (width + height))
        vDSP_fft2d_zipD(setup, &output, 1, 0, width, height, direction)
    }
}

extension Double: vDSP_FloatingPointDiscreteFourierTransformable, vDSP_FloatingPointBiquadFilterable {
    public static func _makeTransform(
        _ count: Int, _ direction: vDSP_DFT_Direction, _ type: vDSP.DFTTransformType
    ) -> OpaquePointer? {
        type == .complexComplex
            ? vDSP_DFT_zop_CreateSetupD(nil, vDSP_Length(count), direction)
            : vDSP_DFT_zrop_CreateSetupD(nil, vDSP_Length(count), direction)
    }
    public static func _destroyTransform(_ setup: OpaquePointer) { vDSP_DFT_DestroySetupD(setup) }
    public static func _transform(
        _ setup: OpaquePointer, _ inputReal: UnsafePointer<Double>, _ inputImaginary: UnsafePointer<Double>,
        _ outputReal: UnsafeMutablePointer<Double>, _ outputImaginary: UnsafeMutablePointer<Double>
    ) { vDSP_DFT_ExecuteD(setup, inputReal, inputImaginary, outputReal, outputImaginary) }
    public static func _makeFilter(_ coefficients: [Double], _ sections: vDSP_Length) -> OpaquePointer? {
        vDSP_biquad_CreateSetupD(coefficients, sections)
    }
    public static func _destroyFilter(_ setup: OpaquePointer) { vDSP_biquad_DestroySetupD(setup) }
    public static func _filter(
        _ setup: OpaquePointer, _ delays: UnsafeMutablePointer<Double>, _ input: UnsafePointer<Double>,
        _ output: UnsafeMutablePointer<Double>, _ count: vDSP_Length
    ) { vDSP_biquadD(setup, delays, input, 1, output, 1, count) }
}
