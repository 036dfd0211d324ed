import SwiftUI
import SwiftUITesting
import Testing

@testable import AuthenticationServices
@testable import VisionKit

/// Scanners, which have no camera, and the control for signing in with Apple.
@MainActor
@Suite("Scanners and the control for signing in", .serialized)
struct ScannerTests {
    private struct Scanner: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    @Test("A scanner of items says that there is no camera, and fails when it is started")
    func items() async throws {
        #expect(!DataScannerViewController.isSupported && !DataScannerViewController.isAvailable)
        let scanner = DataScannerViewController(
            recognizedDataTypes: [.text(textContentType: .URL), .barcode(symbologies: [.qr])], qualityLevel: .fast)
        #expect(scanner.recognizedDataTypes.count == 2 && scanner.qualityLevel == .fast && !scanner.isScanning)
        #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) { try scanner.startScanning() }
        await #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) {
            _ = try await scanner.capturePhoto()
        }
        var lists = 0
        for await _ in scanner.recognizedItems { lists += 1 }
        #expect(lists == 0)
        let host = TestHost(Scanner(controller: scanner), size: CGSize(width: 300, height: 300))
        #expect(host.text == ["No camera is available."])
    }

    @Test("A scanner of paper fails when it has appeared")
    func paper() {
        final class Delegate: VNDocumentCameraViewControllerDelegate {
            var failures = 0
            func documentCameraViewController(
                _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
            ) { failures += 1 }
        }
        let (controller, delegate) = (VNDocumentCameraViewController(), Delegate())
        controller.delegate = delegate
        let host = TestHost(Scanner(controller: controller), size: CGSize(width: 300, height: 300))
        host.advance(by: 1)
        #expect(delegate.failures == 1 && !VNDocumentCameraViewController.isSupported)
    }

    @Test("A scanner keeps its settings, and its views follow its size")
    func settings() {
        let first = DataScannerViewController(
            recognizedDataTypes: [], recognizesMultipleItems: true, isHighFrameRateTrackingEnabled: false,
            isPinchToZoomEnabled: true, isGuidanceEnabled: false, isHighlightingEnabled: true)
        #expect(first.qualityLevel == .balanced && first.recognizesMultipleItems && first.isPinchToZoomEnabled)
        #expect(!first.isHighFrameRateTrackingEnabled && !first.isGuidanceEnabled && first.isHighlightingEnabled)
        let plain = DataScannerViewController(recognizedDataTypes: [])
        #expect(!plain.recognizesMultipleItems && plain.isHighFrameRateTrackingEnabled && plain.isPinchToZoomEnabled)
        #expect(plain.isGuidanceEnabled && !plain.isHighlightingEnabled && plain.regionOfInterest == nil)
        #expect(plain.zoomFactor == 1 && plain.minZoomFactor == 1 && plain.maxZoomFactor == 1)
        plain.loadViewIfNeeded()
        #expect(plain.view.subviews.count == 2 && plain.overlayContainerView.superview === plain.view)
        for view in plain.view.subviews { #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight]) }
        #expect(plain.view.backgroundColor == .black && plain.overlayContainerView.frame == plain.view.bounds)
    }

    @Test("A scan without pages has no title and empty pictures")
    func scan() {
        let scan = VNDocumentCameraScan()
        #expect(scan.pageCount == 0 && scan.title.isEmpty && scan.imageOfPage(at: 0).size == .zero)
    }

    @Test("An interaction with findings knows its view")
    func interaction() {
        let (view, interaction) = (UIView(), ImageAnalysisInteraction())
        view.addInteraction(interaction)
        #expect(interaction.view === view)
        view.removeInteraction(interaction)
        #expect(interaction.view == nil)
    }

    @Test("The control for signing in shows its words, and sends its action")
    func control() {
        final class Target {
            var count = 0
            func press() { count += 1 }
        }
        let button = ASAuthorizationAppleIDButton(type: .continue, style: .whiteOutline)
        let target = Target()
        button.addAction(UIAction { _ in target.press() }, for: .touchUpInside)
        struct Shown: UIViewRepresentable {
            let button: ASAuthorizationAppleIDButton
            func makeUIView(context: Context) -> ASAuthorizationAppleIDButton { button }
            func updateUIView(_ uiView: ASAuthorizationAppleIDButton, context: Context) {}
        }
        let host = TestHost(Shown(button: button).frame(width: 250, height: 50), size: CGSize(width: 300, height: 300))
        #expect(host.text == ["Continue with Apple"])
        host.tap(at: CGPoint(x: 150, y: 150))
        #expect(target.count == 1)
        #expect(button.layer.borderWidth == 1 && button.backgroundColor == .white && button.cornerRadius == 6)
        #expect(ASAuthorizationAppleIDButton.ButtonType.default == .signIn)
        let label = UILabel(frame: .zero)
        (label.text, label.font) = ("Continue with Apple", .systemFont(ofSize: 17, weight: .semibold))
        let words = label.intrinsicContentSize
        #expect(words.width > 108 && words.height < 32)
        #expect(button.intrinsicContentSize == CGSize(width: words.width + 32, height: 44))
    }
}
