import Foundation
import SwiftUICore

/// The arrangement of a picture's pixels.
///
/// Follows Apple's [vImage_CGImageFormat](https://developer.apple.com/documentation/accelerate/vimage_cgimageformat). Here pixels have one, three
/// or four components of eight bits.
public struct vImage_CGImageFormat {
    /// The bits of a component.
    public var bitsPerComponent: UInt32
    /// The bits of a pixel.
    public var bitsPerPixel: UInt32
    /// The space of the colors; nil for sRGB.
    public var colorSpace: Unmanaged<CGColorSpace>?
    /// The places of the components.
    public var bitmapInfo: CGBitmapInfo
    /// Always 0.
    public var version: UInt32 = 0
    /// Ranges of components, without effect.
    public var decode: UnsafePointer<CGFloat>?
    /// The treatment of colors that a device cannot show, without effect.
    public var renderingIntent: CGColorRenderingIntent

    /// Creates an arrangement without components.
    public init() {
        (bitsPerComponent, bitsPerPixel, colorSpace, bitmapInfo) = (0, 0, nil, [])
        renderingIntent = .defaultIntent
    }
    /// Creates an arrangement of its parts.
    public init(
        bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>!, bitmapInfo: CGBitmapInfo,
        version: UInt32, decode: UnsafePointer<CGFloat>!, renderingIntent: CGColorRenderingIntent
    ) {
        (self.bitsPerComponent, self.bitsPerPixel, self.colorSpace) = (bitsPerComponent, bitsPerPixel, colorSpace)
        (self.bitmapInfo, self.version, self.decode) = (bitmapInfo, version, decode)
        self.renderingIntent = renderingIntent
    }
    /// Creates an arrangement; nil if the bits don't fit.
    public init?(
        bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        guard bitsPerComponent > 0, bitsPerPixel >= bitsPerComponent else { return nil }
        self.init(
            bitsPerComponent: UInt32(bitsPerComponent), bitsPerPixel: UInt32(bitsPerPixel),
            colorSpace: Unmanaged.passRetained(colorSpace), bitmapInfo: bitmapInfo, version: 0, decode: nil,
            renderingIntent: renderingIntent)
    }
    /// Creates the arrangement of an image: red, green, blue and opacity, eight bits each.
    public init?(cgImage: CGImage) {
        self.init(
            bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: cgImage.bitmapInfo)
    }
    /// The number of components of a pixel, with the opacity.
    public var componentCount: Int { bitsPerComponent == 0 ? 0 : Int(bitsPerPixel / bitsPerComponent) }
}

extension vImage_CGImageFormat {
    /// The places of red, green, blue and opacity; nil if an arrangement is not supported.
    fileprivate var places: (colors: [Int], alpha: Int?, isPremultiplied: Bool)? {
        guard bitsPerComponent == 8 else { return nil }
        let kind = CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
        switch bitsPerPixel {
        case 8: return ([0], nil, false)
        case 24: return ([0, 1, 2], nil, false)
        case 32:
            let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(kind)
            let isLittle =
                bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
            let places = (isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]).map { isLittle ? 3 - $0 : $0 }
            let isOpaque = [.none, .noneSkipFirst, .noneSkipLast].contains(kind)
            return (
                Array(places.dropLast()), isOpaque ? nil : places[3],
                kind == .premultipliedFirst || kind == .premultipliedLast
            )
        default: return nil
        }
    }
}

/// Reserves memory for an image's pixels, and writes them in an arrangement.
public func vImageBuffer_InitWithCGImage(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
    _ backgroundColor: UnsafePointer<CGFloat>?, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
    guard let places = format.pointee.places else { return kvImageInvalidImageFormat }
    let bytes = Int(format.pointee.bitsPerPixel / 8)
    if flags & kvImageNoAllocate == 0 {
        let error = vImageBuffer_Init(buf, UInt(image.height), UInt(image.width), UInt32(bytes * 8), flags)
        guard error == kvImageNoError else { return error }
    }
    let buffer = buf.pointee
    guard Int(buffer.width) == image.width, Int(buffer.height) == image.height else { return kvImageBufferSizeMismatch }
    let pixels = image.premultipliedPixels
    for y in 0..<image.height {
        let row: UnsafeMutablePointer<UInt8> = buffer.row(y)
        for x in 0..<image.width {
            let (from, to) = ((y * image.width + x) * 4, x * bytes)
            let alpha = Int(pixels[from + 3])
            if bytes == 1 {
                // Grays by the weights of Rec. 709.
                let sum = Int(pixels[from]) * 2126 + Int(pixels[from + 1]) * 7152 + Int(pixels[from + 2]) * 722
                row[to] = UInt8((sum + 5000) / 10_000)
                continue
            }
            for (index, place) in places.colors.enumerated() {
                let color = Int(pixels[from + index])
                let plain = alpha == 0 ? 0 : min((color * 255 + alpha / 2) / alpha, 255)
                row[to + place] = UInt8(places.alpha == nil || places.isPremultiplied ? color : plain)
            }
            if let place = places.alpha {
                row[to + place] = UInt8(alpha)
            } else if bytes == 4 {
                row[to + 6 - places.colors.reduce(0, +)] = 255
            }
        }
    }
    return kvImageNoError
}

/// Returns an image of pixels in an arrangement; nil, with an error, if it is not supported.
public func vImageCreateCGImageFromBuffer(
    _ buf: UnsafePointer<vImage_Buffer>, _ format: UnsafePointer<vImage_CGImageFormat>,
    _ callback: ((UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?, _ userData: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags, _ error: UnsafeMutablePointer<vImage_Error>?
) -> Unmanaged<CGImage>! {
    let (buffer, format) = (buf.pointee, format.pointee)
    guard format.places != nil, buffer.height > 0, buffer.width > 0,
        let provider = CGDataProvider(data: Data(bytes: buffer.data, count: buffer.rowBytes * Int(buffer.height))),
        let image = CGImage(
            width: Int(buffer.width), height: Int(buffer.height), bitsPerComponent: 8,
            bitsPerPixel: Int(format.bitsPerPixel), bytesPerRow: buffer.rowBytes,
            space: format.colorSpace?.takeUnretainedValue() ?? CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: format.bitmapInfo, provider: provider, decode: nil, shouldInterpolate: false,
            intent: format.renderingIntent)
    else {
        error?.pointee = kvImageInvalidImageFormat
        return nil
    }
    error?.pointee = kvImageNoError
    callback?(userData, buffer.data)
    return Unmanaged.passRetained(image)
}

extension vImage_Buffer {
    /// Creates a buffer of an image's pixels, in an arrangement; ``free()`` releases it.
    ///
    /// - Throws: ``vImage/Error/invalidImageFormat`` for an arrangement that is not supported.
    public init(cgImage: CGImage, format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags) throws {
        self.init()
        var format = format
        let error = vImageBuffer_InitWithCGImage(&self, &format, nil, cgImage, options.rawValue)
        if let failure = vImage.Error(rawValue: error), failure != .noError { throw failure }
    }
    /// Creates a buffer of an image's pixels: red, green, blue and opacity; ``free()`` releases it.
    public init(cgImage: CGImage, flags options: vImage.Options = .noFlags) throws {
        guard let format = vImage_CGImageFormat(cgImage: cgImage) else { throw vImage.Error.invalidImageFormat }
        try self.init(cgImage: cgImage, format: format, flags: options)
    }
    /// Returns an image of the pixels.
    ///
    /// - Throws: ``vImage/Error/invalidImageFormat`` for an arrangement that is not supported.
    public func createCGImage(format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags) throws -> CGImage
    {
        var (buffer, format, error) = (self, format, kvImageNoError)
        guard let image = vImageCreateCGImageFromBuffer(&buffer, &format, nil, nil, options.rawValue, &error) else {
            throw vImage.Error(rawValue: error) ?? .internalError
        }
        return image.takeRetainedValue()
    }
}
