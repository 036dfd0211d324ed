import Foundation
import SwiftUI
import Vision

/// A text or a code that the camera sees.
///
/// Follows Apple's [RecognizedItem](https://developer.apple.com/documentation/visionkit/recognizeditem). There are none here.
public enum RecognizedItem: Identifiable, Sendable {
    /// A text.
    case text(Text)
    /// A code for machines.
    case barcode(Barcode)

    /// The corners of an item, in the scanner's view.
    public struct Bounds: Hashable, Sendable {
        /// The upper left corner.
        public let topLeft: CGPoint
        /// The upper right corner.
        public let topRight: CGPoint
        /// The lower right corner.
        public let bottomRight: CGPoint
        /// The lower left corner.
        public let bottomLeft: CGPoint
    }

    /// A text.
    public struct Text: Identifiable, Sendable {
        public let id: UUID
        /// The words.
        public let transcript: String
        /// The corners.
        public let bounds: Bounds
        /// Vision's result; nil for none.
        public var observation: VNRecognizedTextObservation? { nil }
    }

    /// A code for machines.
    public struct Barcode: Identifiable, Sendable {
        public let id: UUID
        /// The text in the code; nil if it is none.
        public let payloadStringValue: String?
        /// The corners.
        public let bounds: Bounds
        /// Vision's result; nil for none.
        public var observation: VNBarcodeObservation? { nil }
    }

    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let code): code.id
        }
    }

    /// The corners.
    public var bounds: Bounds {
        switch self {
        case .text(let text): text.bounds
        case .barcode(let code): code.bounds
        }
    }
}
