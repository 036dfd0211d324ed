import Foundation

/// The types of values in JSON.
public enum JSONType: Hashable, Sendable { case integer, boolean, double, date, string, array, object }

/// How JSON is read.
public struct JSONReadingOptions: Sendable {
    private(set) var dates: [@Sendable (String) -> Date?] = []
    /// Creates options.
    public init() {}
    /// Reads dates by a function.
    public mutating func addDateParseStrategy<T: ParseStrategy & Sendable>(_ strategy: T)
    where T.ParseInput == String, T.ParseOutput == Date { dates.append { try? strategy.parse($0) } }
}

extension DataFrame {
    /// Reads a table from a list of objects.
    public init(
        contentsOfJSONFile url: URL, columns: [String]? = nil, types: [String: JSONType] = [:],
        options: JSONReadingOptions = .init()
    ) throws { try self.init(jsonData: Data(contentsOf: url), columns: columns, types: types, options: options) }

    /// Reads a table from a list of objects; the columns are in the order of their names.
    public init(
        jsonData data: Data, columns wanted: [String]? = nil, types: [String: JSONType] = [:],
        options: JSONReadingOptions = .init()
    ) throws {
        guard let objects = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] else {
            throw CSVReadingError.unsupportedStructure
        }
        for name in wanted ?? Set(objects.flatMap(\.keys)).sorted() {
            let values = objects.map { object -> Any? in
                let value = object[name]
                return value is NSNull ? nil : value
            }
            append(column: Self.column(name, values, types[name], options))
        }
    }

    private static func column(
        _ name: String, _ values: [Any?], _ type: JSONType?, _ options: JSONReadingOptions
    ) -> AnyColumn {
        func read<T>(_ convert: (Any) -> T?) -> AnyColumn? {
            var found: [T?] = []
            for value in values {
                guard let value else {
                    found.append(nil)
                    continue
                }
                guard let converted = convert(value) else { return nil }
                found.append(converted)
            }
            return Column<T>(name: name, contents: found).eraseToAnyColumn()
        }
        func isTruth(_ value: Any) -> Bool {
            if Swift.type(of: value) == Bool.self { return true }
            guard let number = value as? NSNumber else { return false }
            return ["c", "B"].contains(String(cString: number.objCType))
        }
        func column(_ type: JSONType) -> AnyColumn? {
            switch type {
            case .boolean: read { isTruth($0) ? $0 as? Bool : nil }
            case .integer: read { isTruth($0) ? nil : $0 as? Int }
            case .double: read { isTruth($0) ? nil : $0 as? Double }
            case .date:
                read { value -> Date? in
                    guard let text = value as? String else { return nil }
                    for parse in options.dates { if let date = parse(text) { return date } }
                    return try? Date.ISO8601FormatStyle().parse(text)
                }
            case .string: read { $0 as? String }
            case .array: read { $0 as? [Any] }
            case .object: read { $0 as? [String: Any] }
            }
        }
        if let type, let found = column(type) { return found }
        let known = values.contains { $0 != nil }
        let kinds: [JSONType] = known ? [.boolean, .integer, .double, .date, .string, .array, .object] : [.string]
        for kind in kinds { if let found = column(kind) { return found } }
        return Column<Any>(name: name, contents: values).eraseToAnyColumn()
    }
}
