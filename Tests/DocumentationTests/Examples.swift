import Foundation

/// The documents of this repository that have examples.
enum Examples {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let catalogue = "Documentation/Oriel.docc"

    /// The folder of a module: below one of the wings of `Sources`.
    static func folder(of module: String) -> String {
        let wings = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources").path)) ?? []
        let places = wings.map { "Sources/\($0)/\(module)" }
        return places.first { FileManager.default.fileExists(atPath: root.appending(path: $0).path) } ?? module
    }

    /// Modules whose documentation comments are read, with the declarations that their examples may use.
    ///
    /// Those of the engine's own types are written for its developers, and have access to its internals.
    static let modules: [String: [String]] = [
        "DisplayList": ["Foundation", "DisplayList", "Testing"],
        "FrontEndKit": ["Foundation", "DisplayList", "FrontEndKit"],
        "SwiftUITesting": ["SwiftUI", "SwiftUITesting", "Testing"],
        "Combine": ["Combine"],
        "OrielFoundation": ["@testable OrielFoundation", "SwiftUITesting", "Testing"],
        "SwiftUICore": ["@testable SwiftUICore", "DisplayList", "SwiftUI", "SwiftUITesting", "Testing"],
        "SwiftUI": ["SwiftUI", "SwiftUITesting", "Testing"],
    ]

    /// Returns the declarations that a module's examples may name without making them.
    static func fixtures(of module: String) -> [String: String] {
        switch module {
        case "DisplayList", "FrontEndKit":
            [
                "window": "@MainActor private var window: any HostedWindow { fatalError() }",
                "app": "@MainActor private var app: any HostedApplication { fatalError() }",
            ]
        case "SwiftUITesting", "SwiftUICore":
            [
                "CounterView": """
                private struct CounterView: View {
                    @State private var count = 0
                    var body: some View { Button("Count to \\(count + 1)") { count += 1 } }
                }
                """
            ]
        default: [:]
        }
    }

    /// The files of Swift for the compiler, of all documents with examples.
    static func files() throws -> [String] {
        try documents().compactMap { module, document in
            guard let module else {
                return ExampleFile(imports: ["SwiftUI", "SwiftUITesting", "Testing"]).text(of: document)
            }
            return ExampleFile(imports: modules[module] ?? [], fixtures: fixtures(of: module)).text(of: document)
        }
    }

    /// The documents with examples, and the modules that they are part of.
    static func documents() throws -> [(module: String?, document: Document)] {
        var documents: [(module: String?, document: Document)] = []
        for module in modules.keys.sorted() {
            for path in try paths(below: folder(of: module), ending: ".swift") {
                documents += Document.comments(in: try text(path), path: path).map { (module, $0) }
            }
        }
        // The tutorial's code is that of one app, which Scripts/tutorial builds chapter by chapter.
        for path in try paths(below: catalogue, ending: ".md") where !path.contains("/Tutorial/") {
            documents.append((nil, Document.article(try text(path), path: path)))
        }
        return documents.filter {
            !$0.document.examples.isEmpty && (hasImages || !$0.document.condition.hasSuffix("_IMAGE"))
        }
    }

    /// Whether this build has the image front end, and with it the API for pictures.
    private static var hasImages: Bool {
        #if ORIEL_IMAGE
        true
        #else
        false
        #endif
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    static func paths(below folder: String, ending: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
            .filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
    }
}
