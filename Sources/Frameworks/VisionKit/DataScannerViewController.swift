import Foundation
import OrielFoundation
import SwiftUI
import Vision

/// Methods that a scanner calls; each does nothing by default.
@MainActor @preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
    /// Called when the user touches an item.
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    /// Called when items come into view.
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    /// Called when items have moved.
    func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    /// Called when items leave the view.
    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    /// Called when the camera has come nearer.
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    /// Called when scanning has become impossible.
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}

/// Shows the camera's picture, and finds texts and codes in it; not here, where scanning fails and the view says so.
///
/// Follows Apple's
/// [DataScannerViewController](https://developer.apple.com/documentation/visionkit/datascannerviewcontroller).
@MainActor @preconcurrency
open class DataScannerViewController: UIViewController {
    /// Why nothing can be scanned.
    public enum ScanningUnavailable: Error, Hashable, Sendable, LocalizedError {
        /// The device cannot do it.
        case unsupported
        /// No app may use the camera.
        case cameraRestricted
        public var errorDescription: String? { "Nothing can be scanned on this system." }
    }

    /// How exactly items are found.
    public enum QualityLevel: Hashable, Sendable, CaseIterable { case balanced, fast, accurate }

    /// The kind of a text.
    public enum TextContentType: Hashable, Sendable, CaseIterable {
        case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber
        case URL, currency
    }

    /// A kind of items.
    public struct RecognizedDataType: Hashable, Sendable {
        private enum Kind: Hashable {
            case text([String], TextContentType?)
            case barcode([VNBarcodeSymbology])
        }
        private let kind: Kind

        /// Texts.
        public static func text(
            languages: [String] = [], textContentType: TextContentType? = nil
        ) -> RecognizedDataType { RecognizedDataType(kind: .text(languages, textContentType)) }

        /// Codes for machines.
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
            RecognizedDataType(kind: .barcode(symbologies))
        }
    }

    /// Whether the device can scan: no.
    public static var isSupported: Bool { false }
    /// Whether the device can scan, and the app may: no.
    public static var isAvailable: Bool { false }
    /// The languages of texts that are found: none.
    public static var supportedTextRecognitionLanguages: [String] { [] }
    /// Why the device cannot scan.
    open var scanningUnavailable: ScanningUnavailable? { .unsupported }

    /// The kinds of items.
    public let recognizedDataTypes: Set<RecognizedDataType>
    /// How exactly items are found.
    public let qualityLevel: QualityLevel
    /// Whether all items are found, or the one in the middle.
    public let recognizesMultipleItems: Bool
    /// Whether items are followed in each frame.
    public let isHighFrameRateTrackingEnabled: Bool
    /// Whether two fingers bring the camera nearer.
    public let isPinchToZoomEnabled: Bool
    /// Whether hints are shown.
    public let isGuidanceEnabled: Bool
    /// Whether items are highlighted.
    public let isHighlightingEnabled: Bool
    /// Receives items: never here.
    open weak var delegate: (any DataScannerViewControllerDelegate)?
    /// The part of the view in which items are found; nil for all of it.
    open var regionOfInterest: CGRect?
    /// How near the camera is; 1 here.
    open var zoomFactor = 1.0
    /// How near the camera can be at least.
    open var minZoomFactor: Double { 1 }
    /// How near the camera can be at most.
    open var maxZoomFactor: Double { 1 }
    /// Whether the camera is watched: no.
    open var isScanning: Bool { false }
    /// The view for the app's own highlights.
    public let overlayContainerView = UIView()
    /// The items in view: none, and the list never changes.
    open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }

    /// Creates a scanner.
    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) {
        self.recognizedDataTypes = recognizedDataTypes
        self.qualityLevel = qualityLevel
        self.recognizesMultipleItems = recognizesMultipleItems
        self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
        self.isPinchToZoomEnabled = isPinchToZoomEnabled
        self.isGuidanceEnabled = isGuidanceEnabled
        self.isHighlightingEnabled = isHighlightingEnabled
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates no scanner: archives hold none.
    public required init?(coder: NSCoder) { return nil }

    /// Loads a black view with a sentence.
    open override func viewDidLoad() {
        super.viewDidLoad()
        CameraPlaceholder.fill(view)
        overlayContainerView.frame = view.bounds
        overlayContainerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(overlayContainerView)
    }

    /// Starts to watch the camera; fails.
    open func startScanning() throws {
        CameraPlaceholder.warn()
        throw ScanningUnavailable.unsupported
    }

    /// Ends watching the camera.
    open func stopScanning() {}

    /// Takes a picture; fails.
    open func capturePhoto() async throws -> UIImage {
        CameraPlaceholder.warn()
        throw ScanningUnavailable.unsupported
    }
}

/// The content of views that show a camera's picture elsewhere.
@MainActor
enum CameraPlaceholder {
    static func warn() { RuntimeWarning.issue("VisionKit: nothing is scanned here: see CompatibilityGaps.md.") }

    static func fill(_ view: UIView) {
        view.backgroundColor = .black
        let label = UILabel()
        label.text = "No camera is available."
        label.textColor = .lightGray
        label.textAlignment = .center
        label.numberOfLines = 0
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
    }
}
