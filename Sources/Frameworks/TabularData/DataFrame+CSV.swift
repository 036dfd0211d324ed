import Foundation

extension DataFrame {
    /// Reads a table of values with marks between them.
    /// - Parameters:
    ///   - url: The file.
    ///   - columns: The names of the wanted columns; nil for all.
    ///   - rows: The places of the wanted rows; nil for all.
    ///   - types: The types of columns by their names; others are found in the values.
    ///   - options: How the file is read.
    public init(
        contentsOfCSVFile url: URL, columns: [String]? = nil, rows: Range<Int>? = nil, types: [String: CSVType] = [:],
        options: CSVReadingOptions = .init()
    ) throws {
        try self.init(
            csvData: Data(contentsOf: url), columns: columns, rows: rows, types: types, options: options)
    }

    /// Reads a table of values with marks between them.
    public init(
        csvData data: Data, columns wanted: [String]? = nil, rows range: Range<Int>? = nil,
        types: [String: CSVType] = [:], options: CSVReadingOptions = .init()
    ) throws {
        guard var text = String(data: data, encoding: .utf8) else {
            throw CSVReadingError.badEncoding(row: 0, column: 0)
        }
        if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
        var lines = try CSVRows(text, options).rows
        guard let first = lines.first else { return }
        let names = options.hasHeaderRow ? first : first.indices.map { "Column \($0)" }
        if options.hasHeaderRow { lines.removeFirst() }
        for (row, line) in lines.enumerated() where line.count != names.count {
            throw CSVReadingError.wrongNumberOfColumns(row: row, columns: line.count, expected: names.count)
        }
        if let range { lines = Array(lines[range.clamped(to: lines.indices)]) }
        for name in wanted ?? names {
            guard let index = names.firstIndex(of: name) else { continue }
            let words = lines.map { options.nilEncodings.contains($0[index]) ? nil : $0[index] }
            append(column: try Self.column(name, words, types[name], index, options))
        }
    }

    private static func column(
        _ name: String, _ words: [String?], _ type: CSVType?, _ place: Int, _ options: CSVReadingOptions
    ) throws -> AnyColumn {
        func read<T>(_ parse: (String) -> T?) -> AnyColumn? {
            var values: [T?] = []
            values.reserveCapacity(words.count)
            for word in words {
                guard let word else {
                    values.append(nil)
                    continue
                }
                guard let value = parse(word.trimmingCharacters(in: .whitespaces)) else { return nil }
                values.append(value)
            }
            return Column<T>(name: name, contents: values).eraseToAnyColumn()
        }
        func truth(_ word: String) -> Bool? {
            options.trueEncodings.contains(word) ? true : options.falseEncodings.contains(word) ? false : nil
        }
        func column(_ type: CSVType) -> AnyColumn? {
            switch type {
            case .integer: read { Int($0) }
            case .double: read { Double($0) }
            case .float: read { Float($0) }
            case .boolean: read(truth)
            case .date: read(options.date)
            case .data: read { Data($0.utf8) }
            case .string: Column<String>(name: name, contents: words).eraseToAnyColumn()
            }
        }
        if let type {
            guard let found = column(type) else {
                throw CSVReadingError.failedToParse(row: 0, column: place, type: type)
            }
            return found
        }
        guard words.contains(where: { $0 != nil }) else {
            return Column<String>(name: name, contents: words).eraseToAnyColumn()
        }
        return column(.integer) ?? column(.double) ?? column(.boolean) ?? column(.date) ?? column(.string)
            ?? Column<String>(name: name, contents: words).eraseToAnyColumn()
    }

    /// Returns the table as values with marks between them.
    public func csvRepresentation(options: CSVWritingOptions = .init()) throws -> Data {
        func quoted(_ text: String) -> String {
            let needs = text.contains { $0 == options.delimiter || $0 == "\"" || $0.isNewline }
            return needs ? "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\"" : text
        }
        func words(_ value: Any?) -> String {
            switch value {
            case nil: options.nilEncoding
            case let value as Bool: value ? options.trueEncoding : options.falseEncoding
            case let value as Date: value.formatted(.iso8601)
            case let value as Data: quoted(String(decoding: value, as: UTF8.self))
            case let value?: quoted("\(value)")
            }
        }
        var text = ""
        func add(_ row: [String]) { text += row.joined(separator: String(options.delimiter)) + options.newline }
        if options.includesHeader { add(columns.map { quoted($0.name) }) }
        for row in 0..<shape.rows { add(columns.map { words($0[row]) }) }
        return Data(text.utf8)
    }

    /// Writes the table as values with marks between them.
    public func writeCSV(to url: URL, options: CSVWritingOptions = .init()) throws {
        try csvRepresentation(options: options).write(to: url, options: .atomic)
    }
}

extension DataFrame.Slice {
    /// Returns the rows as values with marks between them.
    public func csvRepresentation(options: CSVWritingOptions = .init()) throws -> Data {
        try base.csvRepresentation(options: options)
    }
    /// Writes the rows as values with marks between them.
    public func writeCSV(to url: URL, options: CSVWritingOptions = .init()) throws {
        try base.writeCSV(to: url, options: options)
    }
}
