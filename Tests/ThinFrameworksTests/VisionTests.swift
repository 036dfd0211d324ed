import Foundation
import OrielFoundation
import SwiftUI
import SwiftUITesting
import Testing
import Vision

/// Whether a library is installed: without it, the tests of texts or bar codes are skipped, and say so.
private func has(_ library: String) -> Bool { SharedLibrary(library) != nil }

/// Texts and bar codes in pictures.
@MainActor @Suite("Vision", .serialized)
struct VisionTests {
    /// Returns a picture of a QR code on white.
    private func code(_ text: String, below: CGFloat = 40) throws -> CGImage {
        let filter = CIFilter(name: "CIQRCodeGenerator")
        filter?.setValue(Data(text.utf8), forKey: "inputMessage")
        let image = try #require(filter?.outputImage).transformed(by: CGAffineTransform(scaleX: 6, y: 6))
        let pixels = try #require(CIContext().createCGImage(image, from: image.extent))
        let view = VStack(spacing: 0) {
            Image(decorative: pixels, scale: 1).interpolation(.none).padding(40)
            Color.white.frame(height: below)
        }
        return try #require(ImageRenderer(content: view.background(.white)).cgImage)
    }

    private func text(_ lines: String...) throws -> CGImage {
        let view = VStack(alignment: .leading, spacing: 30) {
            ForEach(lines, id: \.self) { Text($0).font(.system(size: 44)) }
        }
        return try #require(
            ImageRenderer(content: view.foregroundStyle(.black).padding(40).background(.white)).cgImage)
    }

    @Test("Pixels are asked about as pictures are", .enabled(if: has("libzbar.so.0")))
    func pixels() throws {
        let image = try code("https://example.org/p")
        var buffer: CVPixelBuffer?
        CVPixelBufferCreate(nil, image.width, image.height, kCVPixelFormatType_32BGRA, nil, &buffer)
        let pixels = try #require(buffer)
        CIContext().render(CIImage(cgImage: image), to: pixels)
        let request = VNDetectBarcodesRequest()
        try VNSequenceRequestHandler().perform([request], on: pixels)
        #expect((request.results as? [VNBarcodeObservation])?.first?.payloadStringValue == "https://example.org/p")
    }

    @Test("Several questions have their answers in their order; one that fails is an answer as well")
    func several() async throws {
        struct Unknown: VisionRequest {
            func answer(_ handler: VNImageRequestHandler) throws -> Int { 1 }
        }
        let handler = ImageRequestHandler(try text("Shown"))
        var names: [String] = []
        let requests: [any VisionRequest] = [
            Unknown(), DetectBarcodesRequest(), DetectTextRectanglesRequest(), RecognizeTextRequest(),
        ]
        for await result in handler.performAll(requests) {
            switch result {
            case .error(let request, _): names.append("\(type(of: request))")
            case .detectBarcodes(_, let found): names.append("\(found.count) codes")
            case .detectTextRectangles(_, let found):
                names.append("places")
                #expect(found.allSatisfy { $0.boundingBox.cgRect.width > 0.1 && $0.confidence > 0 })
            case .recognizeText(_, let found):
                let observations: [any VisionObservation] = found
                names.append("texts")
                #expect(observations.allSatisfy { ($0 as? any BoundingBoxProviding) != nil })
            }
        }
        #expect(names.count == 4 && names[0] == "Unknown")
        if has("libzbar.so.0") { #expect(names[1] == "0 codes") }
        let (one, two) = try await handler.perform(Unknown(), Unknown())
        #expect(one == 1 && two == 1)
    }

    @Test("A QR code is read where it is, also from a turned picture", .enabled(if: has("libzbar.so.0")))
    func barcodes() async throws {
        let image = try code("https://example.org/ä", below: 200)
        let request = VNDetectBarcodesRequest()
        try VNImageRequestHandler(cgImage: image).perform([request])
        let found = try #require(request.results as? [VNBarcodeObservation])
        #expect(found.count == 1 && found[0].payloadStringValue == "https://example.org/ä" && found[0].symbology == .qr)
        let box = found[0].boundingBox
        #expect(box.minY > 0.35 && box.maxY < 1 && box.minX > 0.05 && box.maxX < 0.95, "\(box)")
        #expect(found[0].topLeft == CGPoint(x: box.minX, y: box.maxY))
        let turned = VNDetectBarcodesRequest()
        try VNImageRequestHandler(cgImage: image, orientation: .right).perform([turned])
        let turnedBox = try #require((turned.results as? [VNBarcodeObservation])?.first).boundingBox
        #expect(turnedBox.minX > 0.35 || turnedBox.maxX < 0.65, "\(turnedBox)")
        request.symbologies = [.ean13]
        try VNImageRequestHandler(cgImage: image).perform([request])
        #expect(request.results?.isEmpty == true)
        request.symbologies = [.qr]
        request.regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 0.2)
        try VNImageRequestHandler(cgImage: image).perform([request])
        #expect(request.results?.isEmpty == true)
        let values = try await DetectBarcodesRequest().perform(on: image)
        #expect(values.map(\.payloadString) == ["https://example.org/ä"])
    }

    @Test(
        "A bar code that a filter makes is read as it was written", .enabled(if: has("libzbar.so.0")),
        arguments: ["Oriel", "4006381333931", "AB1234567", "12", "Order-0042/7", "id\u{9}7", "123abc45678"])
    func barCode(text: String) throws {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data(text.utf8)
        filter.quietSpace = 12
        let image = try #require(filter.outputImage).transformed(by: CGAffineTransform(scaleX: 3, y: 3))
        let request = VNDetectBarcodesRequest()
        try VNImageRequestHandler(ciImage: image).perform([request])
        let found = try #require(request.results as? [VNBarcodeObservation])
        #expect(found.map(\.payloadStringValue) == [text] && found.first?.symbology == .code128)
    }

    @Test("CIDetector finds the same code; it is made for nothing else", .enabled(if: has("libzbar.so.0")))
    func detector() throws {
        let detector = try #require(CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: nil))
        let image = CIImage(cgImage: try code("one"))
        let features = detector.features(in: image).compactMap { $0 as? CIQRCodeFeature }
        #expect(features.map(\.messageString) == ["one"])
        #expect(image.extent.contains(features[0].bounds) && features[0].bounds.width > 50)
        #expect(detector.features(in: CIImage.empty()).isEmpty)
        let warnings = TestHost.warnings {
            #expect(CIDetector(ofType: CIDetectorTypeFace, context: nil) == nil)
        }
        #expect(warnings.count == 1)
    }

    @Test("Lines of text are read from top to bottom", .enabled(if: has("libtesseract.so.5")))
    func texts() async throws {
        let image = try text("Hello world", "Second line")
        var ended = 0
        let request = VNRecognizeTextRequest { _, error in if error == nil { ended += 1 } }
        request.recognitionLanguages = ["en-US", "xx-none"]
        try VNImageRequestHandler(cgImage: image).perform([request])
        let found = try #require(request.results as? [VNRecognizedTextObservation])
        #expect(found.map { $0.topCandidates(1).first?.string } == ["Hello world", "Second line"] && ended == 1)
        #expect(found[0].boundingBox.minY > found[1].boundingBox.maxY && found[0].confidence > 0.5)
        let reading = try #require(found[0].topCandidates(3).first)
        let world = try #require(reading.string.range(of: "world"))
        let part = try #require(try reading.boundingBox(for: world)).boundingBox
        #expect(part.minX > found[0].boundingBox.minX && part.maxX == found[0].boundingBox.maxX)
        let values = try await ImageRequestHandler(image).perform(RecognizeTextRequest())
        #expect(values.map(\.transcript) == ["Hello world", "Second line"])
        #expect(try request.supportedRecognitionLanguages().contains("en"))
    }

    @Test("What nothing here recognizes is an error, and so is a picture that cannot be read")
    func errors() throws {
        let image = try text("A")
        var errors: [VNError.Code?] = []
        let face = VNDetectFaceRectanglesRequest { errors.append(($1 as? VNError)?.code) }
        let warnings = TestHost.warnings {
            #expect(throws: VNError(.unsupportedRequest)) { try VNImageRequestHandler(cgImage: image).perform([face]) }
        }
        #expect(warnings.count == 1 && errors == [.unsupportedRequest] && face.results == nil)
        #expect(throws: VNError(.invalidImage)) { try VNImageRequestHandler(data: Data()).perform([face]) }
        let canceled = VNDetectBarcodesRequest()
        canceled.cancel()
        #expect(throws: VNError(.requestCancelled)) { try VNImageRequestHandler(cgImage: image).perform([canceled]) }
        #expect(
            VNImageRectForNormalizedRect(CGRect(x: 0.5, y: 0, width: 0.5, height: 1), 10, 20)
                == CGRect(x: 5, y: 0, width: 5, height: 20))
    }
}
