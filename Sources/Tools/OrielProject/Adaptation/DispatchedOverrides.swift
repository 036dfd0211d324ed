import Foundation
import SwiftTokens

/// Members that a module adds to a class of the system's, and overrides for its subclasses: `extension UIView { func prepare() }` and
/// `extension UILabel { override func prepare() }`.
///
/// Objective-C finds the member by the object's class. Here the member of the first class calls a function that looks for the
/// nearest superclass of the object that has one, and calls that.
struct DispatchedOverrides {
    private struct Place {
        let file: URL
        let type: String
        let member: MemberReader.Member
    }

    private let sources: [URL: SwiftSource]
    private(set) var edits: [URL: TextEdits] = [:]

    init(_ sources: [URL: SwiftSource]) {
        self.sources = sources
        var classes: Set<String> = []
        let aliases = sources.values.reduce(into: Set<String>()) { $0.formUnion(Self.aliases(in: $1)) }
        var bases: [String: [Place]] = [:]
        var overrides: [String: [Place]] = [:]
        for (file, source) in sources.sorted(by: { $0.key.path < $1.key.path }) {
            let reader = MemberReader(source: source)
            for block in reader.blocks() where block.isActive {
                if block.keyword == "class", !block.header.hasPrefix("<") { classes.insert(block.name) }
                guard block.keyword == "class" || block.keyword == "extension", !block.header.hasPrefix("<") else {
                    continue
                }
                for member in reader.members(of: block) where !member.isConditional {
                    let name = ExtensionOverrides.fullName(member, source)
                    let place = Place(file: file, type: block.name, member: member)
                    if member.modifiers.contains("override") {
                        overrides[name, default: []].append(place)
                    } else if block.keyword == "extension", !member.modifiers.contains("static"),
                        !member.modifiers.contains("private"), Self.isClass(block.name) || aliases.contains(block.name),
                        !Self.ofObjects.contains(member.name)
                    {
                        bases[name, default: []].append(place)
                    }
                }
            }
        }
        for (name, places) in bases.sorted(by: { $0.key < $1.key }) {
            // A class of the module has the member moved into it.
            guard places.count == 1, let base = places.first, !classes.contains(base.type),
                let found = overrides[name], !found.contains(where: { $0.type == base.type }),
                found.allSatisfy({ signature($0) == signature(base) })
            else { continue }
            dispatch(base, found)
        }
    }

    /// The members that every class overrides: an extension that adds one without is of an enumeration or a structure.
    private static let ofObjects: Set<String> = [
        "description", "debugDescription", "hash", "isEqual", "copy", "mutableCopy",
    ]

    /// Whether a type of the system's is a class, by its name.
    private static func isClass(_ name: String) -> Bool {
        ["UI", "NS", "CA", "AV", "WK", "MK", "SK"].contains { name.hasPrefix($0) } && !name.contains(".")
    }

    /// The module's own names for classes of the system's: `typealias PlatformView = NSView`.
    private static func aliases(in source: SwiftSource) -> [String] {
        source.tokens.indices.compactMap { index in
            guard source.token(index, is: "typealias"), source.token(index + 2, is: "="),
                isClass(source.word(index + 3)), !source.token(index + 4, is: "<")
            else { return nil }
            return source.word(index + 1)
        }
    }

    /// The declaration without the names of parameters: the types alone.
    private func signature(_ place: Place) -> String {
        guard let source = sources[place.file] else { return "" }
        let body = (place.member.word..<place.member.tokens.upperBound).first { source.token($0, is: "{") }
        let text = source.text(of: place.member.word..<(body ?? place.member.tokens.upperBound))
        return text.filter { !$0.isWhitespace }
    }

    private mutating func dispatch(_ base: Place, _ overrides: [Place]) {
        guard let source = sources[base.file], let call = MemberCall(base.member, source) else { return }
        let key = call.key
        for place in overrides {
            guard let source = sources[place.file] else { return }
            rename(place, call, source)
        }
        let choices = overrides.map {
            "if type == \($0.type).self { return (self as! \($0.type)).oriel_\($0.type)_\(key)\(call.arguments) }; "
        }
        let head = base.member.modifiers.filter { !$0.hasPrefix("@") && $0 != "final" }.joined(separator: " ")
        let parameters = call.parameters.isEmpty ? "" : ", " + call.parameters
        let inner = call.arguments.isEmpty ? "" : String(call.arguments.dropFirst().dropLast())
        let passed = inner.isEmpty ? "nil" : "nil, " + inner
        let dispatcher =
            "func oriel_\(key)(_ above: AnyClass?\(parameters))\(call.result) { "
            + "var type: AnyClass? = above.map { _getSuperclass($0) } ?? Swift.type(of: self); "
            + "while type != nil { \(choices.joined())type = _getSuperclass(type!) }; "
            + "return oriel_\(base.type)_\(key)\(call.arguments) }; "
        let first = source.tokens[base.member.tokens.lowerBound].range.lowerBound
        edits[base.file, default: TextEdits()].insert(
            "\(head) \(call.declaration) { \(call.isVariable ? "" : "return ")oriel_\(key)(\(passed)) }; " + dispatcher,
            at: first)
        edits[base.file, default: TextEdits()].replace(
            source.tokens[base.member.word + 1].range, with: "oriel_\(base.type)_\(key)")
    }

    /// Renames an override, and has it call the dispatcher for its superclass.
    private mutating func rename(_ place: Place, _ call: MemberCall, _ source: SwiftSource) {
        var edits = self.edits[place.file, default: TextEdits()]
        for index in place.member.tokens where index < place.member.word && source.token(index, is: "override") {
            edits.blank(source.tokens[index].range, of: source.bytes)
        }
        edits.replace(source.tokens[place.member.word + 1].range, with: "oriel_\(place.type)_\(call.key)")
        for index in place.member.word..<place.member.tokens.upperBound
        where source.token(index, is: "super") && source.token(index + 1, is: ".")
            && source.name(at: index + 2) == place.member.name
        {
            edits.replace(source.tokens[index].range, with: "self")
            let name = source.tokens[index + 2].range
            if call.isVariable {
                edits.replace(name, with: "oriel_\(call.key)(\(place.type).self)")
            } else if source.token(index + 3, is: "(") {
                edits.replace(name, with: "oriel_\(call.key)")
                let isEmpty = source.token(index + 4, is: ")")
                edits.insert(
                    "\(place.type).self\(isEmpty ? "" : ", ")", at: source.tokens[index + 3].range.upperBound)
            }
        }
        self.edits[place.file] = edits
    }
}
