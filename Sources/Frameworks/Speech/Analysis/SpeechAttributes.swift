import AVFoundation
import Foundation

extension AttributeScopes {
    /// The attributes of words that were spoken.
    public struct SpeechAttributes: AttributeScope {
        /// The time of words.
        public let audioTimeRange: TimeRangeAttribute
        /// How sure words are, from 0 to 1.
        public let transcriptionConfidence: ConfidenceAttribute

        /// The time of words.
        public enum TimeRangeAttribute: AttributedStringKey {
            public typealias Value = CMTimeRange
            public static let name = "SpeechTimeRange"
        }

        /// How sure words are, from 0 to 1.
        public enum ConfidenceAttribute: AttributedStringKey {
            public typealias Value = Double
            public static let name = "SpeechConfidence"
        }
    }

    /// The attributes of words that were spoken.
    public var speech: SpeechAttributes.Type { SpeechAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute of words that were spoken, by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SpeechAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributedString {
    /// Returns the range of the words within a time; nil for none.
    public func rangeOfAudioTimeRangeAttributes(intersecting timeRange: CMTimeRange) -> Range<AttributedString.Index>? {
        let found = runs.filter { run in
            guard let time = run.audioTimeRange else { return false }
            return time.start < timeRange.end && timeRange.start < time.end
        }
        guard let first = found.first, let last = found.last else { return nil }
        return first.range.lowerBound..<last.range.upperBound
    }
}
