import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Symbols of the set and of apps as nodes show them.
@MainActor @Suite(.serialized) final class SymbolNodeTests {
    private let folder = NSTemporaryDirectory() + "symbols-test-" + UUID().uuidString

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func symbol(_ view: some View) -> ImageContent { HostedView(view).images[0] }

    private func color(_ color: Color, _ opacity: Double = 1) -> Paint {
        .color(color.rgba(in: EnvironmentValues()).multiplyingOpacity(by: opacity))
    }

    /// The warnings of some work.
    private func warnings(_ work: () -> Void) -> [String] {
        var warnings: [String] = []
        RuntimeWarning.observing {
            warnings.append($0)
        } during: {
            work()
        }
        return warnings
    }

    @Test("One style: the tint for all, paler tints in a hierarchy and in a palette")
    func oneStyle() {
        let star = Image(systemName: "star").foregroundStyle(Color.red)
        #expect(symbol(star).tint == color(.red) && symbol(star).levelTints.isEmpty)
        #expect(!symbol(star).isMulticolor)
        for mode in [SymbolRenderingMode.hierarchical, .palette] {
            let image = symbol(star.symbolRenderingMode(mode))
            #expect(image.tint == color(.red) && image.levelTints == [color(.red, 0.5), color(.red, 0.25)])
        }
        #expect(symbol(star.symbolRenderingMode(.monochrome)).levelTints.isEmpty)
    }

    @Test("Several styles are a palette, unless a mode is set")
    func severalStyles() {
        let star = Image(systemName: "star").foregroundStyle(Color.red, Color.green, Color.blue)
        #expect(symbol(star).tint == color(.red) && symbol(star).levelTints == [color(.green), color(.blue)])
        #expect(symbol(star.symbolRenderingMode(.palette)).levelTints == [color(.green), color(.blue)])
        #expect(symbol(star.symbolRenderingMode(.hierarchical)).levelTints == [color(.red, 0.5), color(.red, 0.25)])
        #expect(symbol(star.symbolRenderingMode(.monochrome)).levelTints.isEmpty)
    }

    @Test("Original and multicolor symbols keep the tint for what has no color")
    func ownColors() {
        let star = Image(systemName: "star")
        let images = [
            symbol(star.renderingMode(.original).foregroundStyle(Color.red)),
            symbol(star.symbolRenderingMode(.multicolor).foregroundStyle(Color.red)),
            symbol(star.foregroundStyle(Color.red).symbolRenderingMode(.multicolor)),
        ]
        for image in images { #expect(image.isMulticolor && image.tint == color(.red) && image.levelTints.isEmpty) }
        let palette = symbol(star.renderingMode(.original).symbolRenderingMode(.palette))
        #expect(!palette.isMulticolor && palette.levelTints.count == 2)
    }

    @Test("Symbols in text and in drawings have their levels")
    func elsewhere() {
        let text = Text(Image(systemName: "star").symbolRenderingMode(.hierarchical)).foregroundColor(.red).resolve(
            in: EnvironmentValues())
        #expect(text.runs[0].style.attachment?.levelTints == [color(.red, 0.5), color(.red, 0.25)])
    }

    @Test("UIImage is nil for names that the set does not have; a likely name is shown as a placeholder")
    func unknownNames() {
        for name in ["", "logo", "test", "My Image", "no.such.symbol", ".fill"] {
            #expect(
                UIImage(systemName: name) == nil
                    && NSImage(systemSymbolName: name, accessibilityDescription: nil) == nil)
        }
        #expect(
            UIImage(systemName: "star.fill") != nil && UIImage(systemName: "apple.figure.badge.questionmark") != nil)
        let text = Text(Image(systemName: "no.such.symbol")).resolve(in: EnvironmentValues())
        #expect(
            text.runs[0].style.attachment?.source == .symbol(name: "questionmark.square.dashed", variableValue: nil))
        #expect(
            Text(Image(systemName: "My Image")).resolve(in: EnvironmentValues()).runs.allSatisfy {
                $0.style.attachment == nil
            })
    }

    private func write(_ name: String, _ file: String, _ text: String) throws {
        let set = "\(folder)/Media.xcassets/\(name).symbolset"
        try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
        try text.write(toFile: "\(set)/\(file)", atomically: true, encoding: .utf8)
        try #"{"symbols": [{"filename": "\#(file)", "idiom": "universal"}]}"#.write(
            toFile: set + "/Contents.json", atomically: true, encoding: .utf8)
    }

    private static let template = """
        <svg><g id="Symbols"><g id="Regular-M"><path d="M0 0V-70H70V0Z"/></g></g></svg>
        """

    @Test("Symbol sets of apps are symbols: with the font, the scale, variants and the foreground")
    func symbolSets() throws {
        try write("bolt.custom", "bolt.svg", Self.template)
        try write("bolt.custom.fill", "fill.svg", Self.template)
        AssetCatalog.addFolder(folder)
        defer { AssetCatalog.removeFolder(folder) }
        let path = "\(folder)/Media.xcassets/bolt.custom.symbolset/bolt.svg"
        let image = symbol(Image("bolt.custom").imageScale(.large).font(.system(size: 20)).foregroundStyle(Color.red))
        #expect(image.source == .symbol(name: path + "#L", variableValue: nil))
        #expect(image.symbolFont?.size == 20 * 1.28 && image.tint == color(.red))
        let filled = symbol(Image("bolt.custom").symbolVariant(.fill))
        #expect(
            filled.source
                == .symbol(
                    name: path.replacing("bolt.custom.symbolset/bolt", with: "bolt.custom.fill.symbolset/fill") + "#M",
                    variableValue: nil))
        let loaded = try #require(UIImage(named: "bolt.custom"))
        #expect(loaded.isSymbolImage && symbol(Image(uiImage: loaded)).tint != nil)
    }

    @Test("A symbol set without a template is a picture, or a placeholder, and is reported")
    func brokenSets() throws {
        try write("drawing", "a.svg", "<svg viewBox=\"0 0 8 4\"><path d=\"M0 0H8V4Z\"/></svg>")
        try write("rubbish", "b.svg", "rubbish")
        let reports = warnings {
            AssetCatalog.addFolder(folder)
            #expect(symbol(Image("rubbish")).source == .symbol(name: "questionmark.square.dashed", variableValue: nil))
            let drawing = symbol(Image("drawing"))
            #expect(drawing.source.summary == "a.svg" && drawing.tint != nil)
        }
        AssetCatalog.removeFolder(folder)
        #expect(
            reports.sorted() == [
                "The symbol 'drawing.symbolset' has no template: 'a.svg'",
                "The symbol 'rubbish.symbolset' has no template: 'b.svg'",
            ])
    }
}
