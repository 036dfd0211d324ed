import Combine
import Foundation
import SwiftUI

/// Which touches draw.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

/// Receives a canvas's changes; all methods are optional.
///
/// Follows Apple's [PKCanvasViewDelegate](https://developer.apple.com/documentation/pencilkit/pkcanvasviewdelegate).
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    /// Called after the drawing has changed.
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    /// Called after the drawing was drawn.
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    /// Called when the user begins to use a tool.
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    /// Called when the user has used a tool.
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// A view in which the user draws, with a pen, a finger or the pointer.
///
/// Follows Apple's [PKCanvasView](https://developer.apple.com/documentation/pencilkit/pkcanvasview). Pens, fingers and pointers are not
/// distinguished: all draw, whatever the policy.
@MainActor @preconcurrency
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
    let state = CanvasState()
    private let ownUndoManager = UndoManager()
    weak var picker: PKToolPicker? { didSet { state.note() } }

    /// The drawing.
    open var drawing = PKDrawing() {
        didSet {
            state.noteDrawing()
            canvasDelegate?.canvasViewDrawingDidChange(self)
        }
    }
    /// The tool; a pen by default.
    open var tool: any PKTool = PKInkingTool(.pen) {
        didSet {
            if tool is PKLassoTool { PKLassoTool.warn() }
            state.note()
        }
    }
    /// Which touches draw; without effect.
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    /// Whether fingers draw, too: they always do.
    open var allowsFingerDrawing: Bool {
        get { drawingPolicy != .pencilOnly }
        set { drawingPolicy = newValue ? .anyInput : .pencilOnly }
    }
    /// Whether the user can draw; true by default.
    open var isDrawingEnabled = true
    /// Whether the ruler is shown; there is none here.
    open var isRulerActive = false {
        didSet {
            if isRulerActive { RuntimeWarning.issue("PencilKit: there is no ruler here.") }
        }
    }
    /// The newest version of inks that can be used; without effect.
    open var maximumSupportedContentVersion = PKContentVersion.latest
    /// Recognizes drawing: the user draws while it is enabled.
    public let drawingGestureRecognizer = UIGestureRecognizer()

    private weak var canvasDelegate: (any PKCanvasViewDelegate)?
    /// The delegate, which receives changes; nil for none.
    open weak var delegate: (any PKCanvasViewDelegate)? {
        get { canvasDelegate }
        set {
            canvasDelegate = newValue
            (self as UIScrollView).delegate = newValue
        }
    }

    /// Creates a view of a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
    }
    /// Creates an empty view.
    public convenience init() { self.init(frame: .zero) }
    /// Creates an empty view: archives cannot be read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .systemBackground
    }

    open override var canBecomeFirstResponder: Bool { true }
    /// The undo manager: the window's, or the canvas's own where it is in none.
    open override var undoManager: UndoManager? { super.undoManager ?? windowUndoManager ?? ownUndoManager }
    /// The undo manager of the window that shows the canvas.
    weak var windowUndoManager: UndoManager?
    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView { AnyView(CanvasContent(view: self, state: state)) }

    open func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { tool = toolPicker.selectedTool }
    open func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) { isRulerActive = toolPicker.isRulerActive }
    open func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) { state.note() }

    // MARK: The user's touches

    private var before: PKDrawing?
    private var last = CGPoint.zero
    private var began = Date.distantPast

    /// Whether the user can draw now.
    var acceptsTouches: Bool { isDrawingEnabled && drawingGestureRecognizer.isEnabled && isUserInteractionEnabled }

    func touchBegan(at place: CGPoint, time: Date) {
        (before, last, began) = (drawing, place, time)
        canvasDelegate?.canvasViewDidBeginUsingTool(self)
        if let ink = tool as? PKInkingTool {
            state.live = [point(place, 0, ink, speed: 0)]
        } else {
            erase(to: place)
        }
    }

    func touchMoved(to place: CGPoint, time: Date) {
        guard before != nil, place != last else { return }
        if let ink = tool as? PKInkingTool, let previous = state.live.last {
            let offset = max(time.timeIntervalSince(began), previous.timeOffset)
            let seconds = offset - previous.timeOffset
            let speed = seconds > 0 ? hypot(place.x - last.x, place.y - last.y) / seconds : 0
            state.live.append(point(place, offset, ink, speed: speed))
        } else {
            erase(to: place)
        }
        last = place
    }

    func touchEnded(at place: CGPoint, time: Date, isCanceled: Bool) {
        guard let before else { return }
        if !isCanceled { touchMoved(to: place, time: time) }
        self.before = nil
        let points = state.live
        state.live = []
        if isCanceled {
            if drawing != before { drawing = before }
        } else if let ink = tool as? PKInkingTool, !points.isEmpty {
            drawing.strokes.append(
                PKStroke(
                    ink: ink.ink, path: PKStrokePath(controlPoints: points, creationDate: began),
                    randomSeed: UInt32(truncatingIfNeeded: drawing.strokes.count)))
        }
        if drawing != before { registerUndo(before) }
        canvasDelegate?.canvasViewDidEndUsingTool(self)
        canvasDelegate?.canvasViewDidFinishRendering(self)
    }

    private func point(_ place: CGPoint, _ offset: TimeInterval, _ ink: PKInkingTool, speed: CGFloat) -> PKStrokePoint {
        var width = ink.width
        if ink.inkType.followsSpeed, let previous = state.live.last {
            // Quick lines are thinner, by a quarter at most; the width changes slowly.
            let wanted = width * (1 - 0.25 * min(speed / 2000, 1))
            width = previous.size.width * 0.7 + wanted * 0.3
        }
        return PKStrokePoint(
            location: place, timeOffset: offset, size: CGSize(width: width, height: width), opacity: 1, force: 1,
            azimuth: 0, altitude: .pi / 2)
    }

    private func erase(to place: CGPoint) {
        guard let eraser = tool as? PKEraserTool else { return }
        let new =
            eraser.eraserType == .vector
            ? drawing.erasingStrokes(from: last, to: place, width: eraser.width)
            : drawing.erasingParts(from: last, to: place, width: eraser.width)
        if new != drawing { drawing = new }
    }

    private func registerUndo(_ old: PKDrawing) {
        undoManager?.registerUndo(withTarget: self) { canvas in
            MainActor.assumeIsolated {
                let new = canvas.drawing
                canvas.drawing = old
                canvas.registerUndo(new)
            }
        }
    }
}

/// The changing parts of a canvas.
@MainActor
final class CanvasState: ObservableObject {
    /// Counts the changes of the drawing.
    @Published private(set) var drawings = 0
    /// Counts the changes of the palette.
    @Published private(set) var revision = 0
    /// The points of the stroke that is being drawn.
    @Published var live: [PKStrokePoint] = []
    nonisolated init() {}
    func note() { revision += 1 }
    func noteDrawing() { drawings += 1 }
}
