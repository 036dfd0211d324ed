import DisplayList
import DrawingProcess
import Foundation
import OrielFoundation
import SwiftUICore

/// The bytes of a document, which Poppler reads in processes of their own: one that hangs or crashes on a hostile file ends
/// without the app.
final class DocumentFile: @unchecked Sendable {
    private let descriptor: Int32
    private let lock = NSLock()
    private var currentPassword: String?

    /// How long a process may take, in milliseconds, on a machine that is busy with other work.
    private static let patience: Int32 = 10_000
    /// How many pixels a side of a picture has at most.
    static let longestSide = 4096

    /// Opens a file; nil if there is none.
    init?(path: String) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    /// Keeps bytes; nil if there is no room for them.
    init?(data: Data) {
        descriptor = data.withUnsafeBytes { bytes in
            bytes.baseAddress.map { oriel_open_document($0, Int64(bytes.count)) } ?? -1
        }
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// The password that opens the document; nil for none.
    var password: String? {
        get { lock.withLock { currentPassword } }
        set { lock.withLock { currentPassword = newValue } }
    }

    /// The bytes of the file.
    var data: Data? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return nil }
        var data = Data(count: Int(status.st_size))
        let count = data.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
        return count == data.count ? data : nil
    }

    /// Asks for a text, and returns its records; nil where the document does not have an answer.
    func records(_ question: OrielDocumentQuestion, pages: Range<Int> = 0..<0) -> [Record]? {
        guard let first = Int32(exactly: pages.lowerBound), let last = Int32(exactly: pages.upperBound) else {
            return nil
        }
        var answer = OrielDrawing()
        let result = oriel_ask_document(
            descriptor, question, password, first, last, 0, 1, 0, Self.patience, &answer)
        guard report(result), let bytes = answer.pixels else { return nil }
        defer { oriel_release_drawing(&answer) }
        let text = UnsafeBufferPointer(start: bytes, count: Int(answer.columns))
        return text.split(separator: UInt8(ORIEL_NEXT_RECORD), omittingEmptySubsequences: false).dropLast().map(
            Record.init)
    }

    /// Draws a page, `scale` pixels a point; nil if that is not possible.
    func picture(page: Int, turn: Int, scale: Double) -> CGImage? {
        guard let page = Int32(exactly: page), scale.isFinite, scale > 0 else { return nil }
        var answer = OrielDrawing()
        let result = oriel_ask_document(
            descriptor, ORIEL_DOCUMENT_PICTURE, password, page, page + 1, Int32(turn), scale, Int32(Self.longestSide),
            Self.patience, &answer)
        guard report(result), let bytes = answer.pixels else { return nil }
        defer { oriel_release_drawing(&answer) }
        let count = Int(answer.columns) * Int(answer.rows) * 4
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { target, filled in
            // The page is opaque, so its colors are merely in another order.
            for index in stride(from: 0, to: count, by: 4) {
                target[index] = bytes[index + 2]
                target[index + 1] = bytes[index + 1]
                target[index + 2] = bytes[index]
                target[index + 3] = 255
            }
            filled = count
        }
        return CGImage(Bitmap(width: Int(answer.columns), height: Int(answer.rows), pixels: pixels))
    }

    /// Returns whether there is an answer; warns of one that took too much.
    private func report(_ result: OrielDrawingResult) -> Bool {
        if result == ORIEL_GAVE_UP {
            RuntimeWarning.issue("A PDF document is not read: it takes more time or memory than a document may.")
        } else if result != ORIEL_DRAWN, !Self.hasLibrary {
            RuntimeWarning.issue("PDF documents need the library libpoppler-glib.so.8: install libpoppler-glib8.")
        }
        return result == ORIEL_DRAWN
    }

    /// Whether the library that reads documents is installed.
    static let hasLibrary = dlopen("libpoppler-glib.so.8", RTLD_LAZY) != nil
}

/// The values of a record in a text about a document.
struct Record {
    private let values: [String]

    init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        values = bytes.split(separator: UInt8(ORIEL_NEXT_VALUE), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// Returns a text; empty if there is none.
    func text(_ index: Int) -> String { index < values.count ? values[index] : "" }
    /// Returns a number; nil if there is none that is finite.
    func number(_ index: Int) -> Double? { Double(text(index)).flatMap { $0.isFinite ? $0 : nil } }
    /// Returns a whole number; nil if there is none.
    func integer(_ index: Int) -> Int? { number(index).flatMap { Int(exactly: $0) } }
    /// Returns a rectangle of two corners.
    func rectangle(_ index: Int) -> CGRect {
        let (x1, y1) = (number(index) ?? 0, number(index + 1) ?? 0)
        let (x2, y2) = (number(index + 2) ?? 0, number(index + 3) ?? 0)
        return CGRect(x: min(x1, x2), y: min(y1, y2), width: abs(x2 - x1), height: abs(y2 - y1))
    }
}
