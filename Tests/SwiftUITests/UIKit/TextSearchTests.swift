import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("Units, searches and menus of UIKit's texts")
struct TextSearchTests {
    @Test("Words, sentences and lines of a text, in UTF-16 units")
    func units() {
        func parts(_ granularity: UITextGranularity, _ text: String) -> [String] {
            TextUnits.ranges(of: granularity, in: text).map {
                (text as NSString).substring(with: NSRange(location: $0.lowerBound, length: $0.count))
            }
        }
        #expect(parts(.word, "It's 5 o'clock, 😀 there.") == ["It's", "5", "o'clock", "there"])
        #expect(parts(.sentence, "One two. Three! Four") == ["One two.", "Three!", "Four"])
        #expect(parts(.line, "a\nbc\n\nd") == ["a\n", "bc\n", "\n", "d"])
        #expect(parts(.character, "a😀") == ["a", "😀"])
        #expect(parts(.document, "ab c") == ["ab c"] && parts(.document, "").isEmpty)
    }

    @Test("A tokenizer finds the word around a place and the edges of words")
    func tokenizer() throws {
        let view = UITextView(frame: .zero)
        view.text = "one two"
        func place(_ offset: Int) throws -> UITextPosition {
            try #require(view.position(from: view.beginningOfDocument, offset: offset))
        }
        let tokenizer = view.tokenizer
        let range = try #require(
            tokenizer.rangeEnclosingPosition(try place(5), with: .word, inDirection: .storage(.forward)))
        #expect(view.text(in: range) == "two")
        #expect(tokenizer.isPosition(try place(3), atBoundary: .word, inDirection: .storage(.forward)))
        #expect(!tokenizer.isPosition(try place(2), atBoundary: .word, inDirection: .storage(.forward)))
        let next = tokenizer.position(from: try place(0), toBoundary: .word, inDirection: .storage(.forward))
        #expect(next == (try place(3)))
        let previous = tokenizer.position(from: try place(6), toBoundary: .word, inDirection: .storage(.backward))
        #expect(previous == (try place(4)))
        #expect(tokenizer.position(from: try place(7), toBoundary: .word, inDirection: .storage(.forward)) == nil)
    }

    @Test("A text view's selection is replaced by what is inserted, and never leaves the text")
    func selection() {
        let view = UITextView(frame: .zero)
        view.text = "Hello"
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
        view.selectedRange = NSRange(location: 1, length: 3)
        view.insertText("i")
        #expect(view.text == "Hio" && view.selectedRange == NSRange(location: 2, length: 0))
        view.selectedRange = NSRange(location: 40, length: 3)
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
    }

    private final class Text: NSObject, UITextSearching {
        var text = "ab xab AB"
        var decorated: [String] = []
        var selectedTextRange: UITextRange? { nil }
        var supportsTextReplacement: Bool { true }
        func compare(_ a: UITextRange, toRange b: UITextRange, document: AnyHashable??) -> ComparisonResult {
            a.range.location < b.range.location ? .orderedAscending : .orderedDescending
        }
        func performTextSearch(
            queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
        ) {
            var rest = NSRange(location: 0, length: (text as NSString).length)
            while true {
                let found = (text as NSString).range(
                    of: queryString, options: options.stringCompareOptions, range: rest)
                guard found.location != NSNotFound else { break }
                resultAggregator.foundRange(UITextRange(found), searchString: queryString, document: nil)
                rest = NSRange(location: NSMaxRange(found), length: (text as NSString).length - NSMaxRange(found))
            }
            resultAggregator.finishedSearching()
        }
        func decorate(
            foundTextRange: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle
        ) {
            decorated.append("\(foundTextRange.range.location) \(style)")
        }
        func clearAllDecoratedFoundText() { decorated = [] }
        func replace(foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String) {
            text = (text as NSString).replacingCharacters(in: foundTextRange.range, with: replacementText)
        }
    }

    @Test("A session finds all results, goes around, and replaces")
    func session() {
        let text = Text()
        let session = UITextSearchingFindSession(searchableObject: text)
        session.performSearch(query: "ab", options: nil)
        #expect(session.resultCount == 3 && session.highlightedResultIndex == 0)
        #expect(text.decorated == ["0 found", "4 found", "7 found", "0 highlighted"])
        session.highlightNextResult(in: .backward)
        #expect(session.highlightedResultIndex == 2)
        session.highlightNextResult(in: .forward)
        #expect(session.highlightedResultIndex == 0)
        session.performSingleReplacement(query: "ab", replacementString: "c", options: nil)
        #expect(text.text == "c xab AB" && session.resultCount == 2)
        session.invalidateFoundResults()
        #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound && text.decorated.isEmpty)
    }
}
