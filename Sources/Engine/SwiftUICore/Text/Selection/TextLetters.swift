import DisplayList
import Foundation

/// Where the letters of a text are shown, and which characters they stand for.
struct TextLetters {
    /// A letter, or a run that has too many of them to be listed one by one.
    struct Letter {
        /// The characters in the text; empty for “…”.
        let range: Range<Int>
        let left: CGFloat, right: CGFloat
        let isRightToLeft: Bool
    }

    /// A line: its letters from left to right.
    struct Line {
        let top: CGFloat, bottom: CGFloat
        let letters: [Letter]
        /// Where its characters begin in the text.
        let start: Int
    }

    let lines: [Line]

    /// The letters of a text that is laid out in a size.
    init(_ content: TextContent, _ characters: [Character], in size: CGSize, _ system: any TextMeasuring) {
        var matcher = Matcher(characters: characters)
        lines = Text.Layout(content, in: size, system).map { line in
            let bounds = line.typographicBounds.rect
            let (start, letters) = matcher.letters(of: line)
            return Line(top: bounds.minY, bottom: bounds.maxY, letters: letters, start: start)
        }
    }

    /// The insertion point that is nearest to a place, in points of the text's space.
    func place(at point: CGPoint) -> Int {
        guard let line = lines.last(where: { $0.top <= point.y }) ?? lines.first else { return 0 }
        let nearest = line.letters.filter { !$0.range.isEmpty }.min {
            $0.distance(to: point.x) < $1.distance(to: point.x)
        }
        guard let nearest else { return line.start }
        let isLeft = point.x < (nearest.left + nearest.right) / 2
        return isLeft == nearest.isRightToLeft ? nearest.range.upperBound : nearest.range.lowerBound
    }

    /// The rectangles behind some characters, in points of the text's space: one for each stretch without a gap.
    func frames(of range: Range<Int>) -> [CGRect] {
        var frames: [CGRect] = []
        for line in lines {
            var isOpen = false
            for letter in line.letters {
                guard letter.range.overlaps(range) else {
                    isOpen = false
                    continue
                }
                if isOpen, let last = frames.last {
                    frames[frames.count - 1].size.width = letter.right - last.minX
                } else {
                    frames.append(
                        CGRect(
                            x: letter.left, y: line.top, width: letter.right - letter.left,
                            height: line.bottom - line.top))
                }
                isOpen = true
            }
        }
        return frames
    }
}

extension TextLetters.Letter {
    /// How far a place of the line is from the letter, in points.
    fileprivate func distance(to x: CGFloat) -> CGFloat { max(left - x, x - right, 0) }
}

/// Finds the characters of a text that its lines show: lines lack the spaces and ends of paragraphs between them, and what
/// “…” stands for.
private struct Matcher {
    let characters: [Character]
    private var next = 0

    init(characters: [Character]) { self.characters = characters }

    /// The letters of the next line from left to right, and where they begin in the text.
    mutating func letters(of line: Text.Layout.Line) -> (start: Int, letters: [TextLetters.Letter]) {
        let runs = inReadingOrder(line.runs)
        var left = runs.reduce(0) { $0 + $1.element.piece.string.count }
        var letters = [[TextLetters.Letter]](repeating: [], count: line.runs.count)
        var start: Int?
        for (index, run) in runs {
            var places: [Range<Int>] = []
            for character in run.piece.string {
                left -= 1
                places.append(range(of: character, rest: left))
                if start == nil, let first = places.last, !first.isEmpty { start = first.lowerBound }
            }
            letters[index] = self.letters(of: run, places)
        }
        return (start ?? next, letters.flatMap { $0 })
    }

    /// The characters that the next one of a line stands for.
    /// - Parameter rest: How many characters follow in the line.
    private mutating func range(of character: Character, rest: Int) -> Range<Int> {
        var place = next
        while place < characters.count, characters[place] != character, characters[place].isWhitespace { place += 1 }
        if place < characters.count, characters[place] == character {
            next = place + 1
            return place..<next
        }
        // The line goes on with the end of the text.
        if character == "…" { next = max(next, characters.count - rest) }
        return next..<next
    }

    private func letters(of run: Text.Layout.Run, _ places: [Range<Int>]) -> [TextLetters.Letter] {
        let isRightToLeft = run.piece.isRightToLeft
        guard run.edges.count == places.count + 1 else {
            let known = places.filter { !$0.isEmpty }
            guard let first = known.first, let last = known.last, let left = run.edges.first, let right = run.edges.last
            else { return [] }
            let range = first.lowerBound..<last.upperBound
            return [.init(range: range, left: left, right: right, isRightToLeft: isRightToLeft)]
        }
        return places.indices.map { place in
            let character = isRightToLeft ? places.count - 1 - place : place
            return .init(
                range: places[character], left: run.edges[place], right: run.edges[place + 1],
                isRightToLeft: isRightToLeft)
        }
    }

    /// A run and its place from the left.
    private typealias PlacedRun = (offset: Int, element: Text.Layout.Run)

    /// The runs of a line in the order in which they are read, with their places from the left.
    private func inReadingOrder(_ runs: [Text.Layout.Run]) -> [PlacedRun] {
        let visual: [PlacedRun] = runs.enumerated().map { ($0.offset, $0.element) }
        guard runs.contains(where: \.piece.isRightToLeft) else { return visual }
        // The base direction is that in which the line goes on where the one before ended.
        let fromLeft = Self.ordered(visual, isRightToLeft: false)
        return continues(with: fromLeft) ? fromLeft : Self.ordered(visual.reversed(), isRightToLeft: true)
    }

    /// Reverses the neighboring runs whose direction is not that of the line.
    private static func ordered(_ runs: [PlacedRun], isRightToLeft: Bool) -> [PlacedRun] {
        var result: [PlacedRun] = []
        var opposite: [PlacedRun] = []
        for run in runs {
            if run.element.piece.isRightToLeft == isRightToLeft {
                result += opposite.reversed()
                opposite = []
                result.append(run)
            } else {
                opposite.append(run)
            }
        }
        return result + opposite.reversed()
    }

    private func continues(with runs: [PlacedRun]) -> Bool {
        let shown = runs.first { !$0.element.piece.string.isEmpty }?.element.piece.string
        guard let shown else { return true }
        var place = next
        while place < characters.count, characters[place].isWhitespace, characters[place] != shown.first { place += 1 }
        return characters[place...].starts(with: shown)
    }
}
