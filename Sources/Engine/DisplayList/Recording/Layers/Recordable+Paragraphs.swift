import Foundation

extension ParagraphForm: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.optional(values.alignment)
        writer.flag(values.isRightToLeft != nil)
        if let isRightToLeft = values.isRightToLeft { writer.flag(isRightToLeft) }
        for length in [values.firstLineIndent, values.indent, values.trailingIndent] { writer.number(length) }
        for length in [values.spacingBefore, values.spacing, values.lineSpacing ?? -1] { writer.number(length) }
        for length in [values.lineHeightMultiple, values.minimumLineHeight, values.maximumLineHeight] {
            writer.number(length)
        }
        writer.value(values.breaking)
        writer.list(values.tabs)
        writer.number(values.tabInterval)
        writer.flag(values.fillsWidth)
        writer.optional(values.lineHeight)
    }

    convenience init(from reader: inout RecordReader) throws {
        var values = Values()
        values.alignment = try reader.optional()
        if try reader.flag() { values.isRightToLeft = try reader.flag() }
        (values.firstLineIndent, values.indent) = (try reader.length(), try reader.length())
        (values.trailingIndent, values.spacingBefore) = (try reader.length(), try reader.length())
        values.spacing = try reader.length()
        let lineSpacing = try reader.length()
        values.lineSpacing = lineSpacing < 0 ? nil : lineSpacing
        values.lineHeightMultiple = try reader.length()
        (values.minimumLineHeight, values.maximumLineHeight) = (try reader.length(), try reader.length())
        values.breaking = try reader.value()
        values.tabs = try reader.list()
        values.tabInterval = try reader.length()
        values.fillsWidth = try reader.flag()
        values.lineHeight = try reader.optional()
        self.init(values)
    }
}

extension ParagraphForm.Alignment: RecordChoice {
    static var words: [(Self, RecordWord)] {
        [(.leading, .leading), (.left, .left), (.center, .center), (.right, .right), (.justified, .justified)]
    }
}

extension ParagraphForm.Breaking: RecordChoice {
    static var words: [(Self, RecordWord)] {
        [
            (.betweenWords, .words), (.betweenCharacters, .characters), (.clips, .clip), (.truncates(.head), .head),
            (.truncates(.middle), .middle), (.truncates(.tail), .tail),
        ]
    }
}

extension ParagraphForm.Tab.Alignment: RecordChoice {
    static var words: [(Self, RecordWord)] {
        [(.left, .left), (.center, .center), (.right, .right), (.decimal, .decimal)]
    }
}

extension ParagraphForm.Tab: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.number(location)
        writer.value(alignment)
    }

    init(from reader: inout RecordReader) throws {
        self.init(location: try reader.length(), alignment: try reader.value())
    }
}

extension ParagraphStyle.LineHeight: Recordable {
    func write(to writer: inout RecordWriter) {
        switch self {
        case .multiple(let factor):
            writer.word(.multiply)
            writer.number(factor)
        case .increased(let points):
            writer.word(.leading)
            writer.number(points)
        case .exact(let points):
            writer.word(.line)
            writer.number(points)
        }
    }

    init(from reader: inout RecordReader) throws {
        let word = try reader.word()
        let number = try reader.length()
        switch word {
        case .multiply: self = .multiple(number)
        case .leading: self = .increased(number)
        case .line: self = .exact(number)
        default: throw reader.problem("“\(word.rawValue)” is in the wrong place")
        }
    }
}
