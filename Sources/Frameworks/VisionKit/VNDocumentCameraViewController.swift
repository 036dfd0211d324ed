import Foundation
import OrielFoundation
import SwiftUI

/// Methods that a scanner of paper calls; each does nothing by default.
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
    /// Called with the pages that the user has scanned: never here.
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    /// Called when the user has canceled.
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    /// Called when scanning has failed.
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}

/// Scans pages of paper with the camera; not here, where it fails as soon as it is shown.
///
/// Follows Apple's
/// [VNDocumentCameraViewController](https://developer.apple.com/documentation/visionkit/vndocumentcameraviewcontroller).
@MainActor @preconcurrency
open class VNDocumentCameraViewController: UIViewController {
    /// Whether the device can scan: no.
    open class var isSupported: Bool { false }
    /// Receives the failure.
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

    /// Loads a black view with a sentence.
    open override func viewDidLoad() {
        super.viewDidLoad()
        CameraPlaceholder.fill(view)
    }

    /// Fails when the view has appeared.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        CameraPlaceholder.warn()
        delegate?.documentCameraViewController(self, didFailWithError: CocoaError(.featureUnsupported))
    }
}

/// Scanned pages; there are none here.
open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
    override init() {}
    /// The number of pages.
    open var pageCount: Int { 0 }
    /// The title.
    open var title: String { "" }
    /// Returns the picture of a page: an empty one.
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
