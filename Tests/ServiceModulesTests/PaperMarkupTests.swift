import Foundation
import PencilKit
import SwiftUI
import Testing

@testable import PaperKit

/// Pages with the lines of pens, and the controller that shows them.
@MainActor
@Suite("Pages with the lines of pens")
struct PaperMarkupTests {
    private final class Delegate: PaperMarkupViewController.Delegate {
        var log: [String] = []
        func paperMarkupViewControllerDidChangeMarkup(_ paperMarkupViewController: PaperMarkupViewController) {
            log.append("changed")
        }
        func paperMarkupViewControllerDidBeginDrawing(_ paperMarkupViewController: PaperMarkupViewController) {
            log.append("began")
        }
    }

    private let box = CGRect(x: 1, y: 2, width: 30, height: 40)

    private func drawing(at y: CGFloat = 10) -> PKDrawing {
        let points = [0.0, 50].map { x in
            PKStrokePoint(
                location: CGPoint(x: x, y: y), timeOffset: 0, size: CGSize(width: 4, height: 4), opacity: 1, force: 1,
                azimuth: 0, altitude: 0)
        }
        let path = PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSinceReferenceDate: 0))
        return PKDrawing(strokes: [PKStroke(ink: PKInk(.pen, color: .black), path: path)])
    }

    private func page() -> PaperMarkup {
        var page = PaperMarkup(bounds: box)
        page.append(contentsOf: drawing())
        return page
    }

    @Test("A controller begins with its page, and is the delegate of its canvas")
    func beginning() {
        let controller = PaperMarkupViewController(markup: page(), supportedFeatureSet: .empty)
        #expect(controller.markup?.bounds == box && controller.markup?.drawing == drawing())
        #expect(controller.supportedFeatureSet == .empty && controller.canvas.delegate === controller)
        let empty = PaperMarkupViewController(supportedFeatureSet: .latest)
        #expect(empty.markup == nil && empty.canvas.delegate === empty && empty.supportedFeatureSet == .latest)
    }

    @Test("A page without lines is one if it has a place; lines make a page as large as the canvas")
    func places() {
        let controller = PaperMarkupViewController(supportedFeatureSet: .latest)
        controller.markup = PaperMarkup(bounds: box)
        #expect(controller.markup?.bounds == box && controller.markup?.drawing.strokes.isEmpty == true)
        controller.markup = nil
        #expect(controller.markup == nil)
        controller.canvas.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
        controller.canvas.drawing = drawing()
        #expect(controller.markup?.bounds == controller.canvas.bounds && controller.canvas.bounds.width == 70)
        controller.markup = page()
        #expect(controller.markup?.bounds == box && controller.canvas.drawing == drawing())
    }

    @Test("The delegate learns of each change, and of the beginning of each line")
    func delegate() {
        let (controller, delegate) = (PaperMarkupViewController(supportedFeatureSet: .latest), Delegate())
        controller.delegate = delegate
        controller.markup = page()
        #expect(delegate.log == ["changed"])
        controller.canvasViewDidBeginUsingTool(controller.canvas)
        controller.canvasViewDrawingDidChange(controller.canvas)
        #expect(delegate.log == ["changed", "began", "changed"])
    }

    @Test("The tool and the switch of editing are the canvas's; the views fill the controller's")
    func settings() {
        let controller = PaperMarkupViewController(supportedFeatureSet: .latest)
        controller.drawingTool = PKInkingTool(.marker, color: .red, width: 9)
        #expect((controller.canvas.tool as? PKInkingTool)?.inkType == .marker)
        #expect((controller.drawingTool as? PKInkingTool)?.width == 9 && controller.isEditable)
        controller.isEditable = false
        #expect(!controller.canvas.isUserInteractionEnabled)
        controller.isEditable = true
        #expect(controller.canvas.isUserInteractionEnabled)
        let below = UIView()
        controller.contentView = below
        controller.loadViewIfNeeded()
        #expect(controller.view.subviews.count == 2 && controller.view.subviews.first === below)
        #expect(controller.view.subviews.last === controller.canvas)
        for view in controller.view.subviews {
            #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight] && view.frame == controller.view.bounds)
        }
    }

    @Test("Content is put together, moved, and removed where abilities lack it")
    func content() {
        var page = page()
        var other = PaperMarkup(bounds: .zero)
        other.append(contentsOf: drawing(at: 20))
        page.append(contentsOf: other)
        #expect(page.drawing.strokes.count == 2 && page.bounds == box && page.featureSet == .latest)
        page.removeContentUnsupported(by: .latest)
        #expect(page.drawing.strokes.count == 2)
        page.removeContentUnsupported(by: .empty)
        #expect(page.drawing.strokes.isEmpty && page.featureSet == .empty && page.contentsRenderFrame == .zero)
        #expect(FeatureSet.latest != .empty && FeatureSet.latest.colorMaximumLinearExposure == 1)
    }
}
