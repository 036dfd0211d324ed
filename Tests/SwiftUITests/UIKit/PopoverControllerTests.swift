import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Popovers of controllers", .serialized)
struct PopoverControllerTests {
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var log: [String] = []
        func prepareForPopoverPresentation(_ presentation: UIPopoverPresentationController) { log.append("prepare") }
        func presentationControllerDidDismiss(_ presentation: UIPresentationController) { log.append("dismissed") }
    }

    private struct Content: View {
        let controller: UIViewController
        var body: some View { ControllerContent(controller: controller) }
    }

    @Test("A popover is beside the view that it points at, of the controller's size; a press elsewhere closes it")
    func place() throws {
        let (base, shown) = (UIViewController(), UIHostingController(rootView: Text("above")))
        let source = UIView(frame: CGRect(x: 100, y: 50, width: 80, height: 30))
        base.view.addSubview(source)
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = CGSize(width: 160, height: 60)
        let popover = try #require(shown.popoverPresentationController)
        let delegate = Delegate()
        popover.delegate = delegate
        popover.sourceView = source
        let host = TestHost(Content(controller: base), size: CGSize(width: 600, height: 500))
        base.present(shown, animated: true)
        host.advance(by: 1)
        let text = try #require(host.find(text: "above")).frame
        #expect(abs(text.midX - 140) < 30 && text.midY > 80 && text.midY < 160)
        #expect(delegate.log == ["prepare"])
        host.tap(at: CGPoint(x: 500, y: 450))
        host.advance(by: 1)
        #expect(host.find(text: "above") == nil && base.presentedViewController == nil)
        #expect(delegate.log == ["prepare", "dismissed"])
        // A rectangle of the view counts, also one that is set later.
        base.present(shown, animated: true)
        popover.sourceRect = CGRect(x: 0, y: 200, width: 10, height: 10)
        host.advance(by: 1)
        #expect(try #require(host.find(text: "above")).frame.midY > 260)
        shown.dismiss(animated: true)
        host.advance(by: 1)
        #expect(host.find(text: "above") == nil)
    }

    @Test("A popover that points at nothing is a sheet")
    func sheet() throws {
        let (base, shown) = (UIHostingController(rootView: Text("below")), UIHostingController(rootView: Text("above")))
        shown.modalPresentationStyle = .popover
        let host = TestHost(Content(controller: base), size: CGSize(width: 600, height: 500))
        base.present(shown, animated: true)
        host.advance(by: 1)
        #expect(abs(try #require(host.find(text: "above")).frame.midX - 300) < 2)
    }
}
