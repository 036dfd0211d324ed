import Foundation

/// The effect on a picture before it is drawn into.
public enum MTLLoadAction: UInt, Sendable {
    case dontCare
    case load
    case clear
}

/// The effect on a picture after it was drawn into.
public enum MTLStoreAction: UInt, Sendable {
    case dontCare
    case store
    case multisampleResolve
    case storeAndMultisampleResolve
    case unknown
    case customSampleDepthStore
}

/// The shapes that vertices make.
public enum MTLPrimitiveType: UInt, Sendable {
    case point
    case line
    case lineStrip
    case triangle
    case triangleStrip
}

/// The size of the numbers of vertices.
public enum MTLIndexType: UInt, Sendable {
    case uint16
    case uint32
}

/// How a depth is compared with another.
public enum MTLCompareFunction: UInt, Sendable {
    case never
    case less
    case equal
    case lessEqual
    case greater
    case notEqual
    case greaterEqual
    case always
}

/// The effect on a stencil.
public enum MTLStencilOperation: UInt, Sendable {
    case keep
    case zero
    case replace
    case incrementClamp
    case decrementClamp
    case invert
    case incrementWrap
    case decrementWrap
}

/// The triangles that are left out.
public enum MTLCullMode: UInt, Sendable {
    case none
    case front
    case back
}

/// The order of the corners of triangles that are seen from the front.
public enum MTLWinding: UInt, Sendable {
    case clockwise
    case counterClockwise
}

/// Whether triangles are filled.
public enum MTLTriangleFillMode: UInt, Sendable {
    case fill
    case lines
}

/// How two colors are mixed.
public enum MTLBlendOperation: UInt, Sendable {
    case add
    case subtract
    case reverseSubtract
    case min
    case max
}

/// How much of a color is mixed.
public enum MTLBlendFactor: UInt, Sendable {
    case zero
    case one
    case sourceColor
    case oneMinusSourceColor
    case sourceAlpha
    case oneMinusSourceAlpha
    case destinationColor
    case oneMinusDestinationColor
    case destinationAlpha
    case oneMinusDestinationAlpha
    case sourceAlphaSaturated
    case blendColor
    case oneMinusBlendColor
    case blendAlpha
    case oneMinusBlendAlpha
}

/// How a picture is read in another size.
public enum MTLSamplerMinMagFilter: UInt, Sendable {
    case nearest
    case linear
}

/// How smaller versions of a picture are read.
public enum MTLSamplerMipFilter: UInt, Sendable {
    case notMipmapped
    case nearest
    case linear
}

/// The colors outside of a picture.
public enum MTLSamplerAddressMode: UInt, Sendable {
    case clampToEdge
    case mirrorClampToEdge
    case `repeat`
    case mirrorRepeat
    case clampToZero
    case clampToBorderColor
}

/// When the next values of vertices are read.
public enum MTLVertexStepFunction: UInt, Sendable {
    case constant
    case perVertex
    case perInstance
    case perPatch
    case perPatchControlPoint
}

/// The memory that something is in.
public enum MTLStorageMode: UInt, Sendable {
    case shared
    case managed
    case `private`
    case memoryless
}

/// How memory is written by the processor.
public enum MTLCPUCacheMode: UInt, Sendable {
    case defaultCache
    case writeCombined
}

/// The form of a picture.
public enum MTLTextureType: UInt, Sendable {
    case type1D
    case type1DArray
    case type2D
    case type2DArray
    case type2DMultisample
    case typeCube
    case typeCubeArray
    case type3D
}

/// How far commands are.
public enum MTLCommandBufferStatus: UInt, Sendable {
    case notEnqueued
    case enqueued
    case committed
    case scheduled
    case completed
    case error
}

/// The purpose of a function of a shader.
public enum MTLFunctionType: UInt, Sendable {
    case vertex = 1
    case fragment
    case kernel
}

/// The version of the language of shaders.
public enum MTLLanguageVersion: UInt, Sendable {
    case version2_0 = 131072
    case version2_4 = 131076
    case version3_0 = 196608
    case version3_1 = 196609
}

/// The uses of a picture.
public struct MTLTextureUsage: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Anything.
    public static let unknown: MTLTextureUsage = []
    /// It is read.
    public static let shaderRead = MTLTextureUsage(rawValue: 1)
    /// It is written.
    public static let shaderWrite = MTLTextureUsage(rawValue: 2)
    /// It is drawn into.
    public static let renderTarget = MTLTextureUsage(rawValue: 4)
    /// It is read in other formats.
    public static let pixelFormatView = MTLTextureUsage(rawValue: 16)
}

/// How memory is kept.
public struct MTLResourceOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is written by the processor alone.
    public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
    /// It is shared with the processor.
    public static let storageModeShared: MTLResourceOptions = []
    /// It is copied when it has changed.
    public static let storageModeManaged = MTLResourceOptions(rawValue: 16)
    /// The processor does not see it.
    public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
    /// It lasts for a pass.
    public static let storageModeMemoryless = MTLResourceOptions(rawValue: 48)
}

/// The components that are drawn.
public struct MTLColorWriteMask: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Red.
    public static let red = MTLColorWriteMask(rawValue: 8)
    /// Green.
    public static let green = MTLColorWriteMask(rawValue: 4)
    /// Blue.
    public static let blue = MTLColorWriteMask(rawValue: 2)
    /// Opacity.
    public static let alpha = MTLColorWriteMask(rawValue: 1)
    /// All of them.
    public static let all = MTLColorWriteMask(rawValue: 15)
}
