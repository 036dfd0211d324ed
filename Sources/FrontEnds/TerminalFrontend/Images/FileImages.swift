import Foundation
import FrontEndKit
import OrielBasics

/// The pictures of files, as long as they are in use.
final class FileImages {
    private var known = BoundedCache<String, Bitmap?>(limit: 64)
    /// The largest file that is read, in bytes.
    private static let largest = 32 << 20

    /// Returns the picture of a file; nil where it cannot be read.
    func bitmap(at path: String) -> Bitmap? {
        if let found = known[path] { return found }
        var bitmap: Bitmap?
        if let file = FileHandle(forReadingAtPath: path) {
            defer { try? file.close() }
            if let data = try? file.read(upToCount: Self.largest) { bitmap = PNGReader.bitmap([UInt8](data)) }
        }
        known[path] = .some(bitmap)
        return bitmap
    }
}
