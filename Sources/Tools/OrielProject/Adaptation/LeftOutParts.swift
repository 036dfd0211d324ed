import Foundation

/// The parts of a package from elsewhere that are left out, as they use more of a module than Oriel has.
///
/// Packages ask `#if canImport(CoreImage)` before they extend a module's types, and do without where it is missing. A part
/// that does not compile here is left out as if the module were missing.
struct LeftOutParts: Codable, Equatable {
    private(set) var parts: [Part] = []
    /// Whether everything for Apple's systems is left out, as the module compiles only as on Linux.
    var isLinux = false
    /// Statements and functions that are left out, by their files.
    var omissions: [String: Set<Omission>] = [:]
    /// The errors for which they are left out.
    var errors: [Diagnostic] = []

    /// A branch of an `#if`.
    struct Part: Codable, Hashable {
        var file: String
        /// The place of the directive in the file, in bytes.
        var place: Int
        /// The directive's line, from 1.
        var line: Int
        /// The module or the system that its condition asks for.
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
            let withCombine = chains[error.file]?.withCombine ?? []
            let found = around.lazy.compactMap { branch in
                (Self.subject(of: branch.condition) ?? (withCombine.contains(branch.place) ? "Combine" : nil)).map {
                    module in
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

    /// The subject of a condition that a package can do without: a module, except for the interface, which packages are used for;
    /// or several of Apple's systems, or all but Linux, which the package does not need elsewhere.
    private static func subject(of condition: String) -> String? {
        let modules = arguments(of: "canImport(", in: condition).filter { !indispensable.contains($0) }
        // Of several it is the one that exists.
        if let module = modules.first(where: Engine.modules.contains) ?? modules.first { return module }
        let systems = arguments(of: "os(", in: condition).filter { Platform(rawValue: $0) != nil }
        if systems.count > 1 { return systems[0] }
        return ConditionChains.isForAllOthers(condition) ? "Apple's systems" : nil
    }

    /// The arguments of a condition's calls that are not negated.
    private static func arguments(of call: String, in condition: String) -> [String] {
        var rest = condition[...]
        var found: [String] = []
        while let range = rest.range(of: call) {
            let isNegated = rest[..<range.lowerBound].last == "!"
            if !isNegated {
                found.append(String(rest[range.upperBound...].prefix { $0 != ")" && $0 != "." && $0 != "," }))
            }
            rest = rest[range.upperBound...]
        }
        return found
    }

    private static let indispensable: Set<String> = ["SwiftUI", "SwiftUICore", "Foundation", "Combine", "Observation"]

    /// A sentence about the parts of a module; nil where it is whole.
    func note(for module: String) -> String? {
        if isLinux { return "\(module) is built as for Linux, since Oriel lacks what it uses on Apple's systems." }
        guard !parts.isEmpty else { return nil }
        let modules = Set(parts.map(\.module)).sorted().joined(separator: ", ")
        let places = parts.map { "\(URL(filePath: $0.file).lastPathComponent):\($0.line)" }.joined(separator: ", ")
        return "Left out of \(module), since Oriel lacks what it uses of \(modules): \(places)."
    }
}
