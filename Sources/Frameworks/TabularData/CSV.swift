import Foundation

/// The types of a file's columns.
public enum CSVType: Hashable, Sendable { case integer, boolean, float, double, date, string, data }

/// How a file is read.
///
/// Follows Apple's [CSVReadingOptions](https://developer.apple.com/documentation/tabulardata/csvreadingoptions).
public struct CSVReadingOptions: Sendable {
    /// Whether the first row has the columns' names.
    public var hasHeaderRow: Bool
    /// The words for missing values.
    public var nilEncodings: Set<String>
    /// The words for true.
    public var trueEncodings: Set<String>
    /// The words for false.
    public var falseEncodings: Set<String>
    /// Whether lines without words are skipped.
    public var ignoresEmptyLines: Bool
    /// Whether a value may be in quotation marks.
    public var usesQuoting: Bool
    /// Whether a backslash takes a mark's meaning away.
    public var usesEscaping: Bool
    /// The mark between values.
    public var delimiter: Character
    /// The mark that takes another one's meaning away.
    public var escapeCharacter: Character
    private(set) var dates: [@Sendable (String) -> Date?] = []

    /// Creates options; Apple's by default.
    public init(
        hasHeaderRow: Bool = true,
        nilEncodings: Set<String> = [
            "", "#N/A", "#N/A N/A", "#NA", "N/A", "NA", "NULL", "n/a", "null", "nan", "NaN", "-nan", "-NaN",
        ],
        trueEncodings: Set<String> = ["1", "True", "TRUE", "true"],
        falseEncodings: Set<String> = ["0", "False", "FALSE", "false"], floatingPointType: CSVType = .double,
        ignoresEmptyLines: Bool = true, usesQuoting: Bool = true, usesEscaping: Bool = false,
        delimiter: Character = ",",
        escapeCharacter: Character = "\\"
    ) {
        (self.hasHeaderRow, self.nilEncodings) = (hasHeaderRow, nilEncodings)
        (self.trueEncodings, self.falseEncodings) = (trueEncodings, falseEncodings)
        (self.ignoresEmptyLines, self.usesQuoting, self.usesEscaping) = (ignoresEmptyLines, usesQuoting, usesEscaping)
        (self.delimiter, self.escapeCharacter) = (delimiter, escapeCharacter)
    }

    /// Reads dates by a function as well.
    public mutating func addDateParseStrategy<T: ParseStrategy & Sendable>(_ strategy: T)
    where T.ParseInput == String, T.ParseOutput == Date { dates.append { try? strategy.parse($0) } }

    func date(_ text: String) -> Date? {
        for read in dates { if let date = read(text) { return date } }
        return try? Date.ISO8601FormatStyle().parse(text)
    }
}

/// How a file is written.
public struct CSVWritingOptions: Sendable {
    /// Whether the first row has the columns' names.
    public var includesHeader: Bool
    /// The words for missing values.
    public var nilEncoding: String
    /// The words for true.
    public var trueEncoding: String
    /// The words for false.
    public var falseEncoding: String
    /// The mark after a row.
    public var newline: String
    /// The mark between values.
    public var delimiter: Character
    /// Creates options.
    public init(
        includesHeader: Bool = true, nilEncoding: String = "", trueEncoding: String = "true",
        falseEncoding: String = "false", newline: String = "\n", delimiter: Character = ","
    ) {
        (self.includesHeader, self.nilEncoding) = (includesHeader, nilEncoding)
        (self.trueEncoding, self.falseEncoding) = (trueEncoding, falseEncoding)
        (self.newline, self.delimiter) = (newline, delimiter)
    }
}

/// An error of a file.
public enum CSVReadingError: LocalizedError, Hashable, Sendable {
    case badEncoding(row: Int, column: Int)
    case misplacedQuote(row: Int, column: Int)
    case wrongNumberOfColumns(row: Int, columns: Int, expected: Int)
    case failedToParse(row: Int, column: Int, type: CSVType)
    case unsupportedStructure

    public var errorDescription: String? {
        switch self {
        case .badEncoding: "The file is not written in UTF-8."
        case .misplacedQuote(let row, let column): "Row \(row), column \(column): a quotation mark has no partner."
        case .wrongNumberOfColumns(let row, let columns, let expected):
            "Row \(row) has \(columns) values instead of \(expected)."
        case .failedToParse(let row, let column, let type):
            "Row \(row), column \(column): the value is not of the type \(type)."
        case .unsupportedStructure: "The data is not a list of objects."
        }
    }
}

/// The rows of a file as words.
struct CSVRows {
    var rows: [[String]] = []

    init(_ text: String, _ options: CSVReadingOptions) throws {
        var (row, field, isQuoted, wasQuoted) = ([String](), "", false, false)
        var place = text.startIndex
        func end() -> Bool { row.isEmpty && field.isEmpty && !wasQuoted }
        func finishRow(_ rows: inout [[String]]) {
            if !(end() && options.ignoresEmptyLines) {
                row.append(field)
                rows.append(row)
            }
            (row, field, wasQuoted) = ([], "", false)
        }
        while place < text.endIndex {
            let mark = text[place]
            place = text.index(after: place)
            if options.usesEscaping, mark == options.escapeCharacter, place < text.endIndex {
                field.append(text[place])
                place = text.index(after: place)
            } else if isQuoted {
                guard mark == "\"" else {
                    field.append(mark)
                    continue
                }
                if place < text.endIndex, text[place] == "\"" {
                    field.append("\"")
                    place = text.index(after: place)
                } else {
                    isQuoted = false
                }
            } else if options.usesQuoting, mark == "\"", field.isEmpty {
                (isQuoted, wasQuoted) = (true, true)
            } else if mark == options.delimiter {
                row.append(field)
                (field, wasQuoted) = ("", false)
            } else if mark.isNewline {
                finishRow(&rows)
            } else {
                field.append(mark)
            }
        }
        if isQuoted { throw CSVReadingError.misplacedQuote(row: rows.count, column: row.count) }
        if !end() { finishRow(&rows) }
    }
}
