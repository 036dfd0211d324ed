import PencilKit
import SwiftUI

/// Shows a page on which users draw with pens.
///
/// Follows Apple's [PaperMarkupViewController](https://developer.apple.com/documentation/paperkit/papermarkupviewcontroller), by a canvas of PencilKit.
@MainActor @preconcurrency
public final class PaperMarkupViewController: UIViewController, PKCanvasViewDelegate {
    /// Receives changes.
    @MainActor @preconcurrency
    public protocol Delegate: AnyObject {
        /// Called when the page has changed.
        func paperMarkupViewControllerDidChangeMarkup(_ paperMarkupViewController: PaperMarkupViewController)
        /// Called when another part is chosen; never here.
        func paperMarkupViewControllerDidChangeSelection(_ paperMarkupViewController: PaperMarkupViewController)
        /// Called when the user begins to draw.
        func paperMarkupViewControllerDidBeginDrawing(_ paperMarkupViewController: PaperMarkupViewController)
    }

    /// The canvas.
    let canvas = PKCanvasView()
    private var bounds: CGRect
    /// The abilities.
    public let supportedFeatureSet: FeatureSet
    /// Receives changes.
    public weak var delegate: (any Delegate)?
    /// The view below the page; nil for none.
    public var contentView: UIView?
    /// Whether users can draw; true by default.
    public var isEditable = true {
        didSet { canvas.isUserInteractionEnabled = isEditable }
    }
    /// The pen.
    public var drawingTool: any PKTool {
        get { canvas.tool }
        set { canvas.tool = newValue }
    }

    /// Creates a controller; nil for an empty page.
    public init(markup: PaperMarkup? = nil, supportedFeatureSet: FeatureSet) {
        self.supportedFeatureSet = supportedFeatureSet
        bounds = markup?.bounds ?? .zero
        super.init(nibName: nil, bundle: nil)
        if let markup { canvas.drawing = markup.drawing }
        canvas.delegate = self
    }
    public required init?(coder: NSCoder) {
        (supportedFeatureSet, bounds) = (.latest, .zero)
        super.init(coder: coder)
        canvas.delegate = self
    }

    /// The page; nil while nothing is drawn and none was given.
    public var markup: PaperMarkup? {
        get {
            if bounds == .zero, canvas.drawing.strokes.isEmpty { return nil }
            var markup = PaperMarkup(bounds: bounds == .zero ? canvas.bounds : bounds)
            markup.append(contentsOf: canvas.drawing)
            return markup
        }
        set {
            bounds = newValue?.bounds ?? .zero
            canvas.drawing = newValue?.drawing ?? PKDrawing()
        }
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        for view in [contentView, canvas].compactMap({ $0 }) {
            view.frame = self.view.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            self.view.addSubview(view)
        }
    }
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {
        delegate?.paperMarkupViewControllerDidChangeMarkup(self)
    }
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {
        delegate?.paperMarkupViewControllerDidBeginDrawing(self)
    }
}

extension PaperMarkupViewController.Delegate {
    public func paperMarkupViewControllerDidChangeMarkup(_ paperMarkupViewController: PaperMarkupViewController) {}
    public func paperMarkupViewControllerDidChangeSelection(_ paperMarkupViewController: PaperMarkupViewController) {}
    public func paperMarkupViewControllerDidBeginDrawing(_ paperMarkupViewController: PaperMarkupViewController) {}
}
