import AVFoundation
import Foundation

/// Analyzes the sounds of a file.
///
/// Follows Apple's [SNAudioFileAnalyzer](https://developer.apple.com/documentation/soundanalysis/snaudiofileanalyzer). There are no requests here:
/// initializers of these fail.
open class SNAudioFileAnalyzer: NSObject {
    /// Creates an analysis of a file; throws a ``SNError`` where it cannot be read.
    public init(url: URL) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else { throw SNError(.invalidFile) }
    }
    /// Adds a request; fails.
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
        throw SNError.missing()
    }
    /// Removes a request.
    open func remove(_ request: any SNRequest) {}
    /// Removes all requests.
    open func removeAllRequests() {}
    /// Analyzes the file; ends at once.
    open func analyze() {}
    /// Analyzes the file; the function receives false, as there is no request.
    open func analyze(completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        DispatchQueue.global().async { completionHandler?(false) }
    }
    /// Analyzes the file; returns false, as there is no request.
    open func analyze() async -> Bool { false }
    /// Ends the analysis.
    open func cancelAnalysis() {}
}

/// Analyzes sounds that an app passes.
///
/// Follows Apple's [SNAudioStreamAnalyzer](https://developer.apple.com/documentation/soundanalysis/snaudiostreamanalyzer). There are no requests here:
/// initializers of these fail.
open class SNAudioStreamAnalyzer: NSObject {
    /// Creates an analysis of sounds of a form.
    public init(format: AVAudioFormat) {}
    /// Adds a request; fails.
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
        throw SNError.missing()
    }
    /// Removes a request.
    open func remove(_ request: any SNRequest) {}
    /// Removes all requests.
    open func removeAllRequests() {}
    /// Analyzes sounds that begin at a place.
    open func analyze(_ audioBuffer: AVAudioBuffer, atAudioFramePosition audioFramePosition: AVAudioFramePosition) {}
    /// Ends the analysis.
    open func completeAnalysis() {}
}
