import Foundation
import ImageFilters

/// How exactly texts are recognized.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

/// Asks which texts are in a picture, a line each.
///
/// The packages libtesseract5 and tesseract-ocr-eng, or the packages of other languages, must be installed; without them the
/// request fails.
///
/// Follows Apple's [VNRecognizeTextRequest](https://developer.apple.com/documentation/vision/vnrecognizetextrequest).
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The languages, the likeliest first; English where it is empty or none of them is installed.
    open var recognitionLanguages: [String] = []
    /// Words that texts may have; not used here.
    open var customWords: [String] = []
    /// How exactly texts are recognized; always as exactly as possible here.
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    /// Whether words are corrected; the library decides.
    open var usesLanguageCorrection = true
    /// Whether the language is recognized; all that are installed are tried then.
    open var automaticallyDetectsLanguage = false
    /// The smallest height of texts, beside the height of the picture.
    open var minimumTextHeight: Float = 0

    /// Returns the languages that are installed.
    open func supportedRecognitionLanguages() throws -> [String] {
        guard let reader = TextReader.shared else { return [] }
        return reader.installed.filter { $0 != "osd" }.map { Locale.LanguageCode($0).identifier(.alpha2) ?? $0 }
    }

    override func answers(about picture: GrayPicture) throws -> [VNObservation] {
        guard let reader = TextReader.shared else { throw VNError(.unsupportedRequest) }
        let part = picture.part(regionOfInterest)
        let languages =
            automaticallyDetectsLanguage
            ? reader.installed.filter { $0 != "osd" } : reader.names(of: recognitionLanguages)
        return reader.lines(in: part, languages: languages).compactMap { line in
            let box = part.share(line.bounds)
            guard Float(box.height) >= minimumTextHeight else { return nil }
            return VNRecognizedTextObservation(
                VNRecognizedText(line.text, confidence: line.confidence, box: box), boundingBox: box)
        }
    }
}

extension GrayPicture {
    /// Returns a rectangle of pixels from the top left as shares of the picture, with the origin at the bottom left.
    func share(_ pixels: CGRect) -> CGRect {
        let (width, height) = (CGFloat(max(width, 1)), CGFloat(max(height, 1)))
        return CGRect(
            x: pixels.minX / width, y: 1 - pixels.maxY / height, width: pixels.width / width,
            height: pixels.height / height)
    }
}
