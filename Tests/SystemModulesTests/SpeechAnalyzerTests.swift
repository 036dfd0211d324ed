import AVFoundation
import Foundation
import OrielFoundation
import Speech
import Testing

/// Analyzers of speech, which have no models here, and say so.
@Suite("Analyzers of speech")
struct SpeechAnalyzerTests {
    @Test("No language is supported, installed or reserved")
    func languages() async throws {
        #expect(!SpeechTranscriber.isAvailable)
        #expect(await SpeechTranscriber.supportedLocales.isEmpty)
        #expect(await DictationTranscriber.supportedLocale(equivalentTo: Locale(identifier: "en_US")) == nil)
        #expect(await !AssetInventory.release(reservedLocale: .current))
        await #expect(throws: SFSpeechError(.cannotAllocateUnsupportedLocale)) {
            try await AssetInventory.reserve(locale: .current)
        }
        let module = SpeechTranscriber(locale: Locale(identifier: "de"), preset: .timeIndexedProgressiveTranscription)
        #expect(module.selectedLocales.map(\.identifier) == ["de"])
        #expect(await AssetInventory.status(forModules: [module]) == .unsupported)
        #expect(try await AssetInventory.assetInstallationRequest(supporting: []) == nil)
        await #expect(throws: SFSpeechError(.noModel)) {
            _ = try await AssetInventory.assetInstallationRequest(supporting: [module, SpeechDetector()])
        }
    }

    @Test("An analyzer keeps its modules, and fails when it is to analyze; results fail at once")
    func analysis() async throws {
        let module = DictationTranscriber(locale: .current, preset: .shortDictation)
        let analyzer = SpeechAnalyzer(
            modules: [module], options: .init(priority: .userInitiated, modelRetention: .lingering))
        #expect(await analyzer.modules.count == 1)
        #expect(await analyzer.volatileRange == nil)
        #expect(await SpeechAnalyzer.bestAvailableAudioFormat(compatibleWith: [module]) == nil)
        let (inputs, _) = AsyncStream<AnalyzerInput>.makeStream()
        await #expect(throws: SFSpeechError(.noModel)) { try await analyzer.start(inputSequence: inputs) }
        await #expect(throws: SFSpeechError(.noModel)) { try await analyzer.prepareToAnalyze(in: nil) }
        try await analyzer.finalize(through: nil)
        await #expect(throws: SFSpeechError(.noModel)) { for try await _ in module.results {} }
        try await analyzer.setModules([])
        try await analyzer.prepareToAnalyze(in: nil)
        #expect(SFSpeechError.errorDomain == "SFSpeechErrorDomain" && SFSpeechError(.timeout).errorCode == 12)
    }

    @Test("Presets have their options, and words their times")
    func values() {
        #expect(SpeechTranscriber.Preset.progressiveTranscription.reportingOptions == [.volatileResults, .fastResults])
        #expect(DictationTranscriber.Preset.phrase.contentHints == [.shortForm])
        #expect(DictationTranscriber.Preset.phrase.transcriptionOptions.isEmpty)
        var text = AttributedString("One ")
        text.audioTimeRange = CMTimeRange(start: .zero, end: CMTime(value: 1, timescale: 1))
        var next = AttributedString("two")
        next.audioTimeRange = CMTimeRange(start: CMTime(value: 1, timescale: 1), end: CMTime(value: 2, timescale: 1))
        next.transcriptionConfidence = 0.5
        text += next
        let late = CMTimeRange(start: CMTime(value: 3, timescale: 2), end: CMTime(value: 4, timescale: 1))
        let found = text.rangeOfAudioTimeRangeAttributes(intersecting: late)
        #expect(found.map { String(text[$0].characters) } == "two")
        #expect(text.runs.last?.transcriptionConfidence == 0.5)
    }
}
