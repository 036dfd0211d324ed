import Foundation

@testable import OrielProject

/// An app for tests of what is said about it.
enum ShippingFixture {
    /// An app with the entries of an Info.plist, which may be of any kind.
    static func app(_ entries: [String: Any] = [:], name: String = "Thing") throws -> AppDescription {
        var app = AppDescription(name: name, module: ModuleDescription(name: "Thing"))
        app.informationFile = try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
        return app
    }

    static func description(_ entries: [String: Any] = [:], name: String = "Thing") throws -> ShippingDescription {
        ShippingDescription(try app(entries, name: name))
    }

    /// The entries of an app that lacks nothing.
    static var complete: [String: Any] {
        [
            "CFBundleIdentifier": "com.acme.Thing", "CFBundleDisplayName": "Thing", "CFBundleShortVersionString": "1.2",
            "CFBundleVersion": "34", "LSApplicationCategoryType": "public.app-category.word-games",
            "NSHumanReadableCopyright": "Copyright © 2026 Ada Lovelace. All rights reserved.",
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["thing", "HTTPS", "bad scheme"]]],
            "CFBundleDocumentTypes": [
                ["LSItemContentTypes": ["public.plain-text", "com.acme.deck", "com.unknown"]],
                ["CFBundleTypeMIMETypes": ["text/csv", "no type"]],
            ],
            "UTExportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "com.acme.deck", "UTTypeDescription": "Deck of <cards>",
                    "UTTypeTagSpecification": ["public.filename-extension": ["deck", "../x"]],
                ]
            ],
        ]
    }

    /// A PNG's beginning, with a width.
    static func png(width: UInt8) -> Data {
        Data([
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, width, 0, 0, 0,
            width, 0,
        ])
    }

    /// A library (ELF) that needs others and has a path for them.
    static func library(needs: [String], runPath: String) -> Data {
        var strings = Data([0])
        func add(_ text: String) -> UInt64 {
            defer { strings.append(contentsOf: Array(text.utf8) + [0]) }
            return UInt64(strings.count)
        }
        var entries = needs.map { (UInt64(1), add($0)) }
        entries.append((29, add(runPath)))
        let count = entries.count + 2
        let (table, texts) = (64, 64 + 2 * 56 + count * 16)
        entries += [(5, UInt64(texts)), (0, 0)]
        var data = Data([0x7F, 0x45, 0x4C, 0x46, 2, 1]) + Data(count: 58)
        func number(_ value: UInt64, size: Int) -> Data {
            Data((0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) })
        }
        data.replaceSubrange(0x20..<0x28, with: number(UInt64(table), size: 8))
        data.replaceSubrange(0x36..<0x38, with: number(56, size: 2))
        data.replaceSubrange(0x38..<0x3A, with: number(2, size: 2))
        func segment(_ kind: UInt64, _ place: Int, _ length: Int) -> Data {
            number(kind, size: 4) + Data(count: 4) + number(UInt64(place), size: 8) + number(UInt64(place), size: 8)
                + Data(count: 8) + number(UInt64(length), size: 8) + Data(count: 16)
        }
        data += segment(1, 0, texts + strings.count) + segment(2, table + 2 * 56, count * 16)
        for (tag, value) in entries { data += number(tag, size: 8) + number(value, size: 8) }
        return data + strings
    }
}
