/// The declarations of many files, and facts about all of them together.
struct Library {
    /// The declarations by file, in the order of the files.
    let files: [(path: String, declarations: [Declaration])]
    /// The folders of modules.
    let modules: Set<String>
    /// The public declarations, by name: initializers by that of their type.
    let byName: [String: [Declaration]]
    /// For each type or protocol, its superclass and protocols, by itself or in extensions.
    private let inherited: [String: Set<String>]
    /// For each protocol, the names of its requirements.
    private let requirements: [String: Set<String>]

    init(_ files: [(path: String, declarations: [Declaration])]) {
        self.files = files
        var (inherited, requirements): ([String: Set<String>], [String: Set<String>]) = ([:], Self.ofToolchain)
        for declaration in files.flatMap(\.declarations) {
            if Declaration.types.contains(declaration.kind) {
                let name = declaration.name.split(separator: ".").last.map(String.init) ?? ""
                inherited[name, default: []].formUnion(declaration.inherited)
            }
            if declaration.isRequirement, let name = declaration.container.last {
                requirements[name, default: []].insert(declaration.name)
            }
        }
        let all = files.flatMap(\.declarations).filter { $0.isPublic && $0.kind != "extension" }
        byName = Dictionary(grouping: all) { $0.kind == "init" ? $0.container.last ?? "" : $0.name }
        modules = Set(files.compactMap { ModuleGraph.module(of: $0.path) })
        self.inherited = inherited
        self.requirements = requirements
    }

    /// Whether a declaration is a requirement of a protocol that the type around it conforms to, or an implementation
    /// of one: the protocol documents it.
    func isWitness(_ declaration: Declaration) -> Bool {
        guard let type = declaration.container.last, declaration.kind != "case" else { return false }
        if declaration.isRequirement { return false }
        var (seen, waiting): (Set<String>, [String]) = ([], [type])
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted else { continue }
            if requirements[name]?.contains(declaration.name) == true { return true }
            waiting += inherited[name] ?? []
        }
        return false
    }

    /// The requirements of protocols of the toolchain.
    private static let ofToolchain: [String: Set<String>] = [
        "Equatable": ["=="], "Hashable": ["==", "hash", "hashValue"], "Comparable": ["<"],
        "CustomStringConvertible": ["description"], "CustomDebugStringConvertible": ["debugDescription"],
        "CustomReflectable": ["customMirror"], "LosslessStringConvertible": ["init"],
        "RawRepresentable": ["rawValue", "init", "RawValue"],
        "OptionSet": ["rawValue", "init", "Element", "ArrayLiteralElement", "RawValue"],
        "SetAlgebra": [
            "init", "contains", "union", "intersection", "symmetricDifference", "insert", "remove", "update",
            "formUnion", "formIntersection", "formSymmetricDifference", "Element", "ArrayLiteralElement",
        ],
        "Identifiable": ["id", "ID"], "Encodable": ["encode"], "Decodable": ["init"], "Codable": ["encode", "init"],
        "Sequence": ["makeIterator", "Element", "Iterator"], "IteratorProtocol": ["next", "Element"],
        "AsyncSequence": ["makeAsyncIterator", "Element", "AsyncIterator", "Failure"],
        "AsyncIteratorProtocol": ["next", "Element", "Failure"], "Strideable": ["distance", "advanced", "Stride"],
        "AttributedStringKey": ["Value", "name"], "CodableAttributedStringKey": ["Value", "name"],
        "ReferenceConvertible": ["ReferenceType"], "ExpressibleByExtendedGraphemeClusterLiteral": ["init"],
        "ExpressibleByStringLiteral": ["init", "StringLiteralType"], "ExpressibleByIntegerLiteral": ["init"],
        "ExpressibleByFloatLiteral": ["init"], "ExpressibleByNilLiteral": ["init"],
        "ExpressibleByBooleanLiteral": ["init"], "ExpressibleByArrayLiteral": ["init", "ArrayLiteralElement"],
        "ExpressibleByDictionaryLiteral": ["init", "Key", "Value"],
        "ExpressibleByStringInterpolation": ["init", "StringInterpolation"],
        "StringInterpolationProtocol": ["init", "appendLiteral"],
        "Collection": collection, "BidirectionalCollection": collection, "MutableCollection": collection,
        "RandomAccessCollection": collection,
        "RangeReplaceableCollection": collection.union(["init", "replaceSubrange"]),
        "AdditiveArithmetic": ["zero", "+", "-", "+=", "-="], "Error": [], "LocalizedError": ["errorDescription"],
        "Clock": ["now", "sleep", "minimumResolution", "Instant", "Duration"],
        "FormatStyle": ["format", "locale", "FormatInput", "FormatOutput"], "Executor": ["enqueue"],
        "NSObject": ["init", "isEqual", "hash", "description"], "CaseIterable": ["allCases", "AllCases"],
    ]
    private static let collection: Set<String> = [
        "startIndex", "endIndex", "subscript", "index", "formIndex", "makeIterator", "Element", "Index", "SubSequence",
        "Iterator", "Indices", "indices", "count", "isEmpty",
    ]
}
