/// A number of elements.
public typealias vDSP_Length = UInt
/// The distance from one element to the next.
public typealias vDSP_Stride = Int
/// The base two logarithm of a number of elements.
public typealias FFTRadix = Int32
/// Whether a transform goes to frequencies or back.
public typealias FFTDirection = Int32

/// Transforms of lengths of powers of two.
public let kFFTRadix2: FFTRadix = 0
/// To frequencies.
public let kFFTDirection_Forward: FFTDirection = 1
/// Back from frequencies.
public let kFFTDirection_Inverse: FFTDirection = -1
/// To frequencies.
public let FFT_FORWARD = kFFTDirection_Forward
/// Back from frequencies.
public let FFT_INVERSE = kFFTDirection_Inverse
/// To frequencies.
public let FFT_RADIX2 = kFFTRadix2
/// The factors of a window make its mean 1.
public let vDSP_HANN_NORM: Int32 = 2
/// The factors of a window have the mean that they have.
public let vDSP_HANN_DENORM: Int32 = 0
/// A half of a window is written.
public let vDSP_HALF_WINDOW: Int32 = 1

/// Complex numbers whose parts lie in two places.
public struct DSPSplitComplex {
    /// The real parts.
    public var realp: UnsafeMutablePointer<Float>
    /// The imaginary parts.
    public var imagp: UnsafeMutablePointer<Float>
    /// Creates complex numbers of two places.
    public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
        (self.realp, self.imagp) = (realp, imagp)
    }
}

/// A complex number.
public struct DSPComplex: Hashable, Sendable {
    /// The real part.
    public var real: Float
    /// The imaginary part.
    public var imag: Float
    /// Creates a number.
    public init(real: Float = 0, imag: Float = 0) { (self.real, self.imag) = (real, imag) }
}

/// Complex numbers whose parts are in two places, in double precision.
public struct DSPDoubleSplitComplex {
    /// The real parts.
    public var realp: UnsafeMutablePointer<Double>
    /// The imaginary parts.
    public var imagp: UnsafeMutablePointer<Double>
    /// Creates complex numbers of two places.
    public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) {
        (self.realp, self.imagp) = (realp, imagp)
    }
}

/// A complex number in double precision.
public struct DSPDoubleComplex: Hashable, Sendable {
    /// The real part.
    public var real: Double
    /// The imaginary part.
    public var imag: Double
    /// Creates a number.
    public init(real: Double = 0, imag: Double = 0) { (self.real, self.imag) = (real, imag) }
}

/// The direction of a transform: to frequencies or back.
public enum vDSP_DFT_Direction: Int32, Sendable { case FORWARD = 1, INVERSE = -1 }
/// The kinds of transforms of cosines.
public enum vDSP_DCT_Type: Int32, Sendable { case II = 2, III, IV }
