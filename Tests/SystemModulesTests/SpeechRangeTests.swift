import AVFoundation
import Foundation
import Speech
import Testing

/// The words within times.
@Suite("Times of words")
struct SpeechRangeTests {
    private func range(_ start: Int64, _ end: Int64) -> CMTimeRange {
        CMTimeRange(start: CMTime(value: start, timescale: 2), end: CMTime(value: end, timescale: 2))
    }

    /// Words of a second each, from half seconds, with a word without a time in the middle.
    private func text() -> AttributedString {
        var text = AttributedString()
        for (word, time) in [("a", range(0, 2)), ("b", range(2, 4)), ("-", nil), ("c", range(4, 6))] {
            var part = AttributedString(word)
            part.audioTimeRange = time
            text += part
        }
        return text
    }

    private func words(_ start: Int64, _ end: Int64) -> String? {
        let text = text()
        return text.rangeOfAudioTimeRangeAttributes(intersecting: range(start, end)).map { String(text[$0].characters) }
    }

    @Test("Words that only touch a time are not within it")
    func edges() {
        #expect(words(2, 4) == "b" && words(0, 2) == "a" && words(4, 6) == "c")
        #expect(words(1, 3) == "ab" && words(3, 5) == "b-c" && words(0, 6) == "ab-c")
        #expect(words(6, 8) == nil && words(-2, 0) == nil && words(5, 9) == "c" && words(-1, 1) == "a")
        #expect(AttributedString("a").rangeOfAudioTimeRangeAttributes(intersecting: range(0, 9)) == nil)
    }

    @Test("Speech is taken in one channel of sixteen thousand numbers a second")
    func format() {
        let format = SFSpeechAudioBufferRecognitionRequest().nativeAudioFormat
        #expect(format.sampleRate == 16_000 && format.channelCount == 1)
    }
}
