/// Functions of lists of numbers.
///
/// Follows Apple's [vDSP](https://developer.apple.com/documentation/accelerate/vdsp-swift.enum). Lists of different lengths count to the shorter one.
public enum vDSP {
    /// The order of a sorted list.
    public enum SortOrder: Int32, Sendable { case ascending = 1, descending = -1 }
    /// The direction in which numbers become integers.
    public enum RoundingMode: Sendable { case towardZero, towardNearestInteger }
    /// The results for elements below a threshold: the threshold, 0, or a constant whose sign says which side an element is on.
    public enum ThresholdRule<T: BinaryFloatingPoint> { case clampToThreshold, zeroFill, signedConstant(T) }
    /// The ways of adding up an integral.
    public enum IntegrationRule: Sendable { case runningSum, simpson, trapezoidal }
    /// The windows, which fade the ends of a list.
    public enum WindowSequence: Sendable { case hanningNormalized, hanningDenormalized, hamming, blackman }
    /// The factors of a transform's length.
    public enum Radix: Int32, Sendable { case radix2, radix3, radix5 }
    /// The direction of a transform: to frequencies or back.
    public enum FourierTransformDirection: Sendable {
        case forward, inverse
        /// The direction for transforms of powers of two.
        public var fftDirection: FFTDirection { self == .forward ? kFFTDirection_Forward : kFFTDirection_Inverse }
        /// The direction for transforms of other lengths.
        public var dftDirection: vDSP_DFT_Direction { self == .forward ? .FORWARD : .INVERSE }
    }
    /// The numbers of a discrete transform: complex ones, or real ones whose pairs are one complex number.
    public enum DFTTransformType: Sendable { case complexComplex, complexReal }
    /// The kinds of transforms of cosines.
    public enum DCTTransformType: Int32, Sendable, CaseIterable {
        case II = 2, III, IV
        /// The kind for functions of C.
        public var dctType: vDSP_DCT_Type { vDSP_DCT_Type(rawValue: rawValue) ?? .II }
    }
}
