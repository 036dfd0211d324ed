import Foundation

/// The arrangement of the components of a pixel.
public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0
    case a8Unorm = 1
    case r8Unorm = 10
    case r8Uint = 13
    case r16Unorm = 20
    case r16Uint = 23
    case r16Float = 25
    case rg8Unorm = 30
    case r32Uint = 53
    case r32Float = 55
    case rg16Float = 65
    case rgba8Unorm = 70
    case rgba8Unorm_srgb = 71
    case rgba8Uint = 73
    case bgra8Unorm = 80
    case bgra8Unorm_srgb = 81
    case rgb10a2Unorm = 90
    case bgr10a2Unorm = 94
    case rg32Float = 105
    case rgba16Unorm = 110
    case rgba16Float = 115
    case rgba32Float = 125
    case depth16Unorm = 250
    case depth32Float = 252
    case stencil8 = 253
    case depth24Unorm_stencil8 = 255
    case depth32Float_stencil8 = 260
    case bgra10_xr = 552
    case bgr10_xr = 554
}

/// The type of a value of a vertex.
public enum MTLVertexFormat: UInt, Sendable {
    case invalid = 0
    case uchar2 = 1
    case uchar4 = 3
    case char4 = 6
    case uchar4Normalized = 9
    case ushort2 = 13
    case short4 = 18
    case half2 = 25
    case half4 = 27
    case float = 28
    case float2 = 29
    case float3 = 30
    case float4 = 31
    case int = 32
    case int2 = 33
    case int4 = 35
    case uint = 36
    case uint2 = 37
    case uint4 = 39
}
