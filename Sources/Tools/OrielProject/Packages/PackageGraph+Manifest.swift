import Foundation

extension PackageGraph {
    /// The manifest of the package that depends on all packages with an address in the project.
    var manifest: String {
        let dependencies = remotes.map { ".package(url: \(Self.quoted($0.address)), \($0.requirement))" }
        return """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "OrielPackages", platforms: [.iOS("99.0"), .macOS("99.0")], dependencies: [
                \(dependencies.joined(separator: ",\n    "))
            ])

            """
    }

    /// The workspace's file.
    var workspace: String {
        let lines = ([folder] + locals).map { url in
            let path = url.path.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
                .replacingOccurrences(of: "\"", with: "&quot;")
            return "<FileRef location=\"absolute:\(path)\"></FileRef>"
        }
        return "<?xml version=\"1.0\"?>\n<Workspace version=\"1.0\">\n\(lines.joined(separator: "\n"))\n</Workspace>\n"
    }

    /// The packages that a manifest names by their addresses, read without running it.
    ///
    /// An address or a requirement that the manifest computes is not found.
    static func remotes(namedIn package: URL) -> [Remote] {
        let file = package.appending(path: "Package.swift")
        let text = String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
        var found: [Remote] = []
        for part in text.components(separatedBy: ".package(").dropFirst() {
            guard let end = closing(part) else { continue }
            let call = part[..<end]
            guard let start = call.range(of: "url:"), let open = call[start.upperBound...].firstIndex(of: "\""),
                let close = call[call.index(after: open)...].firstIndex(of: "\"")
            else { continue }
            let address = String(call[call.index(after: open)..<close])
            let rest = call[call.index(after: close)...].drop { $0 == "," || $0.isWhitespace }
            let isPlain = !rest.isEmpty && !rest.contains("\\") && !rest.contains("traits:")
            if isPlain { found.append(Remote(address: address, requirement: String(rest))) }
        }
        return found
    }

    /// The place of the parenthesis that ends a call.
    private static func closing(_ text: String) -> String.Index? {
        var depth = 1
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}
