import Foundation

/// One bit a pixel.
public let kCVPixelFormatType_1Monochrome: OSType = 1
/// Blue, green, red and opacity, a byte each.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Opacity, red, green and blue, a byte each.
public let kCVPixelFormatType_32ARGB: OSType = 0x20
/// Opacity, blue, green and red, a byte each.
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
/// Red, green, blue and opacity, a byte each.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// Red, green and blue, a byte each.
public let kCVPixelFormatType_24RGB: OSType = 0x18
/// Blue, green and red, a byte each.
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247
/// Red, green and blue in two bytes.
public let kCVPixelFormatType_16LE565: OSType = 0x4C35_3635
/// One byte of gray.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
/// Two bytes a pixel.
public let kCVPixelFormatType_TwoComponent8: OSType = 0x3243_3038
/// A half of gray.
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4C30_3068
/// A number of gray.
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066
/// Halves of red, green, blue and opacity.
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841
/// Numbers of red, green, blue and opacity.
public let kCVPixelFormatType_128RGBAFloat: OSType = 0x5247_6641
/// A half of a distance in meters.
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
/// A number of a distance in meters.
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
/// Brightness in a plane, colors of four pixels in another; brightness from 16 to 235.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// Brightness in a plane, colors of four pixels in another; brightness from 0 to 255.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
/// Brightness and colors of four pixels in three planes.
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230
/// Colors and brightness of two pixels in four bytes.
public let kCVPixelFormatType_422YpCbCr8: OSType = 0x3276_7579

/// Halves of a disparity.
public let kCVPixelFormatType_DisparityFloat16: OSType = 0x6864_6973
/// Numbers of a disparity.
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973
/// Two bytes of gray.
public let kCVPixelFormatType_16Gray: OSType = 0x6231_3667
/// Two bytes of gray, the lower one first.
public let kCVPixelFormatType_OneComponent16: OSType = 0x4C30_3136
/// Two halves a pixel.
public let kCVPixelFormatType_TwoComponent16Half: OSType = 0x3243_3068
/// Two numbers a pixel.
public let kCVPixelFormatType_TwoComponent32Float: OSType = 0x3243_3066
/// Opacity, red, green and blue, two bytes each.
public let kCVPixelFormatType_64ARGB: OSType = 0x6236_3461
/// Brightness and colors of two pixels in four bytes, brightness first.
public let kCVPixelFormatType_422YpCbCr8_yuvs: OSType = 0x7975_7673
/// Brightness and colors of two pixels in four bytes, brightness from 0 to 255.
public let kCVPixelFormatType_422YpCbCr8FullRange: OSType = 0x7975_7666
/// Brightness and colors of four pixels in three planes, brightness from 0 to 255.
public let kCVPixelFormatType_420YpCbCr8PlanarFullRange: OSType = 0x6634_3230
/// Brightness in a plane of two bytes, colors of four pixels in another; ten bits, of a part of the range.
public let kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3230
/// Brightness in a plane of two bytes, colors of four pixels in another; ten bits.
public let kCVPixelFormatType_420YpCbCr10BiPlanarFullRange: OSType = 0x7866_3230
/// Red, green and blue of ten bits.
public let kCVPixelFormatType_30RGB: OSType = 0x5231_306B

/// Where the bytes of pixels are.
struct PixelLayout {
    /// The size of each plane and the bytes of its rows.
    let rows: [(width: Int, height: Int, bytes: Int)]

    init?(_ format: OSType, _ width: Int, _ height: Int) {
        func single(_ bytes: Int) -> [(Int, Int, Int)] { [(width, height, Self.aligned(width * bytes))] }
        let half = ((width + 1) / 2, (height + 1) / 2)
        switch format {
        case kCVPixelFormatType_1Monochrome: rows = [(width, height, Self.aligned((width + 7) / 8))]
        case kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32ABGR,
            kCVPixelFormatType_32RGBA, kCVPixelFormatType_OneComponent32Float, kCVPixelFormatType_DepthFloat32,
            kCVPixelFormatType_DisparityFloat32, kCVPixelFormatType_TwoComponent16Half, kCVPixelFormatType_30RGB:
            rows = single(4)
        case kCVPixelFormatType_24RGB, kCVPixelFormatType_24BGR: rows = single(3)
        case kCVPixelFormatType_16LE565, kCVPixelFormatType_TwoComponent8, kCVPixelFormatType_OneComponent16Half,
            kCVPixelFormatType_DepthFloat16, kCVPixelFormatType_422YpCbCr8, kCVPixelFormatType_DisparityFloat16,
            kCVPixelFormatType_16Gray, kCVPixelFormatType_OneComponent16, kCVPixelFormatType_422YpCbCr8_yuvs,
            kCVPixelFormatType_422YpCbCr8FullRange:
            rows = single(2)
        case kCVPixelFormatType_OneComponent8: rows = single(1)
        case kCVPixelFormatType_64RGBAHalf, kCVPixelFormatType_64ARGB, kCVPixelFormatType_TwoComponent32Float:
            rows = single(8)
        case kCVPixelFormatType_128RGBAFloat: rows = single(16)
        case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
            rows = single(1) + [(half.0, half.1, Self.aligned(half.0 * 2))]
        case kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr10BiPlanarFullRange:
            rows = single(2) + [(half.0, half.1, Self.aligned(half.0 * 4))]
        case kCVPixelFormatType_420YpCbCr8Planar, kCVPixelFormatType_420YpCbCr8PlanarFullRange:
            rows = single(1) + [(half.0, half.1, Self.aligned(half.0)), (half.0, half.1, Self.aligned(half.0))]
        default: return nil
        }
    }

    /// Rows begin at multiples of 64 bytes.
    private static func aligned(_ bytes: Int) -> Int { (bytes + 63) / 64 * 64 }

    var byteCount: Int { rows.reduce(0) { $0 + $1.height * $1.bytes } }

    func planes(at address: UnsafeMutableRawPointer) -> [CVBuffer.Plane] {
        var offset = 0
        return rows.map { row in
            defer { offset += row.height * row.bytes }
            return CVBuffer.Plane(
                width: row.width, height: row.height, bytesPerRow: row.bytes, address: address + offset)
        }
    }
}
