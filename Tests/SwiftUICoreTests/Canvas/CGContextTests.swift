import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// Returns the pixels that a function draws onto 20 × 20 points with Core Graphics' functions.
@MainActor
private func drawn(_ draw: @escaping (CGContext) -> Void) throws -> Pixels {
    try Pixels(Canvas { context, _ in context.withCGContext { draw($0) } })
}

@MainActor @Suite struct CGContextTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test(.needsPictures) func pathsAreFilledAndStroked() throws {
        let pixels = try drawn { [red, blue] context in
            context.setFillColor(red)
            context.setStrokeColor(blue)
            context.setLineWidth(4)
            context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
            context.drawPath(using: .fillStroke)
            // The path is gone.
            context.setFillColor(blue)
            context.fillPath()
        }
        #expect(pixels[10, 10] == "FF0000FF" && pixels[4, 10] == "0000FFFF" && pixels[1, 1] == "00000000")
    }

    @Test(.needsPictures) func statesAreKeptAndTakenBack() throws {
        let pixels = try drawn { [red, blue] context in
            context.setFillColor(red)
            context.saveGState()
            context.setFillColor(blue)
            context.translateBy(x: 10, y: 0)
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 20))
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.restoreGState()
        }
        #expect(pixels[2, 2] == "FF0000FF" && pixels[12, 5] == "0000FFFF" && pixels[17, 5] == "00000000")
    }

    @Test(.needsPictures) func pathsAreBuiltUnderTheTransformOfTheMoment() throws {
        let pixels = try drawn { [red] context in
            context.setFillColor(red)
            context.saveGState()
            context.scaleBy(x: 2, y: 2)
            context.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
            context.restoreGState()
            context.fillPath()
            context.clear(CGRect(x: 8, y: 8, width: 4, height: 4))
        }
        #expect(pixels[10, 2] == "FF0000FF" && pixels[17, 10] == "FF0000FF" && pixels[10, 10] == "00000000")
    }

    /// A document with a page for each entry, onto which the view is drawn or not.
    private func document(_ pages: [Bool]) throws -> Data {
        let url = URL(fileURLWithPath: NSTemporaryDirectory() + "view-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        let renderer = ImageRenderer(content: Text("Page").padding(20).background(.red))
        var size: CGSize?
        renderer.render { viewSize, draw in
            size = viewSize
            var box = CGRect(origin: .zero, size: viewSize)
            guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else {
                Issue.record("There is no context for the file.")
                return
            }
            for isDrawn in pages {
                pdf.beginPDFPage(nil)
                if isDrawn { draw(pdf) }
                pdf.endPDFPage()
            }
            pdf.closePDF()
        }
        try #require(size != nil, "Nothing was drawn.")
        return try Data(contentsOf: url)
    }

    @Test(.needsPictures) func aViewBecomesAPDFPage() throws {
        let both = try document([true, true]), first = try document([true, false]), none = try document([false, false])
        for data in [both, first, none] {
            let text = String(decoding: data, as: UTF8.self)
            #expect(text.hasPrefix("%PDF") && text.contains("/Count 2"))
            #expect(text.contains("/Font") == (data != none))
        }
        // The font is in the document once; the second page adds its own drawing.
        #expect(first.count > none.count + 500 && both.count > first.count + 50)
    }

    @Test(.needsPictures) func aRendererDrawsIntoACanvas() throws {
        let renderer = ImageRenderer(content: Color(red: 0, green: 1, blue: 0).frame(width: 6, height: 6).padding(2))
        let pixels = try drawn { context in
            renderer.render { size, draw in
                context.translateBy(x: 10, y: 10)
                draw(context)
            }
        }
        #expect(pixels[13, 13] == "00FF00FF" && pixels[10, 10] == "00000000" && pixels[18, 18] == "00000000")
    }
}
