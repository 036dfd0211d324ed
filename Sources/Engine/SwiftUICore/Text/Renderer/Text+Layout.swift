import DisplayList
import Foundation

extension Text {
    /// The lines of a text as they were laid out, from the top.
    ///
    /// Follows Apple's [Text.Layout](https://developer.apple.com/documentation/swiftui/text/layout).
    public struct Layout: RandomAccessCollection, Equatable {
        let lines: [Line]
        /// Whether some of the text was cut because there was no room.
        public let isTruncated: Bool

        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        public subscript(index: Int) -> Line { lines[index] }

        /// A line: its runs from left to right.
        public struct Line: RandomAccessCollection, Equatable {
            let runs: [Run]
            /// The left end of the baseline, in points of the text's space.
            public var origin: CGPoint
            /// The line's measures.
            public let typographicBounds: TypographicBounds

            public var startIndex: Int { 0 }
            public var endIndex: Int { runs.count }
            public subscript(index: Int) -> Run { runs[index] }
        }

        /// A stretch of one style and direction: its letters from left to right.
        public struct Run: RandomAccessCollection, Equatable {
            let piece: TextPiece
            /// The place of each letter's left edge, and of the last one's right edge.
            let edges: [CGFloat]
            /// The place of the first character in the text.
            let start: Int

            public var startIndex: Int { 0 }
            public var endIndex: Int { edges.count - 1 }
            public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

            /// The run's mark of a type; nil if it has none.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { piece.mark(key) }
            /// The direction in which the letters are read.
            public var layoutDirection: LayoutDirection { piece.isRightToLeft ? .rightToLeft : .leftToRight }
            /// The run's measures.
            public var typographicBounds: TypographicBounds { self[0..<count].typographicBounds }
            /// Where in the text the letters' characters are.
            public var characterIndices: [CharacterIndex] { self[0..<count].characterIndices }
        }

        /// Some letters of a run.
        public struct RunSlice: RandomAccessCollection, Equatable {
            /// The run that the letters are of.
            public let run: Run
            /// Which of the run's letters they are.
            public let indices: Range<Int>

            public var startIndex: Int { indices.lowerBound }
            public var endIndex: Int { indices.upperBound }
            public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

            /// The run's mark of a type; nil if it has none.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { run.piece.mark(key) }
            /// The letters' measures.
            public var typographicBounds: TypographicBounds {
                let left = run.edges[indices.lowerBound], right = run.edges[indices.upperBound]
                return run.piece.bounds(from: left, to: right)
            }
            /// Where in the text the letters' characters are.
            public var characterIndices: [CharacterIndex] {
                indices.map { place in
                    let place = run.piece.isRightToLeft ? run.count - 1 - place : place
                    return CharacterIndex(value: run.start + place)
                }
            }
        }

        /// The place of a character in a text.
        public struct CharacterIndex: Hashable, Comparable, Strideable, Sendable {
            let value: Int
            public func distance(to other: CharacterIndex) -> Int { other.value - value }
            public func advanced(by count: Int) -> CharacterIndex { CharacterIndex(value: value + count) }
        }

        /// The measures of a line or of a part of one, in points.
        public struct TypographicBounds: Equatable, Sendable {
            /// The left end of the baseline.
            public var origin: CGPoint
            /// The width.
            public var width: CGFloat
            /// How far letters reach above the baseline.
            public var ascent: CGFloat
            /// How far letters reach below the baseline.
            public var descent: CGFloat
            /// The space to the next line.
            public var leading: CGFloat

            /// Creates measures of nothing.
            public init() { (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0) }

            init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
                (self.origin, self.width) = (origin, width)
                (self.ascent, self.descent, self.leading) = (ascent, descent, leading)
            }

            /// The box around the letters.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// How a layout is drawn.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Letters begin between pixels, too, as they do here in any case.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }
    }
}

/// A stretch of a line, with everything that drawing it needs.
struct TextPiece: Equatable {
    let string: String
    let style: TextStyle
    let isRightToLeft: Bool
    let baseline: CGFloat
    /// The top and the bottom of the line.
    let top: CGFloat, bottom: CGFloat
    let leading: CGFloat
    /// How far the baseline of this style's letters is below their top, where they are drawn alone.
    let ownBaseline: CGFloat

    func mark<T>(_ type: T.Type) -> T? { style.decoration.marks?.values[ObjectIdentifier(type)] as? T }

    func bounds(from left: CGFloat, to right: CGFloat) -> Text.Layout.TypographicBounds {
        .init(
            origin: CGPoint(x: left, y: baseline), width: right - left, ascent: baseline - top,
            descent: bottom - baseline, leading: leading)
    }
}
