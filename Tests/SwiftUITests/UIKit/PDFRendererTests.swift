import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Whether this build draws pictures.
@MainActor private func canDraw() -> Bool {
    ImageRenderer(content: Color.red.frame(width: 1, height: 1)).uiImage != nil
}

/// Documents that are drawn as UIKit draws them.
@MainActor
@Suite("Documents of UIKit", .enabled("This build has no image front end.") { await canDraw() })
struct PDFRendererTests {
    /// The sizes of a document's pages, and whether it has words.
    private func described(_ data: Data) -> (boxes: [String], hasWords: Bool) {
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF"))
        let boxes = text.matches(of: #/\/MediaBox \[ ?([0-9. ]+?) ?\]/#).map { String($0.1) }
        return (boxes, text.contains("/Font"))
    }

    @Test("A renderer draws pages of its size and of others, with words and colors")
    func renderer() throws {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 10, y: 20, width: 200, height: 100))
        var places: [CGRect] = []
        let data = renderer.pdfData { context in
            context.beginPage()
            places.append(context.pdfContextBounds)
            ("Words" as NSString).draw(at: CGPoint(x: 20, y: 30), withAttributes: nil)
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
            places.append(context.pdfContextBounds)
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), pageInfo: [:])
            places.append(context.pdfContextBounds)
        }
        let (boxes, hasWords) = described(data)
        #expect(boxes.filter { $0.contains("200 100") }.count == 2 && boxes.contains { $0.contains("50 60") })
        #expect(hasWords && places.map(\.width) == [200, 50, 200])
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(renderer.pdfData { _ in }.isEmpty)
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "drawn-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        try renderer.writePDF(to: file) { $0.beginPage() }
        #expect(try described(Data(contentsOf: file)).boxes.count == 1)
        #expect(throws: (any Error).self) { try renderer.writePDF(to: file) { _ in } }
        #expect(throws: (any Error).self) {
            try renderer.writePDF(to: URL(fileURLWithPath: "/nowhere/x.pdf")) { $0.beginPage() }
        }
    }

    @Test("A document that is begun and ended by functions goes to data or a file")
    func functions() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        ("Words" as NSString).draw(at: .zero, withAttributes: nil)
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 30, height: 40), nil)
        UIGraphicsEndPDFContext()
        let (boxes, hasWords) = described(data as Data)
        #expect(boxes.contains { $0.contains("612 792") } && boxes.contains { $0.contains("30 40") } && hasWords)
        let file = NSTemporaryDirectory() + "drawn-\(UUID().uuidString).pdf"
        defer { try? FileManager.default.removeItem(atPath: file) }
        #expect(UIGraphicsBeginPDFContextToFile(file, CGRect(x: 0, y: 0, width: 30, height: 40), nil))
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()
        #expect(try described(Data(contentsOf: URL(fileURLWithPath: file))).boxes.count == 1)
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetPDFContextBounds() == .zero && UIGraphicsGetCurrentContext() == nil)
    }
}
