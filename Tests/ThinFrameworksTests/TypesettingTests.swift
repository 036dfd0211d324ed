import CoreText
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Core Text")
struct TypesettingTests {
    private func text(_ string: String, _ size: CGFloat = 20) -> NSAttributedString {
        NSAttributedString(
            string: string,
            attributes: [NSAttributedString.Key(kCTFontAttributeName): CTFontCreateWithName("Inter", size, nil)])
    }

    @Test("Fonts have names, sizes, traits and measures")
    func fonts() throws {
        let font = CTFontCreateWithName("Helvetica-Bold", 24, nil)
        #expect(CTFontGetSize(font) == 24 && CTFontCopyFamilyName(font).contains("Helvetica"))
        #expect(CTFontGetSymbolicTraits(font).contains(.traitBold) && CTFontGetAscent(font) > CTFontGetDescent(font))
        #expect(CTFontGetSize(CTFontCreateWithName("", .nan, nil)) == 12)
        let italic = CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitItalic, .traitItalic)
        #expect(try CTFontGetSymbolicTraits(#require(italic)).contains(.traitItalic))
        let units = Array("Ai".utf16)
        var glyphs = [CGGlyph](repeating: 0, count: 2)
        var advances = [CGSize](repeating: .zero, count: 2)
        #expect(CTFontGetGlyphsForCharacters(font, units, &glyphs, 2) && glyphs == units)
        let sum = CTFontGetAdvancesForGlyphs(font, .default, glyphs, &advances, 2)
        #expect(
            sum > 0 && advances[0].width >= advances[1].width
                && abs(sum - Double(advances[0].width + advances[1].width)) < 1e-9)
        #expect(!CTFontGetGlyphsForCharacters(font, Array("😀".utf16), &glyphs, 2))
    }

    @Test("A line has a width, stretches, and places of its characters")
    func lines() {
        let whole = NSMutableAttributedString(attributedString: text("Hello "))
        whole.append(text("world", 40))
        let line = CTLineCreateWithAttributedString(whole)
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        #expect(width > 80 && ascent > 20 && descent > 0 && CTLineGetStringRange(line) == CFRangeMake(0, 11))
        let runs = CTLineGetGlyphRuns(line).compactMap { $0 as? CTRun }
        #expect(
            runs.count == 2 && CTRunGetStringRange(runs[1]) == CFRangeMake(6, 5) && CTRunGetGlyphCount(runs[0]) == 6)
        let font = CTRunGetAttributes(runs[1])[kCTFontAttributeName] as? UIFont
        #expect(font?.pointSize == 40)
        var positions = [CGPoint](repeating: .zero, count: 5)
        CTRunGetPositions(runs[1], CFRangeMake(0, 0), &positions)
        var advances = [CGSize](repeating: .zero, count: 5)
        CTRunGetAdvances(runs[1], CFRangeMake(0, 5), &advances)
        #expect(positions[0].x > 20 && abs(positions[1].x - positions[0].x - advances[0].width) < 0.001)
        var indices = [CFIndex](repeating: 0, count: 2)
        CTRunGetStringIndices(runs[1], CFRangeMake(3, 99), &indices)
        #expect(indices == [9, 10] && CTRunGetStatus(runs[1]) == [] && CTRunGetPositionsPtr(runs[1]) == nil)
        #expect(CTRunGetImageBounds(runs[1], nil, CFRangeMake(0, 2)).width > advances[0].width)
        let offset = CTLineGetOffsetForStringIndex(line, 6, nil)
        #expect(offset > 20 && offset < width && CTLineGetStringIndexForPosition(line, CGPoint(x: offset, y: 0)) == 6)
        #expect(
            CTLineGetOffsetForStringIndex(line, 99, nil) >= offset && CTLineGetOffsetForStringIndex(line, -4, nil) == 0)
        #expect(CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text("")), nil, nil, nil) == 0)
        let cut = CTLineCreateTruncatedLine(line, width / 2, .end, CTLineCreateWithAttributedString(text("…")))
        #expect(cut.map { CTLineGetTypographicBounds($0, nil, nil, nil) <= width / 2 + 1 } == true)
    }

    @Test("A frame breaks a text into lines, as many as fit")
    func frames() {
        let setter = CTFramesetterCreateWithAttributedString(text("One two three four five six seven eight"))
        var fit = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRange(), nil, CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude), &fit)
        #expect(size.width <= 120 && size.height > 60 && fit.length == 39)
        let frame = CTFramesetterCreateFrame(
            setter, CFRange(), CGPath(rect: CGRect(x: 0, y: 0, width: 120, height: 300)), nil)
        let lines = CTFrameGetLines(frame).compactMap { $0 as? CTLine }
        #expect(lines.count > 2 && CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, 39))
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRange(), &origins)
        #expect(origins[0].y > origins[1].y && origins[0].y < 300 && CTLineGetStringRange(lines[1]).location > 0)
        let mark = CGPoint(x: -1, y: -1)
        func part(_ location: Int, _ length: Int) -> [CGPoint] {
            var part = [CGPoint](repeating: mark, count: lines.count)
            CTFrameGetLineOrigins(frame, CFRangeMake(location, length), &part)
            return part
        }
        let rest = [CGPoint](repeating: mark, count: lines.count - 1)
        #expect(part(1, 1) == [origins[1]] + rest && part(-2, 1) == [origins[0]] + rest)
        #expect(part(1, 0) == origins[1...] + [mark] && part(1, 99) == origins[1...] + [mark] && part(0, 0) == origins)
        #expect(part(99, 0) == [mark] + rest && part(lines.count, 1) == [mark] + rest)
        let short = CTFramesetterCreateFrame(
            setter, CFRange(), CGPath(rect: CGRect(x: 0, y: 0, width: 120, height: 30)), nil)
        #expect(CTFrameGetLines(short).count == 1 && CTFrameGetVisibleStringRange(short).length < 39)
        let none = CTFramesetterCreateFrame(setter, CFRangeMake(90, 5), CGPath(rect: .zero), nil)
        #expect(CTFrameGetLines(none).count == 0)
    }

    @Test("A line is drawn upright where the y axis points up")
    func drawing() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60))
        renderer.format.scale = 1
        let image = renderer.image { context in
            context.cgContext.translateBy(x: 0, y: 60)
            context.cgContext.scaleBy(x: 1, y: -1)
            context.cgContext.textPosition = CGPoint(x: 10, y: 40)
            CTLineDraw(CTLineCreateWithAttributedString(text("LLL", 16)), context.cgContext)
        }
        let pixels = try #require(image.cgImage)
        func ink(_ rows: Range<Int>) -> Int {
            rows.reduce(0) { sum, y in
                sum + (0..<100).filter { pixels.premultipliedPixels[(y * 100 + $0) * 4 + 3] > 128 }.count
            }
        }
        // The baseline is 40 points above the bottom, and the feet of an L are wider than its stem.
        #expect(ink(0..<22) > 20 && ink(24..<60) == 0 && ink(17..<21) > ink(8..<12))
    }

    @Test("Registering fonts fails with an error for files that do not exist")
    func registration() throws {
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/none.ttf"), .process, &error))
        let fault = try #require(error?.takeRetainedValue())
        #expect(fault.domain == kCTFontManagerErrorDomain && fault.code == CTFontManagerError.fileNotFound.rawValue)
        var count = 0
        CTFontManagerRegisterFontURLs([URL(fileURLWithPath: "/none.ttf")], .process, true) { errors, isDone in
            count = errors.count + (isDone ? 10 : 0)
            return true
        }
        #expect(count == 11 && CTFontManagerCreateFontDescriptorsFromURL(URL(fileURLWithPath: "/none.ttf")) == nil)
        #expect(!CTFontManagerUnregisterFontsForURL(URL(fileURLWithPath: "/none.ttf"), .process, nil))
        // A file that is there, but not among the app's.
        let file = FileManager.default.temporaryDirectory.appending(path: "font-\(UUID().uuidString).ttf")
        try Data([0]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let warnings = TestHost.warnings {
            #expect(!CTFontManagerRegisterFontsForURL(file, .process, &error))
        }
        #expect(
            warnings.count == 1 && error?.takeRetainedValue().code == CTFontManagerError.registrationFailed.rawValue)
        let quiet = TestHost.warnings {
            #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/none.ttf"), .process, nil))
        }
        #expect(quiet.isEmpty && CTFontManagerUnregisterFontsForURL(file, .process, nil))
        #expect(CTFontManagerCreateFontDescriptorsFromURL(file)?.count == 1)
    }

    @Test("A text is broken between words or between letters, and lines are made of its parts")
    func typesetter() {
        let whole = text("one two three")
        let typesetter = CTTypesetterCreateWithAttributedString(whole)
        // A point more, since the letters of a whole text may be kerned.
        let width = 1 + CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text("one two t")), nil, nil, nil)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, width) == 8)
        #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, width) == 9)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 8, 1000) == 5)
        #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, 0.5) == 1)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 13, 100) == 0)
        #expect(CTTypesetterSuggestLineBreak(typesetter, -1, 100) == 0)
        let line = CTTypesetterCreateLine(typesetter, CFRangeMake(4, 3))
        #expect(CTLineGetStringRange(line) == CFRangeMake(4, 3))
        #expect(CTLineGetStringRange(CTTypesetterCreateLine(typesetter, CFRangeMake(8, 0))) == CFRangeMake(8, 5))
        let smile = CTTypesetterCreateWithAttributedString(text("😀a"))
        #expect(CTTypesetterSuggestClusterBreak(smile, 0, 0.5) == 2)
        let lines = CTTypesetterCreateWithAttributedString(text("a\nb"))
        #expect(CTTypesetterSuggestLineBreak(lines, 0, 1000) == 2)
    }

    @Test("Texts with attributes have Core Foundation's functions")
    func attributedStrings() {
        let text = CFAttributedStringCreate(nil, "abc", ["a": 1] as NSDictionary)
        #expect(CFAttributedStringGetLength(text) == 3 && CFAttributedStringGetString(text) == "abc")
        #expect(CFAttributedStringCreateWithSubstring(nil, text, CFRangeMake(1, 2))?.string == "bc")
        #expect(CFAttributedStringCreateWithSubstring(nil, text, CFRangeMake(1, 3)) == nil)
        let other = CFAttributedStringCreateMutable(nil, 0)
        CFAttributedStringReplaceString(other, CFRangeMake(0, 0), "xy")
        CFAttributedStringSetAttribute(other, CFRangeMake(0, 1), "b", 2)
        CFAttributedStringSetAttribute(other, CFRangeMake(0, 9), "c", 3)
        #expect(other?.attributes(at: 0, effectiveRange: nil).keys.map(\.rawValue) == ["b"] && other?.string == "xy")
    }
}
