/// Functions of pictures' pixels.
///
/// Follows Apple's [vImage](https://developer.apple.com/documentation/accelerate/vimage-swift.enum).
public enum vImage {
    /// Options of a function.
    public struct Options: OptionSet, Sendable {
        public let rawValue: vImage_Flags
        /// Creates options from bits.
        public init(rawValue: vImage_Flags) { self.rawValue = rawValue }
        /// No options.
        public static let noFlags = Options([])
        /// The opacity stays as it is.
        public static let leaveAlphaUnchanged = Options(rawValue: kvImageLeaveAlphaUnchanged)
        /// Pixels beyond the edges are not changed.
        public static let copyInPlace = Options(rawValue: kvImageCopyInPlace)
        /// Pixels beyond the edges have the background's color.
        public static let backgroundColorFill = Options(rawValue: kvImageBackgroundColorFill)
        /// Pixels beyond the edges are the nearest ones.
        public static let imageExtend = Options(rawValue: kvImageEdgeExtend)
        /// The work stays on one thread.
        public static let doNotTile = Options(rawValue: kvImageDoNotTile)
        /// Pictures are scaled with more care.
        public static let highQualityResampling = Options(rawValue: kvImageHighQualityResampling)
        /// Kernels are cut at the edges.
        public static let truncateKernel = Options(rawValue: kvImageTruncateKernel)
        /// The result is the size of the working memory.
        public static let getTempBufferSize = Options(rawValue: kvImageGetTempBufferSize)
        /// Diagnoses are printed.
        public static let printDiagnosticsToConsole = Options(rawValue: kvImagePrintDiagnosticsToConsole)
        /// No memory is reserved.
        public static let noAllocate = Options(rawValue: kvImageNoAllocate)
    }

    /// The errors of functions.
    ///
    /// Follows Apple's [vImage.Error](https://developer.apple.com/documentation/accelerate/vimage/error).
    public enum Error: Int, Swift.Error {
        case noError = 0
        case roiLargerThanInputBuffer = -21766
        case invalidKernelSize = -21767
        case invalidEdgeStyle = -21768
        case invalidOffsetX = -21769
        case invalidOffsetY = -21770
        case memoryAllocationError = -21771
        case nullPointerArgument = -21772
        case invalidParameter = -21773
        case bufferSizeMismatch = -21774
        case unknownFlagsBit = -21775
        case internalError = -21776
        case invalidRowBytes = -21777
        case invalidImageFormat = -21778
    }
}
