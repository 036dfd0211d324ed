import Foundation
import Testing

@testable import SwiftUICore

@Suite struct AssetCatalogTests {
    /// Writes a catalog into a new folder and returns the folder.
    private func makeCatalogue() throws -> String {
        let folder = NSTemporaryDirectory() + "assets-\(UUID().uuidString)"
        func write(_ path: String, _ text: String) throws {
            let file = URL(fileURLWithPath: "\(folder)/Media.xcassets/\(path)/Contents.json")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        func color(_ red: String, _ green: String, _ blue: String) -> String {
            """
            {"color-space": "srgb", "components":
              {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "1.000"}}
            """
        }
        try write(
            "Card.colorset",
            """
            {"colors": [
              {"idiom": "universal", "color": \(color("0xFF", "128", "0.000"))},
              {"idiom": "universal", "color": \(color("0.000", "0.000", "1.000")),
               "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
            """)
        try write(
            "Brand.colorset",
            #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemPinkColor"}}]}"#)
        for name in ["tintColor", "labelColor", "systemFillColor", "controlAccentColor", "selectedTextBackgroundColor"]
        {
            for platform in ["ios", "macos", "universal"] {
                try write(
                    "\(name)-\(platform).colorset",
                    "{\"colors\": [{\"color\": {\"platform\": \"\(platform)\", \"reference\": \"\(name)\"}}]}")
            }
        }
        try write("Unknown.colorset", #"{"colors": [{"color": {"platform": "ios", "reference": "noSuchColor"}}]}"#)
        try write("Group", #"{"properties": {"provides-namespace": true}}"#)
        try write("Group/Inner.colorset", #"{"colors": [{"color": {"components": {"white": "1.0", "alpha": "0.5"}}}]}"#)
        try write(
            "Photo.imageset",
            """
            {"images": [{"filename": "a.png", "scale": "1x"}, {"filename": "b.png", "scale": "2x"}, {"scale": "3x"},
              {"filename": "d.png", "scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
             "properties": {"template-rendering-intent": "template"}}
            """)
        try write("Ships.spriteatlas", "{}")
        try write("Ships.spriteatlas/Rocket.imageset", #"{"images": [{"filename": "r.png", "scale": "1x"}]}"#)
        try write("Broken.colorset", "{")
        return folder
    }

    @Test func coloursAndImagesAreFoundByName() throws {
        let folder = try makeCatalogue()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func hex(_ name: String, _ scheme: ColorScheme) -> String? {
            var values = EnvironmentValues()
            values.colorScheme = scheme
            return AssetCatalog.color(named: name, bundle: folder).map { ColorMath.hex($0.rgba(in: values)) }
        }
        #expect(hex("Card", .light) == "#FF8000FF")
        #expect(hex("Card", .dark) == "#0000FFFF")
        #expect(hex("Brand", .dark) == "#FF375FFF")
        #expect(hex("Group/Inner", .light) == "#FFFFFF80")
        #expect(hex("Inner", .light) == nil)
        #expect(hex("Broken", .light) == nil && hex("Unknown", .light) == nil)
        for platform in ["ios", "macos", "universal"] {
            #expect(hex("tintColor-\(platform)", .light) == "#007AFFFF")
            #expect(hex("controlAccentColor-\(platform)", .dark) == "#0A84FFFF")
            #expect(hex("labelColor-\(platform)", .dark) == "#FFFFFFFF")
            #expect(hex("systemFillColor-\(platform)", .light) == "#78788033")
            #expect(hex("selectedTextBackgroundColor-\(platform)", .light) == "#007AFF4D")
        }
        let image = try #require(AssetCatalog.image(named: "Photo", bundle: folder))
        #expect(image.isTemplate)
        #expect(image.file(.light, scale: 1)?.path.hasSuffix("a.png") == true)
        #expect(image.file(.light, scale: 1.5)?.path.hasSuffix("b.png") == true)
        #expect(image.file(.light, scale: 3)?.path.hasSuffix("b.png") == true)
        #expect(image.file(.dark, scale: 2)?.path.hasSuffix("d.png") == true)
        #expect(AssetCatalog.image(named: "Rocket", bundle: folder) != nil)
    }

    @Test(
        "Names that lead out of an asset's folder are names of nothing",
        arguments: ["../out.png", "/tmp/out.png", ".."])
    func names(_ name: String) throws {
        let folder = NSTemporaryDirectory() + "names-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder + "/Card.imageset", withIntermediateDirectories: true)
        func write(_ name: String) throws {
            try Data("{\"images\": [{\"filename\": \"\(name)\"}]}".utf8)
                .write(to: URL(fileURLWithPath: folder + "/Card.imageset/Contents.json"))
        }
        try write("card.png")
        #expect(AssetReader.image(folder + "/Card.imageset")?.files.map(\.path) == [folder + "/Card.imageset/card.png"])
        try write(name)
        #expect(AssetReader.image(folder + "/Card.imageset") == nil)
        let data = folder + "/Data.dataset"
        try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
        try Data("{\"data\": [{\"filename\": \"\(name)\", \"idiom\": \"universal\"}]}".utf8)
            .write(to: URL(fileURLWithPath: data + "/Contents.json"))
        #expect(AssetReader.data(data) == nil)
    }

    @Test func coloursOfTheAppComeFromAddedFolders() throws {
        let folder = try makeCatalogue()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        AssetCatalog.addFolder(folder)
        defer { AssetCatalog.removeFolder(folder) }
        #expect(Color("Card").resolve(in: EnvironmentValues()).description == "#FF8000FF")
        #expect(UIColor(named: "Card") != nil)
        #expect(UIColor(named: "Nothing") == nil)
    }
}
