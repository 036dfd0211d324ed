import Foundation
import SwiftUI
import Testing

/// Data of asset catalogs.
@Suite("Data assets")
struct DataAssetTests {
    @Test("Data is found by its name and its groups' names, for all devices before one")
    func names() throws {
        let folder = NSTemporaryDirectory() + "data-\(UUID().uuidString).bundle"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func write(_ path: String, _ text: String) throws {
            let file = URL(fileURLWithPath: "\(folder)/Media.xcassets/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try write(
            "Cards.dataset/Contents.json",
            """
            {"data": [{"idiom": "mac", "filename": "mac.json"},
              {"idiom": "universal", "filename": "all.json", "universal-type-identifier": "public.json"}]}
            """)
        try write("Cards.dataset/all.json", "[1]")
        try write("Cards.dataset/mac.json", "[2]")
        try write("Levels/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try write("Levels/First.dataset/Contents.json", #"{"data": [{"filename": "first.bin"}]}"#)
        try write("Levels/First.dataset/first.bin", "")
        try write("Gone.dataset/Contents.json", #"{"data": [{"filename": "gone"}]}"#)
        try write("Broken.dataset/Contents.json", "{")
        let bundle = try #require(Bundle(path: folder))
        let cards = try #require(NSDataAsset(name: "Cards", bundle: bundle))
        #expect(cards.name == "Cards" && cards.data == Data("[1]".utf8) && cards.typeIdentifier == "public.json")
        let level = try #require(NSDataAsset(name: "Levels/First", bundle: bundle))
        #expect(level.data.isEmpty && level.typeIdentifier == "public.data")
        for name in ["First", "Gone", "Broken", "Nothing", ""] {
            #expect(NSDataAsset(name: name, bundle: bundle) == nil, "\(name)")
        }
        #expect(NSDataAsset(name: "Cards") == nil)
    }
}
