/// A choice among things without associated values, each with its word.
protocol RecordChoice: Recordable, Hashable {
    static var words: [(Self, RecordWord)] { get }
}

extension RecordChoice {
    func write(to writer: inout RecordWriter) { writer.word(Self.words.first { $0.0 == self }!.1) }

    init(from reader: inout RecordReader) throws {
        let word = try reader.word()
        guard let found = Self.words.first(where: { $0.1 == word }) else {
            throw reader.problem("“\(word.rawValue)” is in the wrong place")
        }
        self = found.0
    }
}

extension RoundedCornerStyle: RecordChoice {
    static var words: [(Self, RecordWord)] { [(.circular, .circular), (.continuous, .continuous)] }
}

extension CGLineCap: RecordChoice {
    static var words: [(Self, RecordWord)] { [(.butt, .butt), (.round, .round), (.square, .square)] }
}

extension CGLineJoin: RecordChoice {
    static var words: [(Self, RecordWord)] { [(.miter, .miter), (.round, .round), (.bevel, .bevel)] }
}

extension ImageContent.Interpolation: RecordChoice {
    static var words: [(Self, RecordWord)] { [(.none, .none), (.low, .low), (.medium, .medium), (.high, .high)] }
}

extension FontDescription.Design: RecordChoice {
    static var words: [(Self, RecordWord)] {
        [(.default, .standard), (.serif, .serif), (.rounded, .rounded), (.monospaced, .monospaced)]
    }
}

extension ParagraphStyle.Alignment: RecordChoice {
    static var words: [(Self, RecordWord)] { [(.leading, .leading), (.center, .center), (.trailing, .trailing)] }
}

extension ParagraphStyle.Truncation: RecordChoice {
    static var words: [(Self, RecordWord)] { [(.head, .head), (.middle, .middle), (.tail, .tail)] }
}

extension TextStyle.Decoration.Line.Pattern: RecordChoice {
    static var words: [(Self, RecordWord)] {
        [(.solid, .solid), (.dot, .dot), (.dash, .dash), (.dashDot, .dashDot), (.dashDotDot, .dashDotDot)]
    }
}

extension BlendMode: RecordChoice {
    static var words: [(Self, RecordWord)] {
        [
            (.normal, .normal), (.multiply, .multiply), (.screen, .screen), (.overlay, .overlay), (.darken, .darken),
            (.lighten, .lighten), (.colorDodge, .colorDodge), (.colorBurn, .colorBurn), (.softLight, .softLight),
            (.hardLight, .hardLight), (.difference, .difference), (.exclusion, .exclusion), (.hue, .hue),
            (.saturation, .saturation), (.color, .color), (.luminosity, .luminosity), (.sourceAtop, .sourceAtop),
            (.destinationOver, .destinationOver), (.destinationOut, .destinationOut), (.plusDarker, .plusDarker),
            (.plusLighter, .plusLighter),
        ]
    }
}

extension CompositionMode: RecordChoice {
    static var words: [(Self, RecordWord)] {
        [
            (.clear, .clear), (.copy, .copy), (.sourceIn, .sourceIn), (.sourceOut, .sourceOut),
            (.destinationIn, .destinationIn), (.destinationAtop, .destinationAtop), (.xor, .xor),
        ]
    }
}
