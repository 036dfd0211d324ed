import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// The pixels of a picture that a renderer made.
struct Pixels {
    private let bitmap: Bitmap

    /// Draws a view in a size; nil in builds without the image front end.
    @MainActor
    init?<V: View>(_ view: V, _ width: CGFloat = 20, _ height: CGFloat = 20, scale: CGFloat = 1) {
        let renderer = ImageRenderer(content: view.frame(width: width, height: height))
        renderer.scale = scale
        guard let image = renderer.cgImage else { return nil }
        bitmap = image.bitmap
        Self.keep(renderer.uiImage?.pngData())
    }

    /// A pixel's premultiplied components, as `RRGGBBAA`.
    subscript(x: Int, y: Int) -> String {
        let start = (y * bitmap.width + x) * 4
        return bitmap.pixels[start..<start + 4].map { String(format: "%02X", $0) }.joined()
    }

    var width: Int { bitmap.width }
    var height: Int { bitmap.height }

    /// Writes pictures for people to look at, where the variable names a folder.
    private static func keep(_ data: Data?) {
        guard let folder = ProcessInfo.processInfo.environment["ORIEL_PICTURES"], let data else { return }
        let name = (Test.current?.name ?? "picture").filter { $0.isLetter }
        var path = "\(folder)/\(name).png"
        var number = 1
        while FileManager.default.fileExists(atPath: path) {
            number += 1
            path = "\(folder)/\(name)-\(number).png"
        }
        _ = FileManager.default.createFile(atPath: path, contents: data)
    }
}
