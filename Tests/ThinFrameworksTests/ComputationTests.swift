import Accelerate
import Compression
import Foundation
import NaturalLanguage
import SwiftUITesting
import Testing

@testable import ServiceManagement

@MainActor
@Suite("Accelerate, Compression, NaturalLanguage and ServiceManagement")
struct ComputationTests {
    @Test("Vectors are multiplied, scaled, limited and measured, with strides")
    func vectors() {
        let (a, b): ([Float], [Float]) = ([1, 2, 3, 4], [2, 3, 4, 5])
        var c = [Float](repeating: 0, count: 4)
        vDSP_vmul(a, 1, b, 1, &c, 1, 4)
        #expect(c == [2, 6, 12, 20])
        vDSP_vsub(a, 1, b, 1, &c, 1, 4)
        #expect(c == [1, 1, 1, 1])
        var (factor, summand, root): (Float, Float, Float) = (2, 1, 0)
        vDSP_vsmul(a, 2, &factor, &c, 1, 2)
        #expect(c[..<2] == [2, 6])
        vDSP_vsmsa(a, 1, &factor, &summand, &c, 1, 4)
        #expect(c == [3, 5, 7, 9])
        vDSP_vclip(a, 1, &factor, [3], &c, 1, 4)
        #expect(c == [2, 2, 3, 3])
        vDSP_rmsqv([3, -4, 3, -4] as [Float], 1, &root, 4)
        #expect(
            root == Float(12.5).squareRoot() && vDSP.rootMeanSquare([3, -4, 3, -4] as [Double]) == 12.5.squareRoot())
        var window = [Float](repeating: 0, count: 4)
        vDSP_hann_window(&window, 4, vDSP_HANN_DENORM)
        #expect(zip(window, [0, 0.5, 1, 0.5]).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test("A transform of real numbers is twice the usual one, and the way back restores them times twice their number")
    func transform() throws {
        let count = 16
        let signal = (0..<count).map { Float(sin(Double($0) * 0.7) + 0.3 * cos(Double($0 * $0))) }
        let setup = try #require(vDSP_create_fftsetup(4, FFTRadix(kFFTRadix2)))
        defer { vDSP_destroy_fftsetup(setup) }
        var (real, imaginary) = ([Float](repeating: 0, count: 8), [Float](repeating: 0, count: 8))
        real.withUnsafeMutableBufferPointer { real in
            imaginary.withUnsafeMutableBufferPointer { imaginary in
                var split = DSPSplitComplex(realp: real.baseAddress!, imagp: imaginary.baseAddress!)
                signal.withUnsafeBufferPointer {
                    $0.withMemoryRebound(to: DSPComplex.self) { vDSP_ctoz($0.baseAddress!, 2, &split, 1, 8) }
                }
                vDSP_fft_zrip(setup, &split, 1, 4, FFTDirection(FFT_FORWARD))
                for k in 1..<8 {
                    let angles = (0..<count).map { -2 * Double.pi * Double(k * $0) / Double(count) }
                    let expected = zip(angles, signal).reduce((0.0, 0.0)) {
                        ($0.0 + cos($1.0) * Double($1.1), $0.1 + sin($1.0) * Double($1.1))
                    }
                    #expect(
                        abs(Double(real[k]) - 2 * expected.0) < 1e-4
                            && abs(Double(imaginary[k]) - 2 * expected.1) < 1e-4)
                }
                #expect(abs(real[0] - 2 * signal.reduce(0, +)) < 1e-4)
                vDSP_fft_zrip(setup, &split, 1, 4, FFTDirection(FFT_INVERSE))
                for index in 0..<8 {
                    #expect(abs(real[index] - signal[2 * index] * 32) < 1e-3)
                    #expect(abs(imaginary[index] - signal[2 * index + 1] * 32) < 1e-3)
                }
            }
        }
        #expect(vDSP_create_fftsetup(60, kFFTRadix2) == nil)
    }

    @Test(
        "Compressed data is smaller and comes back; what does not fit or is not valid is 0",
        arguments: [COMPRESSION_ZLIB, COMPRESSION_LZMA])
    func compression(_ algorithm: compression_algorithm) {
        let text = Array(String(repeating: "Many words, and many words again. ", count: 100).utf8)
        var packed = [UInt8](repeating: 0, count: text.count)
        let length = compression_encode_buffer(&packed, packed.count, text, text.count, nil, algorithm)
        #expect(length > 0 && length < text.count / 4)
        var back = [UInt8](repeating: 0, count: text.count)
        #expect(
            compression_decode_buffer(&back, back.count, packed, length, nil, algorithm) == text.count && back == text)
        #expect(compression_encode_buffer(&packed, 4, text, text.count, nil, algorithm) == 0)
        let noise = [UInt8](repeating: 0xFF, count: 64)
        #expect(compression_decode_buffer(&back, back.count, noise, noise.count, nil, algorithm) == 0)
    }

    @Test("An algorithm that this system lacks is warnings")
    func unknownCompression() {
        var target: [UInt8] = [0]
        #expect(
            TestHost.warnings { _ = compression_encode_buffer(&target, 1, [1], 1, nil, COMPRESSION_LZFSE) }.count == 1)
    }

    @Test(
        "Languages are recognized by their words, letters and scripts",
        arguments: [
            ("The quick brown fox jumps over the lazy dog and runs away", NLLanguage.english),
            ("Der Hund und die Katze sind nicht im Haus, aber auf der Straße", .german),
            ("Le chat est dans la maison et il ne veut pas sortir", .french),
            ("¿Dónde está la biblioteca del pueblo?", .spanish),
            ("Привет, как дела? Это был хороший день", .russian), ("こんにちは、元気ですか", .japanese),
            ("你好，今天天气很好", .simplifiedChinese),
            ("안녕하세요 여러분", .korean), ("Καλημέρα σε όλους", .greek),
            ("Hej, jag är inte hemma idag men du kan ringa", .swedish),
        ])
    func languages(_ text: String, _ language: NLLanguage) {
        #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language)
    }

    @Test("A text without letters has no language; constraints leave the possible ones")
    func languageLimits() {
        #expect(NLLanguageRecognizer.dominantLanguage(for: "1234 !?") == nil)
        let recognizer = NLLanguageRecognizer()
        recognizer.languageConstraints = [.french, .italian]
        recognizer.processString("la casa è in una via con il sole")
        #expect(recognizer.dominantLanguage == .italian)
        #expect(abs(recognizer.languageHypotheses(withMaximum: 9).values.reduce(0, +) - 1) < 1e-9)
        recognizer.reset()
        #expect(recognizer.languageHypotheses(withMaximum: 3).isEmpty)
    }

    @Test("Texts are divided into words, sentences and paragraphs; a tagger knows words, signs and blanks")
    func tokens() {
        let text = "It's 5 o'clock. 👍 Are you there?\nYes."
        func parts(_ unit: NLTokenUnit) -> [String] {
            let tokenizer = NLTokenizer(unit: unit)
            tokenizer.string = text
            return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
        }
        #expect(parts(.word) == ["It's", "5", "o'clock", "👍", "Are", "you", "there", "Yes"])
        #expect(parts(.sentence).count == 3 && parts(.paragraph).count == 2 && parts(.document) == [text])
        let tagger = NLTagger(tagSchemes: [.tokenType])
        tagger.string = "Hi, you"
        var tags: [NLTag?] = []
        tagger.enumerateTags(
            in: tagger.string!.startIndex..<tagger.string!.endIndex, unit: .word, scheme: .tokenType,
            options: [.omitWhitespace]
        ) { tag, _ in
            tags.append(tag)
            return true
        }
        #expect(tags == [.word, .punctuation, .word])
        let warnings = TestHost.warnings {
            #expect(tagger.tag(at: tagger.string!.startIndex, unit: .word, scheme: .lemma).0 == nil)
        }
        #expect(warnings.count == 1)
    }

    @Test("The app starts with the desktop while its entry is there; helpers are refused")
    func autostart() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "autostart-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let entry = Autostart(
            folder: folder, identifier: "org.example.notes", name: "Notes", program: "/opt/My \"App\" 5%/$x")
        let service = SMAppService(entry)
        #expect(service.status == .notRegistered)
        try service.register()
        #expect(service.status == .enabled)
        let text = try String(contentsOf: folder.appending(path: "org.example.notes.desktop"), encoding: .utf8)
        #expect(text.contains("Exec=\"/opt/My \\\\\"App\\\\\" 5%%/\\\\$x\"\n"))
        try Data((text + "Hidden=true\n").utf8).write(to: folder.appending(path: "org.example.notes.desktop"))
        #expect(service.status == .notRegistered)
        try service.unregister()
        try service.unregister()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        let warnings = TestHost.warnings {
            #expect(throws: NSError.self) { try SMAppService.loginItem(identifier: "a").register() }
        }
        #expect(warnings.count == 1)
        #expect(SMAppService.agent(plistName: "a").status == .notFound)
    }
}
