import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// The pixels of a picture that a renderer made.
struct Pixels {
    private let bitmap: Bitmap

    /// Whether pictures can be made: in builds with the image front end.
    static var canBeMade: Bool {
        #if canImport(ImageFrontend)
        true
        #else
        false
        #endif
    }

    /// Draws a view in a size; where nothing is drawn, that is a failure.
    @MainActor
    init<V: View>(
        _ view: V, _ width: CGFloat = 20, _ height: CGFloat = 20, scale: CGFloat = 1,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let renderer = ImageRenderer(content: view.frame(width: width, height: height))
        renderer.scale = scale
        let image = try #require(renderer.cgImage, "Nothing was drawn.", sourceLocation: location)
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

    /// Writes pictures for inspection, if the variable names a folder.
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

extension Trait where Self == ConditionTrait {
    /// For tests that look at pictures.
    static var needsPictures: Self { .enabled(if: Pixels.canBeMade, "This build has no image front end.") }
}
