import SwiftUI
import Testing

@testable import SwiftUICore

/// The lines of a text as `NSLayoutManager` has them.
@MainActor
@Suite("Lines of layout managers")
struct LayoutManagerTests {
    init() { _ = ImageRenderer(content: Color.red.frame(width: 1, height: 1)).cgImage }

    private let storage = NSTextStorage(string: "one two three\nfour")
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 100, height: 1e6))

    private func prepare() {
        storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 0, length: 18))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        container.lineFragmentPadding = 3
    }

    @Test("Lines follow each other from the top, and cover all characters")
    func fragments() {
        prepare()
        var ranges: [NSRange] = []
        var bottom: CGFloat = 0
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 18)) { rect, used, _, range, _ in
            #expect(rect.width == 100 && used.width < 100 && used.width > 6 && abs(rect.minY - bottom) < 1)
            bottom = rect.maxY
            ranges.append(range)
        }
        #expect(ranges.count == 3 && ranges.first?.location == 0 && ranges.map(\.length).reduce(0, +) == 18)
        #expect(ranges.last == NSRange(location: 14, length: 4))
        var found = NSRange()
        let last = manager.lineFragmentRect(forGlyphAt: 15, effectiveRange: &found)
        #expect(found == NSRange(location: 14, length: 4) && abs(last.maxY - bottom) < 1)
        var count = 0
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 18)) { _, _, _, _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
        container.maximumNumberOfLines = 1
        #expect(manager.lineFragmentRect(forGlyphAt: 15, effectiveRange: nil).minY == 0)
    }

    @Test("Points find the characters there, and characters their places")
    func points() {
        prepare()
        let place = manager.location(forGlyphAt: 2)
        #expect(place.x > 3 && place.y > 10)
        var fraction: CGFloat = 0
        let point = CGPoint(x: place.x + 1, y: 5)
        #expect(manager.glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction) == 2)
        #expect(fraction > 0 && fraction < 1)
        #expect(manager.glyphIndex(for: CGPoint(x: 0, y: 1e4), in: container) == 14)
        #expect(manager.glyphIndex(for: CGPoint(x: 1e4, y: 1e4), in: container) == 17)
        var rects: [CGRect] = []
        manager.enumerateEnclosingRects(
            forGlyphRange: NSRange(location: 15, length: 2),
            withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
        ) { rect, _ in rects.append(rect) }
        #expect(rects.count == 1 && abs((rects.first?.minX ?? 0) - manager.location(forGlyphAt: 15).x) < 0.01)
    }

    @Test("An empty text has no lines, and a new line at the end an extra one")
    func edges() {
        prepare()
        #expect(manager.extraLineFragmentRect.isEmpty && manager.extraLineFragmentTextContainer == nil)
        storage.append(NSAttributedString(string: "\n"))
        #expect(manager.extraLineFragmentRect.minY > 40 && manager.extraLineFragmentTextContainer === container)
        storage.deleteCharacters(in: NSRange(location: 0, length: storage.length))
        #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil) == .zero)
        #expect(manager.glyphIndex(for: .zero, in: container) == 0 && !manager.isValidGlyphIndex(0))
    }
}
