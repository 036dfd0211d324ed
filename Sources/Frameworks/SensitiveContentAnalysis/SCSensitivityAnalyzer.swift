import Foundation
import SwiftUI

/// Whether sensitive content is looked for.
///
/// Follows Apple's
/// [SCSensitivityAnalysisPolicy](https://developer.apple.com/documentation/sensitivecontentanalysis/scsensitivityanalysispolicy).
public enum SCSensitivityAnalysisPolicy: Int, Sendable { case disabled, simpleInterventions, descriptiveInterventions }

/// The result of an analysis.
open class SCSensitivityAnalysis: NSObject, @unchecked Sendable {
    override init() {}
    /// Whether the content is sensitive; false.
    open var isSensitive: Bool { false }
    /// Whether a film should stop; false.
    open var shouldInterruptVideo: Bool { false }
    /// Whether there should be help; false.
    open var shouldIndicateSensitivity: Bool { false }
    /// Whether the sound should stop; false.
    open var shouldMuteAudio: Bool { false }
}

/// An error of an analysis: the user has not turned it on.
public struct SCSensitivityAnalysisError: LocalizedError, Hashable, Sendable {
    public var errorDescription: String? { "Sensitive content is not looked for on this system." }
}

/// Looks for nudity in pictures and films, where users have turned that on; it is off here.
///
/// Follows Apple's [SCSensitivityAnalyzer](https://developer.apple.com/documentation/sensitivecontentanalysis/scsensitivityanalyzer). As the policy is
/// `disabled`, analyses fail.
open class SCSensitivityAnalyzer: NSObject, @unchecked Sendable {
    /// Creates an analyzer.
    public override init() {}
    /// Whether sensitive content is looked for; disabled.
    open var analysisPolicy: SCSensitivityAnalysisPolicy { .disabled }

    /// Analyzes a picture; fails.
    open func analyzeImage(_ image: CGImage) async throws -> SCSensitivityAnalysis {
        throw SCSensitivityAnalysisError()
    }
    /// Analyzes the picture of a file; fails.
    open func analyzeImage(at url: URL) async throws -> SCSensitivityAnalysis { throw SCSensitivityAnalysisError() }
    /// Analyzes a picture; fails.
    open func analyzeImage(
        _ image: CGImage, completionHandler: @escaping @Sendable (SCSensitivityAnalysis?, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completionHandler(nil, SCSensitivityAnalysisError()) } }
    /// Analyzes the picture of a file; fails.
    open func analyzeImage(
        at fileURL: URL, completionHandler: @escaping @Sendable (SCSensitivityAnalysis?, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completionHandler(nil, SCSensitivityAnalysisError()) } }

    /// An analysis of a film that can be followed.
    public struct VideoAnalysisHandler: Sendable {
        /// The share of the film that was analyzed.
        public let progress = Progress(totalUnitCount: 1)
        /// Waits for the result; fails.
        public func hasSensitiveContent() async throws -> SCSensitivityAnalysis { throw SCSensitivityAnalysisError() }
    }
    /// Begins to analyze a film; the result is an error.
    open func videoAnalysis(forFileAt fileURL: URL) -> VideoAnalysisHandler { VideoAnalysisHandler() }
}
