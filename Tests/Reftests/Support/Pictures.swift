import DisplayList
import Foundation
import ImageFrontend
import SwiftUITesting

/// The pixels of a window, and comparisons of them.
enum Pictures {
    /// Takes a picture of a window.
    @MainActor static func take(_ host: TestHost, of pair: Pair) throws -> Bitmap {
        host.setDark(pair.isDark)
        return try ImageWriter.bitmap(
            host.displayList, size: pair.size, scale: pair.scale, background: pair.isDark ? .black : .white)
    }

    /// How many pixels of two pictures of a size differ.
    static func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
        var count = 0
        for pixel in stride(from: 0, to: a.pixels.count, by: 4)
        where a.pixels[pixel..<pixel + 4] != b.pixels[pixel..<pixel + 4] {
            count += 1
        }
        return count
    }

    /// Whether all pixels of a picture have one color.
    static func isFlat(_ bitmap: Bitmap) -> Bool {
        let corner = bitmap.pixels[0..<4]
        return stride(from: 0, to: bitmap.pixels.count, by: 4).allSatisfy { bitmap.pixels[$0..<$0 + 4] == corner }
    }

    /// A picture that is red where two differ, and a faint copy of the first elsewhere.
    static func comparison(_ a: Bitmap, _ b: Bitmap) -> Bitmap {
        var pixels = a.pixels
        for pixel in stride(from: 0, to: pixels.count, by: 4) {
            if a.pixels[pixel..<pixel + 4] != b.pixels[pixel..<pixel + 4] {
                pixels.replaceSubrange(pixel..<pixel + 4, with: [255, 0, 0, 255])
            } else {
                for channel in pixel..<pixel + 3 { pixels[channel] = 191 + pixels[channel] / 4 }
                pixels[pixel + 3] = 255
            }
        }
        return Bitmap(width: a.width, height: a.height, scale: a.scale, pixels: pixels)
    }

    /// Draws pictures side by side, row after row, each in a cell of its own.
    static func sheet(_ pictures: [Bitmap], columns: Int) throws -> Data {
        let cell = CGSize(
            width: (pictures.map(\.width).max() ?? 0) + 6, height: (pictures.map(\.height).max() ?? 0) + 6)
        let list = DisplayList()
        for (index, picture) in pictures.enumerated() {
            let content = ImageContent(source: .bitmap(picture))
            let id = list.insert(into: .root, after: list[.root].lastChild, content: .image(content))
            list.setFrame(
                id,
                position: CGPoint(
                    x: CGFloat(index % columns) * cell.width + 3, y: CGFloat(index / columns) * cell.height + 3),
                size: CGSize(width: picture.width, height: picture.height))
        }
        let rows = (pictures.count + columns - 1) / columns
        return try ImageWriter.png(
            list, size: CGSize(width: CGFloat(columns) * cell.width, height: CGFloat(rows) * cell.height),
            background: RGBA(0.85, 0.85, 0.85))
    }

    /// Writes both pictures of a pair and their differences to the folder for temporary files.
    /// - Returns: The file's path.
    static func keep(_ a: Bitmap, _ b: Bitmap, of pair: Pair) throws -> String {
        let name = pair.name.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-reftests")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("\(name).png")
        try sheet([a, b, comparison(a, b)], columns: 3).write(to: file)
        return file.path
    }
}
