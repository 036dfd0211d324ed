import Foundation

/// The parts of a package from elsewhere that are left out, as they use more of a module than Oriel has.
///
/// Packages ask `#if canImport(CoreImage)` before they extend a module's types, and do without where it is missing. A part
/// that does not compile here is left out as if the module were missing.
struct LeftOutParts: Codable, Equatable {
    private(set) var parts: [Part] = []

    /// A branch of an `#if`.
    struct Part: Codable, Hashable {
        var file: String
        /// The place of the directive in the file, in bytes.
        var place: Int
        /// The directive's line, from 1.
        var line: Int
        /// The module that its condition asks for.
        var module: String
    }

    /// The places of the directives whose conditions are false in a file.
    func places(in file: URL) -> Set<Int> { Set(parts.lazy.filter { $0.file == file.path }.map(\.place)) }

    /// Adds the innermost part around each error.
    /// - Returns: Whether each error is in a part, and one of them in a part that was not left out before.
    mutating func add(around errors: [Diagnostic]) -> Bool {
        var isNew = false
        var chains: [String: ConditionChains] = [:]
        for error in errors {
            if chains[error.file] == nil {
                let data = FileManager.default.contents(atPath: error.file) ?? Data()
                chains[error.file] = ConditionChains(SwiftText(Array(data)))
            }
            let around = chains[error.file]?.branches.filter { $0.lines.contains(error.line) } ?? []
            let found = around.lazy.compactMap { branch in
                Self.module(in: branch.condition).map { module in
                    Part(file: error.file, place: branch.place, line: branch.lines.lowerBound, module: module)
                }
            }
            guard let part = found.first else { return false }
            if parts.contains(part) { continue }
            parts.append(part)
            isNew = true
        }
        return isNew
    }

    /// The module that a condition asks for and that a package can do without: not the interface, which it is used for.
    private static func module(in condition: String) -> String? {
        var rest = condition[...]
        var modules: [String] = []
        while let range = rest.range(of: "canImport(") {
            let isNegated = rest[..<range.lowerBound].last == "!"
            let module = String(rest[range.upperBound...].prefix { $0 != ")" && $0 != "." && $0 != "," })
            if !isNegated, !indispensable.contains(module) { modules.append(module) }
            rest = rest[range.upperBound...]
        }
        // Of several it is the one that exists.
        return modules.first(where: Engine.modules.contains) ?? modules.first
    }

    private static let indispensable: Set<String> = ["SwiftUI", "SwiftUICore", "Foundation", "Combine", "Observation"]

    /// A sentence about the parts of a module; nil where it is whole.
    func note(for module: String) -> String? {
        guard !parts.isEmpty else { return nil }
        let modules = Set(parts.map(\.module)).sorted().joined(separator: ", ")
        let places = parts.map { "\(URL(filePath: $0.file).lastPathComponent):\($0.line)" }.joined(separator: ", ")
        return "Left out of \(module), since Oriel lacks what it uses of \(modules): \(places)."
    }
}
