import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// Assets by generated names: `GeneratedAssetSymbols.swift` beside this file is the output of `oriel assets` for the
/// catalog that the test makes (`OrielProjectTests` compares them).
@MainActor @Suite(.serialized) final class AssetSymbolTests {
    private let folder = NSTemporaryDirectory() + "symbols-\(UUID().uuidString)"

    init() throws {
        try write("Media.xcassets/BrandColor.colorset/Contents.json", color("1.000", "0.000"))
        try write("Media.xcassets/AccentColor.colorset/Contents.json", color("0.000", "1.000"))
        try write("Media.xcassets/red.colorset/Contents.json", color("1.000", "0.000"))
        try write("Media.xcassets/Feedback/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try write("Media.xcassets/Feedback/error.colorset/Contents.json", color("0.000", "1.000"))
        try write("Media.xcassets/Plain/Contents.json", "{}")
        try write(
            "Media.xcassets/Plain/URLBar.imageset/Contents.json",
            #"{"images": [{"filename": "bar.png", "scale": "1x"}, {"filename": "bar@2x.png", "scale": "2x"}]}"#)
        let bitmap = Bitmap(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255])
        try PNGWriter.write(bitmap).write(to: file("Media.xcassets/Plain/URLBar.imageset/bar.png"))
        let large = Bitmap(width: 4, height: 2, pixels: [UInt8](repeating: 255, count: 32))
        try PNGWriter.write(large).write(to: file("Media.xcassets/Plain/URLBar.imageset/bar@2x.png"))
    }

    deinit {
        AssetCatalog.removeFolder(folder)
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func file(_ path: String) -> URL { URL(fileURLWithPath: "\(folder)/\(path)") }

    private func write(_ path: String, _ text: String) throws {
        try FileManager.default.createDirectory(
            at: file(path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file(path))
    }

    /// A color with a green part in light appearance, and a blue one in dark appearance.
    private func color(_ red: String, _ green: String) -> String {
        """
        {"colors": [
          {"color": {"components": {"red": "\(red)", "green": "\(green)", "blue": "0.000", "alpha": "1.000"}}},
          {"color": {"components": {"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "1.000"}},
           "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """
    }

    @Test func generatedNamesFindTheirAssets() throws {
        AssetCatalog.addFolder(folder)
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(Color.brand.resolve(in: EnvironmentValues()).description == "#FF0000FF")
        #expect(Color.brand.resolve(in: dark).description == "#0000FFFF")
        #expect(Color.Feedback.error.resolve(in: EnvironmentValues()).description == "#00FF00FF")
        #expect(Color(.Feedback.error) == Color("Feedback/error"))
        #expect(UIColor.brand.rgba == RGBA(1, 0, 0))
        #expect(UIImage.urlBar.size == CGSize(width: 2, height: 1))
    }

    @Test(.needsPictures) func coloursOfGeneratedNamesFill() throws {
        AssetCatalog.addFolder(folder)
        let styled = Rectangle().fill(.brand)
        #expect(try Pixels(styled)[5, 5] == "FF0000FF")
        #expect(try Pixels(styled.environment(\.colorScheme, .dark))[5, 5] == "0000FFFF")
    }

    @Test(.needsPictures) func imagesOfGeneratedNamesAreDrawnInTheBestScale() throws {
        AssetCatalog.addFolder(folder)
        let view = Image(.urlBar).interpolation(.none).frame(width: 2, height: 1)
        let pixels = try Pixels(view, 2, 1)
        #expect(pixels[0, 0] == "FF0000FF" && pixels[1, 0] == "0000FFFF")
        #expect(try Pixels(view, 2, 1, scale: 2)[0, 0] == "FFFFFFFF")
    }

    @Test func assetsOfABundleAreFoundInItAlone() throws {
        let bundle = try #require(Bundle(path: folder))
        #expect(Color("BrandColor", bundle: bundle).resolve(in: EnvironmentValues()).description == "#FF0000FF")
        #expect(UIImage(named: "URLBar", in: bundle) != nil)
        #expect(UIImage(resource: ImageResource(name: "URLBar", bundle: bundle)).size.width == 2)
        #expect(UIImage(resource: ImageResource(name: "Missing", bundle: bundle)).size == .zero)
    }
}
