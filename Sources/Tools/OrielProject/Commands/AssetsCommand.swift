import Foundation

/// `oriel assets`: writes static members for the assets of catalogs, as Xcode does.
enum AssetsCommand {
    static func run(_ words: [String]) throws -> Int32 {
        var words = words[...]
        var folder: String?
        var bundle = "module"
        var output: String?
        while let word = words.popFirst() {
            switch word {
            case "--checkout": _ = words.popFirst()
            case "--bundle", "--output":
                guard let value = words.popFirst() else { throw Problem("\(word) needs a value.") }
                if word == "--output" { output = value } else { bundle = value }
            default: folder = word
            }
        }
        guard let folder else { throw Problem("which folder? Name a catalogue or a folder that holds some.") }
        guard ["main", "module"].contains(bundle) else {
            throw Problem("--bundle takes main or module, not “\(bundle)”.")
        }
        let place = URL(filePath: folder, directoryHint: .isDirectory)
        let found = AssetSymbols.catalogues(in: place)
        if found.isEmpty { throw Problem("there is no asset catalogue in \(folder).") }
        let parent = place.pathExtension == "xcassets" ? place.deletingLastPathComponent() : place
        let file = output.map { URL(filePath: $0) } ?? parent.appending(path: "GeneratedAssetSymbols.swift")
        // A file that is the same stays as it is, or whatever depends on it would be built again.
        do {
            try Cache.write(Data(AssetSymbols.text(of: found, bundle: bundle).utf8), to: file)
        } catch {
            throw Problem("\(file.path) cannot be written: \(error.localizedDescription)")
        }
        return 0
    }
}
