import AVFoundation
import Foundation
import OrielFoundation
import Speech
import Testing

/// Recording, recognizing and playing, as far as they exist here: apps are told, and go on.
@Suite("Speech and players")
struct SpeechTests {
    @Test("Nothing may be recorded or recognized, and a task fails with an error")
    func denied() throws {
        #expect(SFSpeechRecognizer.authorizationStatus() == .denied)
        let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en_US")))
        #expect(!recognizer.isAvailable && recognizer.locale.identifier == "en_US")
        var results = 0
        var failure: (any Error)?
        let task = recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest()) { result, error in
            if result != nil { results += 1 }
            failure = error
        }
        #expect(results == 0 && failure != nil && task.state == .completed)
        task.cancel()
        #expect(task.isCancelled)
        let engine = AVAudioEngine()
        engine.inputNode.installTap(
            onBus: 0, bufferSize: 1024, format: engine.inputNode.outputFormat(forBus: 0)
        ) { _, _ in }
        engine.prepare()
        #expect(throws: (any Error).self) { try engine.start() }
        #expect(!engine.isRunning)
        engine.stop()
    }

    @Test("The answer to a request is no, at once")
    func requests() async {
        #expect(
            await withCheckedContinuation { waiting in
                SFSpeechRecognizer.requestAuthorization { waiting.resume(returning: $0) }
            } == .denied)
        #expect(
            await withCheckedContinuation { waiting in
                AVAudioSession.sharedInstance().requestRecordPermission { waiting.resume(returning: $0) }
            } == false)
    }

    @Test("Times are fractions; those that are no numbers keep what they are")
    func times() {
        #expect(CMTime(value: 3, timescale: 2).seconds == 1.5)
        #expect(CMTime(seconds: 0.25, preferredTimescale: 600).value == 150)
        #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
        #expect(
            CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 4)
                == CMTime(seconds: 0.75, preferredTimescale: 4))
        #expect(CMTime.zero < CMTime.positiveInfinity && CMTime.zero > CMTime.negativeInfinity)
        #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid && !CMTime(value: 1, timescale: 0).isValid)
        #expect(CMTime(seconds: 1e300, preferredTimescale: 600).isPositiveInfinity)
        #expect(CMTime(seconds: -.infinity, preferredTimescale: 600).isNegativeInfinity)
        #expect(CMTime.indefinite.isIndefinite && CMTime.indefinite != .invalid && CMTime.indefinite.seconds.isNaN)
    }
}
