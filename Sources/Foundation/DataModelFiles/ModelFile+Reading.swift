/// A sentence that says why a model can't be read.
package struct ModelFileProblem: Error, Equatable, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}

extension ModelFile {
    /// Reads the bytes of a `contents` file.
    package init(parsing data: some Sequence<UInt8>) throws {
        let root: XMLElement
        do {
            root = try XMLElement(parsing: data)
        } catch let failure as XMLFailure {
            throw ModelFileProblem("It is not a model: \(failure).")
        }
        guard root.name == "model" else { throw ModelFileProblem("It is not a model, but “\(root.name)”.") }
        versionIdentifier = root.attributes["userDefinedModelVersionIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
        for element in root.children(named: "entity") { entities.append(try Entity(element)) }
        for element in root.children(named: "configuration") {
            configurations[element["name"] ?? ""] = element.children(named: "memberEntity").compactMap { $0["name"] }
        }
        for element in root.children(named: "fetchRequest") {
            guard let name = element["name"], let entity = element["entity"] else { continue }
            fetchRequests.append(
                FetchRequest(
                    name: name, entity: entity, predicate: element["predicateString"],
                    limit: element["fetchLimit"].flatMap { Int($0) },
                    batchSize: element["fetchBatchSize"].flatMap { Int($0) }))
        }
        try check()
    }

    /// Throws where names lead nowhere: what reads the model need not ask again.
    private func check() throws {
        var names: [String: Entity] = [:]
        for entity in entities {
            if names.updateValue(entity, forKey: entity.name) != nil {
                throw ModelFileProblem("Two entities are named \(entity.name).")
            }
        }
        for entity in entities {
            var ancestors: Set<String> = [entity.name]
            var parent = entity.parent
            while let name = parent {
                guard let next = names[name] else {
                    throw ModelFileProblem("The parent of \(entity.name), \(name), is not in the model.")
                }
                guard ancestors.insert(name).inserted else {
                    throw ModelFileProblem("\(entity.name) is its own ancestor.")
                }
                parent = next.parent
            }
            for relationship in entity.relationships where names[relationship.destination] == nil {
                throw ModelFileProblem(
                    "\(entity.name).\(relationship.name) leads to \(relationship.destination), "
                        + "which is not in the model.")
            }
        }
    }
}

extension XMLElement {
    fileprivate subscript(name: String) -> String? { attributes[name].flatMap { $0.isEmpty ? nil : $0 } }

    fileprivate func has(_ name: String) -> Bool { attributes[name] == "YES" }

    fileprivate var userInfo: [String: String] {
        var entries: [String: String] = [:]
        for list in children(named: "userInfo") {
            for entry in list.children(named: "entry") { entries[entry["key"] ?? ""] = entry.attributes["value"] ?? "" }
        }
        return entries
    }
}

extension ModelFile.Entity {
    fileprivate init(_ element: XMLElement) throws {
        guard let name = element["name"] else { throw ModelFileProblem("An entity has no name.") }
        self.name = name
        className = element["representedClassName"]
        parent = element["parentEntity"]
        isAbstract = element.has("isAbstract")
        generation = ModelFile.CodeGeneration(rawValue: element["codeGenerationType"] ?? "") ?? .none
        renamingIdentifier = element["elementID"]
        userInfo = element.userInfo
        for attribute in element.children(named: "attribute") {
            attributes.append(try ModelFile.Attribute(attribute, of: name))
        }
        for relationship in element.children(named: "relationship") {
            relationships.append(try ModelFile.Relationship(relationship, of: name))
        }
        for list in element.children(named: "uniquenessConstraints") {
            for constraint in list.children(named: "uniquenessConstraint") {
                uniquenessConstraints.append(constraint.children(named: "constraint").compactMap { $0["value"] })
            }
        }
        indexes = ModelFile.FetchIndex.all(of: element)
    }
}

extension ModelFile.FetchIndex {
    /// The indexes of an entity, in the words of this Xcode and of earlier ones.
    fileprivate static func all(of entity: XMLElement) -> [Self] {
        var found = entity.children(named: "fetchIndex").map { element in
            Self(
                name: element["name"] ?? "",
                elements: element.children(named: "fetchIndexElement").compactMap { part in
                    part["property"].map {
                        Element(
                            property: $0, isAscending: part["order"] != "descending",
                            isTree: part["type"]?.lowercased() == "rtree")
                    }
                }, predicate: element["partialIndexPredicate"])
        }
        for list in entity.children(named: "compoundIndexes") {
            for index in list.children(named: "compoundIndex") {
                let names = index.children(named: "index").compactMap { $0["value"] }
                found.append(Self(name: names.joined(separator: "_"), elements: names.map { Element(property: $0) }))
            }
        }
        for attribute in entity.children(named: "attribute") where attribute.has("indexed") {
            guard let name = attribute["name"] else { continue }
            found.append(Self(name: name, elements: [Element(property: name)]))
        }
        return found
    }
}

extension ModelFile.Attribute {
    fileprivate init(_ element: XMLElement, of entity: String) throws {
        guard let name = element["name"] else { throw ModelFileProblem("An attribute of \(entity) has no name.") }
        self.name = name
        type = element["attributeType"] ?? ""
        isOptional = element.has("optional")
        isTransient = element.has("transient")
        usesScalar = element.has("usesScalarValueType")
        defaultValue =
            element.attributes["defaultValueString"] ?? element["defaultDateTimeInterval"]
        minimum = element["minValueString"] ?? element["minDateTimeInterval"]
        maximum = element["maxValueString"] ?? element["maxDateTimeInterval"]
        pattern = element["regularExpressionString"]
        allowsExternalStorage = element.has("allowsExternalBinaryDataStorage")
        className = element["customClassName"]
        transformer = element["valueTransformerName"]
        derivation = element["derivationExpression"]
        renamingIdentifier = element["elementID"]
        userInfo = element.userInfo
    }
}

extension ModelFile.Relationship {
    fileprivate init(_ element: XMLElement, of entity: String) throws {
        guard let name = element["name"] else { throw ModelFileProblem("A relationship of \(entity) has no name.") }
        guard let destination = element["destinationEntity"] else {
            throw ModelFileProblem("\(entity).\(name) leads nowhere.")
        }
        self.name = name
        self.destination = destination
        inverse = element["inverseName"]
        isOptional = element.has("optional")
        isTransient = element.has("transient")
        isToMany = element.has("toMany")
        isOrdered = element.has("ordered")
        deleteRule = element["deletionRule"] ?? "No Action"
        minimum = element["minCount"].flatMap { Int($0) }
        maximum = element["maxCount"].flatMap { Int($0) }
        renamingIdentifier = element["elementID"]
        userInfo = element.userInfo
    }
}
