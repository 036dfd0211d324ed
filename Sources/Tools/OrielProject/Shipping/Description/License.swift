import Foundation

/// The license that lies beside a project.
struct License: Equatable {
    /// The identifier of SPDX; `LicenseRef-proprietary` where there is none.
    var identifier = "LicenseRef-proprietary"
    /// Its text; nil where there is none.
    var text: String?

    /// Finds the license of a project: the file in its folder, or in one of the two above that belong to its repository.
    static func find(in folder: URL) -> License {
        var place = FileFinder.isFolder(folder) ? folder : folder.deletingLastPathComponent()
        for _ in 0..<3 {
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
            let names2 = names.filter { name in
                let stem = name.lowercased().prefix { $0 != "." }
                return stem == "license" || stem == "licence" || stem == "copying"
            }
            for name in names2 {
                let file = place.appending(path: name)
                guard !FileFinder.isFolder(file),
                    (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) == nil,
                    let data = FileManager.default.contents(atPath: file.path), data.count < 1 << 20,
                    let text = String(data: data, encoding: .utf8), !text.isEmpty
                else { continue }
                return License(identifier: identifier(of: text), text: text)
            }
            if names.contains(".git") { break }
            place.deleteLastPathComponent()
        }
        return License()
    }

    /// Recognizes the most common licenses by their words.
    static func identifier(of text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
        func has(_ part: String) -> Bool { words.contains(part) }
        if has("gnu affero general public license") { return "AGPL-3.0-or-later" }
        if has("gnu lesser general public license") {
            return has("version 2.1") ? "LGPL-2.1-or-later" : "LGPL-3.0-or-later"
        }
        if has("gnu general public license") { return has("version 3") ? "GPL-3.0-or-later" : "GPL-2.0-or-later" }
        if has("mozilla public license") { return "MPL-2.0" }
        if has("apache license"), has("version 2.0") { return "Apache-2.0" }
        if has("permission is hereby granted, free of charge, to any person obtaining a copy") { return "MIT" }
        if has("permission to use, copy, modify, and/or distribute this software for any purpose") { return "ISC" }
        if has("redistribution and use in source and binary forms") {
            return has("neither the name") ? "BSD-3-Clause" : "BSD-2-Clause"
        }
        if has("this is free and unencumbered software released into the public domain") { return "Unlicense" }
        if has("cc0 1.0 universal") { return "CC0-1.0" }
        return "LicenseRef-proprietary"
    }
}
