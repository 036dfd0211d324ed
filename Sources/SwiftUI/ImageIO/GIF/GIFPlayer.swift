import DisplayList
import Foundation

/// Draws the pictures of a GIF, each over the one before.
///
/// The last picture is kept, so that pictures in their order are drawn once each.
final class GIFPlayer: @unchecked Sendable {
    /// The most pixels of a picture: a small file may name any size.
    private static let limit = 16 << 20

    let file: GIFFile
    private let lock = NSLock()
    private var canvas: [UInt8] = []
    /// The canvas before the last picture, which comes back.
    private var saved: [UInt8] = []
    /// The number of the picture after the last one.
    private var next = 0

    /// Creates a player; nil for a file with fewer pictures than wanted, or with pictures that are too large.
    /// - Parameter least: How many pictures; 2 by default, as a picture alone is not played.
    init?(_ file: GIFFile, least: Int = 2) {
        guard file.frames.count >= least, file.width > 0, file.height > 0, file.width * file.height <= Self.limit,
            file.frames.allSatisfy({ $0.width * $0.height <= Self.limit })
        else { return nil }
        self.file = file
    }

    /// The picture of a number; nil if there is none.
    func picture(at index: Int) -> Bitmap? {
        guard file.frames.indices.contains(index) else { return nil }
        return lock.withLock {
            if index < next - 1 || canvas.isEmpty {
                canvas = [UInt8](repeating: 0, count: file.width * file.height * 4)
                next = 0
            }
            while next <= index {
                if next > 0 { dispose(file.frames[next - 1]) }
                let frame = file.frames[next]
                saved = frame.control.disposal == .restore ? canvas : []
                file.draw(frame, on: &canvas)
                next += 1
            }
            return Bitmap(width: file.width, height: file.height, pixels: canvas)
        }
    }

    private func dispose(_ frame: GIFFile.Frame) {
        switch frame.control.disposal {
        case .unspecified, .keep: break
        case .restore: canvas = saved
        case .clear:
            let columns = frame.left..<max(min(frame.left + frame.width, file.width), frame.left)
            for y in frame.top..<max(min(frame.top + frame.height, file.height), frame.top) {
                for pixel in columns {
                    let start = (y * file.width + pixel) * 4
                    canvas.replaceSubrange(start..<start + 4, with: [0, 0, 0, 0])
                }
            }
        }
    }
}
