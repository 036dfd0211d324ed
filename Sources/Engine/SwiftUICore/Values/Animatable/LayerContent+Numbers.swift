import DisplayList
import Foundation

extension LayerContent {
    /// The paint of a drawing with a single one; nil for others.
    private var paint: Paint? {
        switch self {
        case .color(let color): .color(color)
        case .fill(_, let paint, _), .stroke(_, let paint, _): paint
        case .none, .text, .image, .commands: nil
        }
    }

    /// The drawing's animatable numbers, if it has the same form as another; nil otherwise.
    func numbers(like form: LayerContent) -> NumberList? {
        switch (self, form) {
        case (.none, .color), (.none, .fill), (.none, .stroke):
            // Nothing is the other's form without color.
            return form.paint.flatMap { Paint.color(.clear).numbers(like: $0) }.map { NumberList($0) }
        case (.text(let text), .text(let other)): return text.numbers(like: other)
        default:
            guard let paint, let form = form.paint else { return nil }
            return paint.numbers(like: form).map { NumberList($0) }
        }
    }

    /// The drawing with other numbers.
    func taking(_ numbers: NumberList) -> LayerContent {
        var rest = numbers.values[...]
        switch self {
        case .color(let color): return rest.count >= 4 ? .color(RGBA(taking: &rest)) : .color(color)
        case .fill(let path, let paint, let style): return .fill(path, paint.taking(&rest), style)
        case .stroke(let path, let paint, let style): return .stroke(path, paint.taking(&rest), style)
        case .text(let text): return .text(text.taking(&rest))
        case .none, .image, .commands: return self
        }
    }
}

extension TextContent {
    /// The paints and the size of the font, if the text is built as another; nil otherwise.
    fileprivate func numbers(like form: TextContent) -> NumberList? {
        guard others.count == form.others.count else { return nil }
        var result = [Double(first.style.font.size)]
        for (run, other) in zip(runs, form.runs) {
            guard let numbers = run.style.paint.numbers(like: other.style.paint) else { return nil }
            result += numbers
        }
        return NumberList(result)
    }

    /// The text in other paints; the font's size is shown by a scale.
    fileprivate func taking(_ numbers: inout ArraySlice<Double>) -> TextContent {
        numbers = numbers.dropFirst()
        var result = self
        func painted(_ run: TextRun, _ numbers: inout ArraySlice<Double>) -> TextRun {
            let paint = run.style.paint.taking(&numbers)
            if paint == run.style.paint { return run }
            let style = TextStyle(
                font: run.style.font, paint: paint, decoration: run.style.decoration, attachment: run.style.attachment)
            return TextRun(run.string, style: style)
        }
        result.first = painted(first, &numbers)
        for index in result.others.indices { result.others[index] = painted(result.others[index], &numbers) }
        return result
    }

    /// Whether another text differs in nothing but the sizes of its fonts, all by the same factor, and in paints.
    func isScaled(_ other: TextContent) -> Bool {
        guard others.count == other.others.count, first.style.font.size > 0, other.first.style.font.size > 0 else {
            return false
        }
        let factor = other.first.style.font.size / first.style.font.size
        if factor == 1 { return false }
        return zip(runs, other.runs).allSatisfy { a, b in
            var font = a.style.font
            font.size = b.style.font.size
            return a.string == b.string && font == b.style.font
                && abs(a.style.font.size * factor - b.style.font.size) < 1e-6
        }
    }
}
