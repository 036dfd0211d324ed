import AVFoundation
import Foundation

/// A piece of sound for an analyzer.
///
/// Follows Apple's [AnalyzerInput](https://developer.apple.com/documentation/speech/analyzerinput).
public struct AnalyzerInput: @unchecked Sendable {
    /// The sound.
    public let buffer: AVAudioPCMBuffer
    /// When it begins; nil for right after the piece before.
    public let bufferStartTime: CMTime?

    /// Creates a piece that follows the piece before.
    public init(buffer: AVAudioPCMBuffer) { self.init(buffer: buffer, bufferStartTime: nil) }

    /// Creates a piece that begins at a time.
    public init(buffer: AVAudioPCMBuffer, bufferStartTime: CMTime?) {
        (self.buffer, self.bufferStartTime) = (buffer, bufferStartTime)
    }
}

/// The app's knowledge of the speech to come.
///
/// Follows Apple's [AnalysisContext](https://developer.apple.com/documentation/speech/analysiscontext).
public final class AnalysisContext: @unchecked Sendable {
    /// The name of a list of words.
    public struct ContextualStringsTag: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The list of apps that have one.
        public static let general = ContextualStringsTag("general")
    }

    /// The name of a value of the app's own.
    public struct UserDataTag: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Words to expect.
    public var contextualStrings: [ContextualStringsTag: [String]] = [:]
    /// Values of the app's own.
    public var userData: [UserDataTag: any Sendable] = [:]

    /// Creates a context.
    public init() {}
}
