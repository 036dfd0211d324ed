import Foundation
import OrielFoundation

// Names of the properties of pictures that move.

/// The properties of a GIF.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How often a GIF is played; 0 for without an end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// How long a picture of a GIF is shown, in seconds; at least 0.1 for times below 0.02, which no author means.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long a picture of a GIF is shown, in seconds, as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The colors of a GIF; never known here.
public let kCGImagePropertyGIFImageColorMap: CFString = "ImageColorMap"
/// Whether all pictures of a GIF have the same colors.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// The width of a GIF in pixels.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of a GIF in pixels.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The times of all pictures of a GIF; never known here.
public let kCGImagePropertyGIFFrameInfoArray: CFString = "FrameInfo"

/// The properties of a PNG; never known here.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// How often a PNG is played.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// How long a picture of a PNG is shown, in seconds; at least 0.1 for times below 0.02.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// How long a picture of a PNG is shown, in seconds, as the file says.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The properties of a WebP; never known here.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// How often a WebP is played.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// How long a picture of a WebP is shown, in seconds; at least 0.1 for times below 0.02.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// How long a picture of a WebP is shown, in seconds, as the file says.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The properties of a sequence of HEIC pictures; never known here.
public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"
/// How often a sequence of HEIC pictures is played.
public let kCGImagePropertyHEICSLoopCount: CFString = "LoopCount"
/// How long a picture of a HEIC sequence is shown, in seconds; at least 0.1 for times below 0.02.
public let kCGImagePropertyHEICSDelayTime: CFString = "DelayTime"
/// How long a picture of a HEIC sequence is shown, in seconds, as the file says.
public let kCGImagePropertyHEICSUnclampedDelayTime: CFString = "UnclampedDelayTime"
