import AVFoundation
import Foundation
import OrielFoundation

/// Passes sound to modules, which make results of it; there are no models here, and it fails when sound comes.
///
/// Follows Apple's [SpeechAnalyzer](https://developer.apple.com/documentation/speech/speechanalyzer).
public actor SpeechAnalyzer {
    /// Settings of an analyzer.
    public struct Options: Equatable, Sendable {
        /// How long models stay in memory.
        public enum ModelRetention: CaseIterable, Hashable, Sendable {
            /// While the analyzer uses them.
            case whileInUse
            /// Some time longer.
            case lingering
            /// As long as the app runs.
            case processLifetime
        }

        /// The priority of the work.
        public let priority: TaskPriority
        /// How long models stay in memory.
        public let modelRetention: ModelRetention
        /// Creates settings.
        public init(priority: TaskPriority, modelRetention: ModelRetention) {
            (self.priority, self.modelRetention) = (priority, modelRetention)
        }
    }

    /// The modules.
    public private(set) var modules: [any SpeechModule]
    /// The app's knowledge of the speech to come.
    public private(set) var context = AnalysisContext()
    /// The time of results that may still change; nil, as there are none.
    public private(set) var volatileRange: CMTimeRange?

    /// Creates an analyzer.
    public init(modules: [any SpeechModule], options: Options? = nil) { self.modules = modules }

    /// Creates an analyzer of pieces of sound, which are not read here.
    public init<Input: AsyncSequence & Sendable>(
        inputSequence: Input, modules: [any SpeechModule], options: Options? = nil,
        analysisContext: AnalysisContext = AnalysisContext(),
        volatileRangeChangedHandler: (@Sendable (CMTimeRange, Bool, Bool) -> Void)? = nil
    ) where Input.Element == AnalyzerInput {
        self.modules = modules
        context = analysisContext
        Self.warn()
    }

    /// Creates an analyzer of a file of sound; fails here.
    public init(
        inputAudioFile: AVAudioFile, modules: [any SpeechModule], options: Options? = nil,
        analysisContext: AnalysisContext = AnalysisContext(), finishAfterFile: Bool = false,
        volatileRangeChangedHandler: (@Sendable (CMTimeRange, Bool, Bool) -> Void)? = nil
    ) async throws {
        self.modules = modules
        throw Self.failure()
    }

    private static func warn() {
        RuntimeWarning.issue("Speech is not recognized here: see CompatibilityGaps.md.")
    }

    private static func failure() -> SFSpeechError {
        warn()
        return SFSpeechError(.noModel)
    }

    /// Replaces the modules.
    public func setModules(_ newModules: [any SpeechModule]) async throws { modules = newModules }
    /// Replaces the app's knowledge of the speech to come.
    public func setContext(_ newContext: AnalysisContext) async throws { context = newContext }
    /// Sets a function that is called with the time of results that may still change: never here.
    public func setVolatileRangeChangedHandler(
        _ handler: (@Sendable (_ range: CMTimeRange, _ changedStart: Bool, _ changedEnd: Bool) -> Void)?
    ) {}

    /// Loads the models; fails, unless there are no modules.
    public func prepareToAnalyze(in audioFormat: AVAudioFormat?) async throws {
        if !modules.isEmpty { throw Self.failure() }
    }

    /// Loads the models; fails, unless there are no modules.
    public func prepareToAnalyze(
        in audioFormat: AVAudioFormat?, withProgressReadyHandler handler: (@Sendable (Progress) -> Void)?
    ) async throws { try await prepareToAnalyze(in: audioFormat) }

    /// Starts analyzing pieces of sound as they come; fails.
    public func start<Input: AsyncSequence & Sendable>(inputSequence: Input) async throws
    where Input.Element == AnalyzerInput { throw Self.failure() }

    /// Starts analyzing a file; fails.
    public func start(inputAudioFile audioFile: AVAudioFile, finishAfterFile: Bool = false) async throws {
        throw Self.failure()
    }

    /// Analyzes pieces of sound until they end, and returns the time of the end; fails.
    public func analyzeSequence<Input: AsyncSequence & Sendable>(_ inputSequence: Input) async throws -> CMTime?
    where Input.Element == AnalyzerInput { throw Self.failure() }

    /// Analyzes a file, and returns the time of its end; fails.
    public func analyzeSequence(from audioFile: AVAudioFile) async throws -> CMTime? { throw Self.failure() }

    /// Makes all results up to a time final: there are none.
    public func finalize(through: CMTime?) async throws {}
    /// Makes all results up to a time final, and ends the analysis.
    public func finalizeAndFinish(through: CMTime) async throws {}
    /// Makes all results final when the sound ends, and ends the analysis.
    public func finalizeAndFinishThroughEndOfInput() async throws {}
    /// Ends the analysis of sound before a time.
    public func cancelAnalysis(before: CMTime) {}
    /// Ends the analysis at once.
    public func cancelAndFinishNow() async {}
    /// Ends the analysis after a time.
    public func finish(after: CMTime) async throws {}

    /// Returns the form of sound that is best for modules: nil, as they take none.
    public static func bestAvailableAudioFormat(compatibleWith modules: [any SpeechModule]) async -> AVAudioFormat? {
        nil
    }

    /// Returns the form of sound that is best for modules: nil, as they take none.
    public static func bestAvailableAudioFormat(
        compatibleWith modules: [any SpeechModule], considering naturalFormat: AVAudioFormat?
    ) async -> AVAudioFormat? { nil }
}
