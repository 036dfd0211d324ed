import CPangoCairo
import DisplayList
import Foundation

/// Writes JPEG files with GDK's image library, on any thread.
public enum JPEGWriter {
    private typealias Make =
        @convention(c) (
            UnsafePointer<UInt8>, Int32, Int32, Int32, Int32, Int32, Int32, UnsafeMutableRawPointer?,
            UnsafeMutableRawPointer?
        ) -> UnsafeMutableRawPointer?
    private typealias Texts = UnsafeMutablePointer<UnsafePointer<CChar>?>
    private typealias Save =
        @convention(c) (
            UnsafeMutableRawPointer, UnsafeMutablePointer<UnsafeMutableRawPointer?>, UnsafeMutablePointer<Int>,
            UnsafePointer<CChar>, Texts, Texts, UnsafeMutableRawPointer?
        ) -> Int32

    /// Returns a picture as a file, clear parts on white; nil for a picture without pixels, or where the library is missing.
    /// - Parameter quality: From 0 to 1; other numbers count as the nearest of these.
    public static func write(_ bitmap: Bitmap, quality: Double) -> Data? {
        guard bitmap.width > 0, bitmap.height > 0, let library = Pixbuf.library,
            let make = library.function("gdk_pixbuf_new_from_data", as: Make.self),
            let save = library.function("gdk_pixbuf_save_to_bufferv", as: Save.self)
        else { return nil }
        let pixels = colors(of: bitmap)
        return pixels.withUnsafeBufferPointer { pixels in
            guard let start = pixels.baseAddress,
                let picture = make(
                    start, 0, 0, 8, Int32(clamping: bitmap.width), Int32(clamping: bitmap.height),
                    Int32(clamping: bitmap.width * 3), nil, nil)
            else { return nil }
            defer { g_object_unref(picture) }
            let share = quality.isNaN ? 1 : min(max(quality, 0), 1)
            var (buffer, count): (UnsafeMutableRawPointer?, Int) = (nil, 0)
            let isSaved = "quality".withCString { key in
                "\(Int((share * 100).rounded()))".withCString { value in
                    var keys: [UnsafePointer<CChar>?] = [key, nil]
                    var values: [UnsafePointer<CChar>?] = [value, nil]
                    return save(picture, &buffer, &count, "jpeg", &keys, &values, nil) != 0
                }
            }
            guard let buffer else { return nil }
            defer { g_free(buffer) }
            return isSaved ? Data(bytes: buffer, count: count) : nil
        }
    }

    /// The red, green and blue of each pixel on white.
    private static func colors(of bitmap: Bitmap) -> [UInt8] {
        let all = bitmap.pixels
        return [UInt8](unsafeUninitializedCapacity: bitmap.width * bitmap.height * 3) { result, count in
            all.withUnsafeBufferPointer { all in
                var place = 0
                for start in stride(from: 0, to: all.count - 3, by: 4) {
                    let white = 255 - all[start + 3]
                    for part in 0..<3 { result[place + part] = all[start + part] &+ white }
                    place += 3
                }
                count = place
            }
        }
    }
}
