import Foundation
import ImageFilters
import OrielFoundation

/// Reads texts in pictures, by the library tesseract where it is installed.
final class TextReader: @unchecked Sendable {
    /// A line of text.
    struct Line: Sendable {
        let text: String
        /// How sure the reading is, from 0 to 1.
        let confidence: Float
        /// The line's rectangle in pixels, from the top left.
        let bounds: CGRect
    }

    /// The reader; nil where the library is not installed, with a warning.
    static let shared: TextReader? = {
        let reader = SharedLibrary("libtesseract.so.5").flatMap(TextReader.init)
        if reader == nil {
            RuntimeWarning.issue(
                "Texts in pictures are read by the packages libtesseract5 and tesseract-ocr-eng, which are not installed."
            )
        }
        return reader
    }()

    private typealias Pointer = UnsafeMutableRawPointer
    private typealias Number = UnsafeMutablePointer<Int32>
    private let make: @convention(c) () -> Pointer?
    private let start: @convention(c) (Pointer, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Int32
    private let delete: @convention(c) (Pointer) -> Void
    private let setImage: @convention(c) (Pointer, UnsafePointer<UInt8>?, Int32, Int32, Int32, Int32) -> Void
    private let setResolution: @convention(c) (Pointer, Int32) -> Void
    private let recognize: @convention(c) (Pointer, Pointer?) -> Int32
    private let iterator: @convention(c) (Pointer) -> Pointer?
    private let deleteIterator: @convention(c) (Pointer) -> Void
    private let text: @convention(c) (Pointer, Int32) -> UnsafeMutablePointer<CChar>?
    private let deleteText: @convention(c) (UnsafeMutablePointer<CChar>) -> Void
    private let confidence: @convention(c) (Pointer, Int32) -> Float
    private let next: @convention(c) (Pointer, Int32) -> Int32
    private let pages: @convention(c) (Pointer) -> Pointer?
    private let box: @convention(c) (Pointer, Int32, Number, Number, Number, Number) -> Int32
    private let languages: @convention(c) (Pointer) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    private let deleteLanguages: @convention(c) (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Void

    private init?(_ library: SharedLibrary) {
        func load<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function? {
            library.function("Tess" + name, as: type)
        }
        guard let make: @convention(c) () -> Pointer? = load("BaseAPICreate"),
            let start: @convention(c) (Pointer, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Int32 = load(
                "BaseAPIInit3"),
            let delete: @convention(c) (Pointer) -> Void = load("BaseAPIDelete"),
            let setImage: @convention(c) (Pointer, UnsafePointer<UInt8>?, Int32, Int32, Int32, Int32) -> Void =
                load("BaseAPISetImage"),
            let setResolution: @convention(c) (Pointer, Int32) -> Void = load("BaseAPISetSourceResolution"),
            let recognize: @convention(c) (Pointer, Pointer?) -> Int32 = load("BaseAPIRecognize"),
            let iterator: @convention(c) (Pointer) -> Pointer? = load("BaseAPIGetIterator"),
            let deleteIterator: @convention(c) (Pointer) -> Void = load("ResultIteratorDelete"),
            let text: @convention(c) (Pointer, Int32) -> UnsafeMutablePointer<CChar>? = load(
                "ResultIteratorGetUTF8Text"),
            let deleteText: @convention(c) (UnsafeMutablePointer<CChar>) -> Void = load("DeleteText"),
            let confidence: @convention(c) (Pointer, Int32) -> Float = load("ResultIteratorConfidence"),
            let next: @convention(c) (Pointer, Int32) -> Int32 = load("ResultIteratorNext"),
            let pages: @convention(c) (Pointer) -> Pointer? = load("ResultIteratorGetPageIterator"),
            let box: @convention(c) (Pointer, Int32, Number, Number, Number, Number) -> Int32 =
                load("PageIteratorBoundingBox"),
            let languages: @convention(c) (Pointer) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? =
                load("BaseAPIGetAvailableLanguagesAsVector"),
            let deleteLanguages: @convention(c) (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Void =
                load("DeleteTextArray")
        else { return nil }
        (self.make, self.start, self.delete, self.setImage) = (make, start, delete, setImage)
        (self.setResolution, self.recognize, self.iterator) = (setResolution, recognize, iterator)
        (self.deleteIterator, self.text, self.deleteText) = (deleteIterator, text, deleteText)
        (self.confidence, self.next, self.pages, self.box) = (confidence, next, pages, box)
        (self.languages, self.deleteLanguages) = (languages, deleteLanguages)
    }

    /// The languages that are installed, by tesseract's names.
    lazy var installed: [String] = {
        guard let base = make() else { return [] }
        defer { delete(base) }
        guard start(base, nil, "eng") == 0, let names = languages(base) else { return [] }
        defer { deleteLanguages(names) }
        var all: [String] = []
        var place = names
        while let name = place.pointee {
            all.append(String(cString: name))
            place += 1
        }
        return all
    }()

    /// Returns the lines of text in a picture, from top to bottom.
    /// - Parameter languages: The languages by tesseract's names; one at least.
    func lines(in picture: GrayPicture, languages: [String]) -> [Line] {
        guard picture.width > 0, picture.height > 0, let base = make() else { return [] }
        defer { delete(base) }
        guard start(base, nil, languages.joined(separator: "+")) == 0 else { return [] }
        return picture.pixels.withUnsafeBufferPointer { pixels in
            let (width, height) = (Int32(clamping: picture.width), Int32(clamping: picture.height))
            setImage(base, pixels.baseAddress, width, height, 1, width)
            setResolution(base, 150)
            guard recognize(base, nil) == 0, let found = iterator(base) else { return [] }
            defer { deleteIterator(found) }
            return lines(found)
        }
    }

    /// The number by which tesseract calls lines.
    private static let line: Int32 = 2

    private func lines(_ found: Pointer) -> [Line] {
        var lines: [Line] = []
        repeat {
            guard let words = text(found, Self.line) else { continue }
            defer { deleteText(words) }
            let text = String(cString: words).trimmingCharacters(in: .whitespacesAndNewlines)
            var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            guard !text.isEmpty, let page = pages(found), box(page, Self.line, &left, &top, &right, &bottom) != 0 else {
                continue
            }
            lines.append(
                Line(
                    text: text, confidence: confidence(found, Self.line) / 100,
                    bounds: CGRect(
                        x: CGFloat(left), y: CGFloat(top), width: CGFloat(right - left), height: CGFloat(bottom - top)))
            )
        } while next(found, Self.line) != 0
        return lines
    }
}

extension TextReader {
    /// Returns tesseract's names of languages, of which at least English is one; the unknown ones are left out.
    func names(of languages: [String]) -> [String] {
        let names = languages.compactMap { identifier -> String? in
            let language = Locale.Language(identifier: identifier)
            guard let code = language.languageCode else { return nil }
            if code == .chinese {
                return language.script == .hanTraditional || language.region == .taiwan ? "chi_tra" : "chi_sim"
            }
            return code.identifier(.alpha3)
        }
        let known = names.filter(installed.contains)
        return known.isEmpty ? ["eng"] : known
    }
}
