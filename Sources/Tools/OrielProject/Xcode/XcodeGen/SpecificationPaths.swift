import Foundation

/// Moves the paths of an included description to the folder of its file.
struct SpecificationPaths {
    let folder: URL

    /// Returns the description with paths that count from anywhere.
    func moved(_ map: YAMLMap) -> YAMLMap {
        change(map) { key, value in
            switch key {
            case "configFiles": entries(of: value, path)
            case "packages", "projectReferences": entries(of: value) { fields($0, ["path": path]) }
            case "localPackages", "fileGroups": list(value, path)
            case "targets", "targetTemplates": entries(of: value, target)
            default: value
            }
        }
    }

    private func target(_ value: YAMLValue) -> YAMLValue {
        let source = { (value: YAMLValue) in value.isMap ? fields(value, ["path": path]) : path(value) }
        return fields(
            value,
            [
                "sources": { list($0, source) }, "resources": { list($0, source) },
                "info": { fields($0, ["path": path]) },
                "entitlements": { fields($0, ["path": path]) }, "configFiles": { entries(of: $0, path) },
                "dependencies": { list($0) { fields($0, ["framework": path]) } },
            ])
    }

    private func path(_ value: YAMLValue) -> YAMLValue {
        // Settings and variables may be paths from anywhere already.
        guard let text = value.string, !text.hasPrefix("/"), !text.hasPrefix("$(") else { return value }
        return .scalar(folder.path + "/" + text, isPlain: false)
    }

    private func list(_ value: YAMLValue, _ change: (YAMLValue) -> YAMLValue) -> YAMLValue {
        if case .list(let elements) = value { .list(elements.map(change)) } else { change(value) }
    }

    private func entries(of value: YAMLValue, _ change: (YAMLValue) -> YAMLValue) -> YAMLValue {
        guard case .map(let map) = value else { return value }
        return .map(self.change(map) { change($1) })
    }

    private func fields(_ value: YAMLValue, _ changes: [String: (YAMLValue) -> YAMLValue]) -> YAMLValue {
        guard case .map(let map) = value else { return value }
        return .map(change(map) { key, value in changes[key]?(value) ?? value })
    }

    private func change(_ map: YAMLMap, _ change: (String, YAMLValue) -> YAMLValue) -> YAMLMap {
        var result = YAMLMap()
        for (key, value) in map.entries {
            let plain =
                key.hasSuffix(SpecificationFiles.replacing)
                ? String(key.dropLast(SpecificationFiles.replacing.count)) : key
            result[key] = change(plain, value)
        }
        return result
    }
}
