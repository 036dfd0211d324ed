import Foundation

/// The Info.plist that XcodeGen would write for a target.
enum SpecificationInformation {
    /// The property list with the properties of a description, and with the properties of every target.
    static func data(_ properties: YAMLMap, type: String) throws -> Data {
        var entries: [String: Any] = [
            "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleName": "$(PRODUCT_NAME)", "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
        ]
        if type != "bundle" { entries["CFBundleExecutable"] = "$(EXECUTABLE_NAME)" }
        entries["CFBundlePackageType"] =
            type.hasPrefix("application") ? "APPL" : type.hasPrefix("framework") ? "FMWK" : "BNDL"
        for (key, value) in properties.entries { entries[key] = self.value(value) }
        return try PropertyListWriter.data(entries)
    }

    /// A value of a property list; nil if there is none.
    private static func value(_ value: YAMLValue) -> Any? {
        switch value {
        case .list(let elements): return elements.compactMap(self.value)
        case .map(let map):
            var entries: [String: Any] = [:]
            for (key, value) in map.entries { entries[key] = self.value(value) }
            return entries
        case .scalar(let text, let isPlain):
            guard isPlain else { return text }
            if value.isNull { return nil }
            if let bool = value.bool { return bool }
            let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
            guard let first = digits.first, first.isASCII, first.isNumber else { return text }
            if let number = Int(text) { return number }
            guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }), let number = Double(text),
                number.isFinite
            else { return text }
            return number
        }
    }
}
