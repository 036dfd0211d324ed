import DataModelFiles

/// The class that Xcode generates for an entity.
struct ManagedClass {
    private let entity: ModelFile.Entity
    private let model: ModelFile
    let name: String

    /// Whether the app itself makes its objects identifiable, as before Xcode 12.
    private let isIdentifiable: Bool

    init(_ entity: ModelFile.Entity, in model: ModelFile, besides known: [String] = []) {
        self.entity = entity
        self.model = model
        let name = Self.name(of: entity)
        self.name = name
        isIdentifiable = known.contains { text in
            text.contains("Identifiable")
                && text.split(whereSeparator: \.isNewline).contains { line in
                    let words = line.prefix { $0 != "{" }.split { " :,\t".contains($0) }
                    return words.contains("Identifiable") && words.contains { $0 == name }
                        && (words.contains("extension") || words.contains("class"))
                }
        }
    }

    private static func name(of entity: ModelFile.Entity) -> String {
        entity.className?.split(separator: ".").last.map(String.init) ?? entity.name
    }

    private func className(_ entity: String?) -> String {
        guard let found = model.entities.first(where: { $0.name == entity }), found.className != nil else {
            return "NSManagedObject"
        }
        return Self.name(of: found)
    }

    /// The file with the class.
    var declaration: String {
        """
        import CoreData
        import Foundation

        public class \(name): \(className(entity.parent)) {}

        """
    }

    /// The file with the properties.
    var properties: String {
        var lines = [
            "    public class func fetchRequest() -> NSFetchRequest<\(name)> {",
            "        NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")", "    }",
        ]
        for attribute in entity.attributes { lines += property(attribute.name, type(attribute)) }
        for relationship in entity.relationships { lines += self.relationship(relationship) }
        // A class below has it from the one above.
        let identifiable = entity.parent == nil && !isIdentifiable ? "\nextension \(name): Identifiable {}\n" : ""
        return "import CoreData\nimport Foundation\n\nextension \(name) {\n\(lines.joined(separator: "\n"))\n}\n"
            + identifiable
    }

    private func property(_ name: String, _ type: String) -> [String] {
        [
            "    public var `\(name)`: \(type) {", "        get { _managed(\"\(name)\") }",
            "        set { _setManaged(newValue, \"\(name)\") }", "    }",
        ]
    }

    private func type(_ attribute: ModelFile.Attribute) -> String {
        let scalar: String? =
            switch attribute.type {
            case "Integer 16": "Int16"
            case "Integer 32": "Int32"
            case "Integer 64": "Int64"
            case "Double": "Double"
            case "Float": "Float"
            case "Boolean": "Bool"
            default: nil
            }
        if let scalar { return attribute.usesScalar ? scalar : "NSNumber?" }
        switch attribute.type {
        case "String": return "String?"
        case "Date": return attribute.usesScalar ? "TimeInterval" : "Date?"
        case "Decimal": return "NSDecimalNumber?"
        case "Binary": return "Data?"
        case "UUID": return "UUID?"
        case "URI": return "URL?"
        case "Transformable": return attribute.className.map { $0.hasPrefix("[") ? "\($0)?" : "\($0)?" } ?? "NSObject?"
        default: return "NSObject?"
        }
    }

    private func relationship(_ relationship: ModelFile.Relationship) -> [String] {
        let type = className(relationship.destination)
        if !relationship.isToMany { return property(relationship.name, type + "?") }
        let name = relationship.name
        let capital = name.prefix(1).uppercased() + name.dropFirst()
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        var lines = property(name, set + "?")
        for value in [type, set] {
            lines.append("    public func addTo\(capital)(_ value: \(value)) { _addManaged(value, \"\(name)\") }")
            lines.append(
                "    public func removeFrom\(capital)(_ value: \(value)) { _removeManaged(value, \"\(name)\") }")
        }
        guard relationship.isOrdered else { return lines }
        for (values, places) in [(type, "Int"), ("[\(type)]", "NSIndexSet")] {
            lines += [
                "    public func insertInto\(capital)(_ value: \(values), at place: \(places)) {",
                "        _insertManaged(value, at: place, \"\(name)\")", "    }",
                "    public func removeFrom\(capital)(at place: \(places)) { _removeManaged(at: place, \"\(name)\") }",
                "    public func replace\(capital)(at place: \(places), with value: \(values)) {",
                "        _replaceManaged(at: place, with: value, \"\(name)\")", "    }",
            ]
        }
        return lines
    }
}
