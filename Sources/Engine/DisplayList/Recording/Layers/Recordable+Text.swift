import Foundation

extension FontDescription: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.optional(family)
        writer.value(design)
        writer.number(size)
        writer.integer(weight)
        writer.integer(width)
        for flag in [isItalic, hasMonospacedDigits, lowercaseSmallCaps, uppercaseSmallCaps] { writer.flag(flag) }
        writer.integer(leading)
    }

    init(from reader: inout RecordReader) throws {
        self.init()
        family = try reader.optional()
        design = try reader.value()
        size = try reader.length()
        (weight, width) = (try reader.integer(), try reader.integer())
        (isItalic, hasMonospacedDigits) = (try reader.flag(), try reader.flag())
        (lowercaseSmallCaps, uppercaseSmallCaps) = (try reader.flag(), try reader.flag())
        leading = try reader.integer()
    }
}

extension TextStyle.Decoration.Line: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.optional(color)
        writer.value(pattern)
    }

    init(from reader: inout RecordReader) throws {
        self.init(color: try reader.optional(), pattern: try reader.value())
    }
}

extension TextStyle.Decoration: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.optional(underline)
        writer.optional(strikethrough)
        for length in [kerning, tracking, baselineOffset] { writer.number(length) }
        writer.optional(background)
        writer.optional(link)
        writer.optional(paragraph)
    }

    init(from reader: inout RecordReader) throws {
        self.init()
        (underline, strikethrough) = (try reader.optional(), try reader.optional())
        (kerning, tracking, baselineOffset) = (try reader.length(), try reader.length(), try reader.length())
        (background, link) = (try reader.optional(), try reader.optional())
        paragraph = try reader.optional(ParagraphForm.self)
    }
}

extension TextRun: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.text(string)
        writer.value(style.font)
        writer.value(style.paint)
        let isPlain = style.decoration == TextStyle.Decoration()
        writer.flag(!isPlain)
        if !isPlain { writer.value(style.decoration) }
        writer.optional(style.attachment)
    }

    init(from reader: inout RecordReader) throws {
        let string = try reader.text()
        let (font, paint) = (try reader.value(FontDescription.self), try reader.value(Paint.self))
        let decoration = try reader.optional(TextStyle.Decoration.self) ?? TextStyle.Decoration()
        self.init(
            string,
            style: TextStyle(font: font, paint: paint, decoration: decoration, attachment: try reader.optional()))
    }
}

extension TextContent: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.list(runs)
        let style = paragraph
        writer.value(style.alignment)
        writer.optional(style.lineLimit)
        writer.integer(style.reservedLines)
        writer.value(style.truncation)
        writer.number(style.lineSpacing)
        writer.number(style.minimumScaleFactor)
        writer.flag(style.allowsTightening)
        writer.flag(style.isRightToLeft)
    }

    init(from reader: inout RecordReader) throws {
        let runs: [TextRun] = try reader.list()
        guard !runs.isEmpty else { throw reader.problem("a text needs a run") }
        self.init(
            runs: runs,
            paragraph: ParagraphStyle(
                alignment: try reader.value(), lineLimit: try reader.optional(), reservedLines: try reader.integer(),
                truncation: try reader.value(), lineSpacing: try reader.length(),
                minimumScaleFactor: try reader.length(), allowsTightening: try reader.flag(),
                isRightToLeft: try reader.flag()))
    }
}
