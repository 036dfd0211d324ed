import Foundation

/// The places of files that a project's groups describe.
enum FileGroups {
    /// The place of each reference and group, by identifier.
    static func places(in objects: [String: PropertyValue], mainGroup: String?, root: URL) -> [String: URL] {
        var places: [String: URL] = [:]
        func visit(_ id: String, _ parent: URL) {
            // A group that holds itself ends here.
            guard places[id] == nil, let object = objects[id] else { return }
            let place = self.place(of: object, in: parent, root: root)
            places[id] = place
            for child in object["children"]?.strings ?? [] { visit(child, place) }
        }
        if let mainGroup { visit(mainGroup, root) }
        // What no group holds counts from the project's folder.
        for id in objects.keys where places[id] == nil && objects[id]?["path"] != nil {
            let isa = objects[id]?["isa"]?.string ?? ""
            if isa.hasPrefix("PBXFile") || isa.hasSuffix("Group") { visit(id, root) }
        }
        return places
    }

    private static func place(of object: PropertyValue, in parent: URL, root: URL) -> URL {
        guard let path = object["path"]?.string, !path.isEmpty else { return parent }
        switch object["sourceTree"]?.string {
        case "SOURCE_ROOT": return root.appending(path: path).standardizedFileURL
        case "<absolute>": return URL(filePath: path)
        case "BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR":
            return URL(filePath: "/nowhere").appending(path: path)
        default: return parent.appending(path: path).standardizedFileURL
        }
    }
}
