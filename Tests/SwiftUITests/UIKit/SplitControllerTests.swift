import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("Split views, color wells, document pickers and attachments of UIKit")
struct SplitControllerTests {
    private struct Shown<C: UIViewController>: UIViewControllerRepresentable {
        let controller: C
        func makeUIViewController(context: Context) -> C { controller }
        func updateUIViewController(_ controller: C, context: Context) {}
    }

    private func page(_ words: String) -> UIViewController { UIHostingController(rootView: Text(words)) }

    private final class Delegate: NSObject, UISplitViewControllerDelegate, UIDocumentPickerDelegate {
        var log: [String] = []
        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { log.append("\(svc.displayMode) to \(displayMode)") }
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            log.append(urls.map(\.lastPathComponent).joined(separator: " "))
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.append("cancelled") }
    }

    @Test("Columns lie beside each other, are replaced, hidden and shown, and the delegate is asked")
    func columns() throws {
        let controller = UISplitViewController(style: .doubleColumn)
        let delegate = Delegate()
        controller.delegate = delegate
        controller.setViewController(page("list"), for: .primary)
        controller.setViewController(page("detail"), for: .secondary)
        let host = TestHost(Shown(controller: controller), size: CGSize(width: 900, height: 400))
        let (list, detail) = (
            try #require(host.find(text: "list")).frame, try #require(host.find(text: "detail")).frame
        )
        #expect(list.maxX < detail.minX)
        #expect(controller.viewControllers.count == 2 && controller.displayMode == .oneBesideSecondary)
        #expect(controller.viewController(for: .secondary)?.splitViewController === controller)
        controller.showDetailViewController(page("other"), sender: nil)
        host.update()
        #expect(host.find(text: "detail") == nil && host.find(text: "other") != nil)
        controller.hide(.primary)
        host.advance(by: 1)
        #expect(controller.displayMode == .secondaryOnly && delegate.log == ["oneBesideSecondary to secondaryOnly"])
        #expect(host.find(text: "list").map { $0.frame.maxX <= 0 } ?? true)
        controller.show(.primary)
        controller.show(.primary)
        #expect(delegate.log.count == 2 && controller.displayMode == .oneBesideSecondary)
    }

    @Test("Three columns have a supplementary one, which two have not")
    func threeColumns() {
        let controller = UISplitViewController(style: .tripleColumn)
        controller.viewControllers = [page("a"), page("b"), page("c")]
        #expect(controller.viewController(for: .supplementary) === controller.viewControllers[1])
        controller.preferredDisplayMode = .oneBesideSecondary
        #expect(controller.displayMode == .oneBesideSecondary)
        controller.show(.primary)
        #expect(controller.displayMode == .twoBesideSecondary)
        controller.hide(.primary)
        #expect(controller.displayMode == .oneBesideSecondary)
        let two = UISplitViewController(style: .doubleColumn)
        let warnings = TestHost.warnings(during: { two.setViewController(page("x"), for: .supplementary) })
        #expect(warnings == ["A UISplitViewController of two columns has no supplementary one."])
        #expect(two.viewControllers.isEmpty)
    }

    @Test("A color well keeps its color and calls its actions")
    func colorWell() {
        let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        var count = 0
        well.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        well.choose(.red)
        #expect(well.selectedColor == .red && count == 1)
        well.isEnabled = false
        well.choose(.blue)
        #expect(well.selectedColor == .red && count == 1)
        #expect(well.isLeaf && well.leafContent(isFramed: true) != nil)
    }

    @Test("A document picker passes files on, copies them, and saves the app's")
    func documents() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "picker-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a.txt")
        try Data("1".utf8).write(to: file)
        let delegate = Delegate()
        let open = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
        open.delegate = delegate
        open.answer([file])
        open.answer(nil)
        #expect(delegate.log == ["a.txt", "cancelled"])
        let save = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
        save.delegate = delegate
        save.answer([folder.appending(path: "b.txt")])
        #expect(delegate.log.last == "b.txt")
        #expect(try String(contentsOf: folder.appending(path: "b.txt"), encoding: .utf8) == "1")
        let move = UIDocumentPickerViewController(forExporting: [file])
        move.delegate = delegate
        move.answer([folder.appending(path: "c.txt")])
        #expect(!FileManager.default.fileExists(atPath: file.path) && delegate.log.last == "c.txt")
        let missing = UIDocumentPickerViewController(forExporting: [file])
        missing.delegate = delegate
        #expect(TestHost.warnings(during: { missing.answer([folder.appending(path: "d.txt")]) }).count == 1)
        #expect(delegate.log.last == "cancelled")
    }

    @Test("An attachment is a letter of a text, and shown in a label")
    func attachments() throws {
        let attachment = NSTextAttachment(image: try #require(UIImage(systemName: "star")))
        let text = NSAttributedString(attachment: attachment)
        #expect(text.length == 1 && text.containsAttachments(in: NSRange(location: 0, length: 9)))
        #expect(!NSAttributedString(string: "a").containsAttachments(in: NSRange(location: 0, length: 1)))
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
        let pixels = try #require(CGImage(width: 2, height: 2, premultipliedRGBA: [UInt8](repeating: 255, count: 16)))
        #expect(pixels.alphaInfo == .premultipliedLast && pixels.bitsPerPixel == 32)
        #expect(pixels.bitmapInfo == [.byteOrder32Big, CGBitmapInfo(rawValue: pixels.alphaInfo.rawValue)])
        attachment.image = UIImage(cgImage: pixels)
        attachment.bounds = CGRect(x: 0, y: -2, width: 8, height: 8)
        // Labels measure as the current window does, and another test's window may be a terminal.
        let host = TestHost(Color.clear, text: .system)
        let label = UILabel()
        label.attributedText = text
        let width = label.sizeThatFits(CGSize(width: 500, height: 500)).width
        attachment.bounds.size.width = 80
        label.attributedText = NSAttributedString(attachment: attachment)
        #expect(label.sizeThatFits(CGSize(width: 500, height: 500)).width - width == 72)
        withExtendedLifetime(host) {}
    }
}
