import Foundation

/// Why a picture could not be made; each in one sentence.
public enum ImageError: Error, Equatable, CustomStringConvertible {
    /// The file cannot be written.
    case unwritable(String)
    /// The extension names no form of picture.
    case unknownFormat(String)
    /// The size is empty, not a number, or beyond 32 767 pixels.
    case unusableSize(CGSize)
    /// The pixels find no room.
    case noMemory(Int, Int)
    /// The app has no window.
    case noWindow
    /// No font is installed.
    case noFonts
    /// Cairo reports an error.
    case failed(String)

    public var description: String {
        switch self {
        case .unwritable(let path):
            "The picture cannot be written to \(path): check that the folder exists and can be written to."
        case .unknownFormat(let name):
            "\"\(name)\" is not a form of picture: use a file name that ends in .png, .pdf or .svg."
        case .unusableSize(let size):
            "A picture cannot be \(size.width) × \(size.height) points large."
        case .noMemory(let width, let height):
            "There is no room for a picture of \(width) × \(height) pixels."
        case .noWindow:
            "The app has no window to draw."
        case .noFonts:
            "No font is installed, so no text can be drawn: install fonts-inter, for example."
        case .failed(let reason):
            "The picture could not be made: \(reason)."
        }
    }
}
