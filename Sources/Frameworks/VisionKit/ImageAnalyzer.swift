import Foundation
import OrielFoundation
import SwiftUI

/// Looks for texts, codes and things in pictures; nothing does here, and each request fails.
///
/// Follows Apple's [ImageAnalyzer](https://developer.apple.com/documentation/visionkit/imageanalyzer).
public final class ImageAnalyzer: Sendable {
    /// The kinds of things to look for.
    public struct AnalysisTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Texts.
        public static let text = AnalysisTypes(rawValue: 1)
        /// Codes for machines.
        public static let machineReadableCode = AnalysisTypes(rawValue: 2)
        /// Plants, animals, places and other things.
        public static let visualLookUp = AnalysisTypes(rawValue: 4)
    }

    /// What to look for.
    public struct Configuration: Sendable {
        /// The kinds of things.
        public var analysisTypes: AnalysisTypes
        /// The languages of texts.
        public var locales: [String] = []
        /// Creates a configuration.
        public init(_ types: AnalysisTypes) { analysisTypes = types }
    }

    /// The error of all requests.
    public enum AnalysisError: Error, LocalizedError {
        /// Nothing looks into pictures here.
        case unsupported
        public var errorDescription: String? { "Pictures cannot be analyzed on this system." }
    }

    /// Whether pictures can be analyzed: no.
    public static var isSupported: Bool { false }
    /// The languages of texts that are found: none.
    public static var supportedTextRecognitionLanguages: [String] { [] }
    /// Creates an analyzer.
    public init() {}

    /// Analyzes a picture; fails.
    public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
        RuntimeWarning.issue("VisionKit: nothing analyzes pictures here; requests fail.")
        throw AnalysisError.unsupported
    }
}

/// The findings in a picture; there are none here.
public final class ImageAnalysis: Sendable {
    private init() {}
    /// The text in the picture.
    public var transcript: String { "" }
    /// Returns whether there is something of a kind: no.
    public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

/// Lets the user select findings in a picture; without effect, as there are none.
///
/// Follows Apple's [ImageAnalysisInteraction](https://developer.apple.com/documentation/visionkit/imageanalysisinteraction).
@MainActor @preconcurrency
public final class ImageAnalysisInteraction: NSObject, UIInteraction {
    /// The kinds of things that the user can select.
    public struct InteractionTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Whatever there is.
        public static let automatic = InteractionTypes(rawValue: 1)
        /// Texts.
        public static let textSelection = InteractionTypes(rawValue: 2)
        /// Addresses, dates and the like.
        public static let dataDetectors = InteractionTypes(rawValue: 4)
        /// Things in front of their background.
        public static let imageSubject = InteractionTypes(rawValue: 8)
    }

    /// The view with the interaction; nil for none.
    public private(set) weak var view: UIView?
    /// Called when the interaction is about to be given to a view, or to be taken from one.
    public func willMove(to view: UIView?) {}
    /// Called when the interaction was given to a view, or taken from one, which is nil then.
    public func didMove(to view: UIView?) { self.view = view }
    /// The findings; nil if there are none.
    public var analysis: ImageAnalysis?
    /// The kinds that the user can select.
    public var preferredInteractionTypes: InteractionTypes = []
    /// The selected text: none.
    public var selectedText: String { "" }
    /// Whether a text is selected: no.
    public var hasActiveTextSelection: Bool { false }
    /// Creates an interaction.
    public override init() { super.init() }
}
