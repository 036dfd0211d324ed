import PencilKit
import SwiftUI
import SwiftUITesting
import Testing

/// A canvas in a view of SwiftUI's, as apps write it.
private struct DrawingPage: UIViewRepresentable {
    @Binding var canvas: PKCanvasView
    let picker: PKToolPicker
    let onChange: (PKDrawing) -> Void

    final class Coordinator: NSObject, PKCanvasViewDelegate {
        var onChange: (PKDrawing) -> Void = { _ in }
        func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { onChange(canvasView.drawing) }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> PKCanvasView {
        context.coordinator.onChange = onChange
        canvas.delegate = context.coordinator
        canvas.drawingPolicy = .anyInput
        canvas.tool = PKInkingTool(.pen, color: .red, width: 10)
        return canvas
    }

    func updateUIView(_ canvas: PKCanvasView, context: Context) {}
}

@MainActor
@Suite("Canvases")
struct CanvasTests {
    private let canvas = PKCanvasView()
    private let picker = PKToolPicker()
    private let changes = Changes()

    private final class Changes { var counts: [Int] = [] }

    private func page() -> TestHost {
        TestHost(
            DrawingPage(canvas: .constant(canvas), picker: picker) { [changes] in
                changes.counts.append($0.strokes.count)
            },
            size: CGSize(width: 300, height: 200))
    }

    @Test("A drag draws a stroke in the tool's ink, from its beginning to its end; undo takes it back, redo returns it")
    func strokes() throws {
        let host = page()
        host.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 250, y: 100))
        let stroke = try #require(canvas.drawing.strokes.first)
        #expect(canvas.drawing.strokes.count == 1 && stroke.ink == PKInk(.pen, color: .red))
        #expect(stroke.path.first?.location == CGPoint(x: 50, y: 100))
        #expect(stroke.path.last?.location == CGPoint(x: 250, y: 100))
        #expect(abs(stroke.renderBounds.minX - 45) < 0.5 && abs(stroke.renderBounds.maxX - 255) < 2)
        #expect(changes.counts.last == 1)
        canvas.undoManager?.undo()
        #expect(canvas.drawing.strokes.isEmpty && changes.counts.last == 0)
        canvas.undoManager?.redo()
        #expect(canvas.drawing.strokes == [stroke])
        // The window's command undoes, too.
        host.press(.character("z"), modifiers: .control)
        #expect(canvas.drawing.strokes.isEmpty)
        host.press(.character("z"), modifiers: [.control, .shift])
        #expect(canvas.drawing.strokes == [stroke])
    }

    @Test("A bitmap eraser cuts a stroke in two, a vector eraser removes it, and undo returns it")
    func erasers() {
        let host = page()
        host.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 250, y: 100))
        let whole = canvas.drawing
        canvas.tool = PKEraserTool(.bitmap, width: 20)
        host.drag(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 150, y: 140))
        #expect(canvas.drawing.strokes.count == 2)
        let ends = canvas.drawing.strokes.map { ($0.path.first?.location.x ?? 0, $0.path.last?.location.x ?? 0) }
        #expect(ends[0].0 == 50 && abs(ends[0].1 - 140) < 3 && abs(ends[1].0 - 160) < 3 && ends[1].1 == 250)
        canvas.undoManager?.undo()
        #expect(canvas.drawing == whole)
        canvas.tool = PKEraserTool(.vector)
        host.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 140))
        #expect(canvas.drawing.strokes.isEmpty)
    }

    @Test("Nothing is drawn while drawing is off; the lasso says that it does nothing")
    func refusals() {
        let host = page()
        canvas.drawingGestureRecognizer.isEnabled = false
        host.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 250, y: 100))
        canvas.drawingGestureRecognizer.isEnabled = true
        canvas.isDrawingEnabled = false
        host.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 250, y: 100))
        #expect(canvas.drawing.strokes.isEmpty)
        canvas.isDrawingEnabled = true
        #expect(TestHost.warnings { canvas.tool = PKLassoTool() }.count == 1)
        host.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 250, y: 100))
        #expect(canvas.drawing.strokes.isEmpty)
    }

    @Test("The palette is shown for a canvas that observes it; its tools are the canvas's")
    func palette() {
        let host = page()
        picker.addObserver(canvas)
        #expect(host.find(label: "Marker") == nil)
        picker.setVisible(true, forFirstResponder: canvas)
        #expect(canvas.becomeFirstResponder())
        host.update()
        host.tap(label: "Marker")
        #expect((canvas.tool as? PKInkingTool)?.inkType == .marker)
        host.tap(label: "Blue")
        #expect((canvas.tool as? PKInkingTool)?.color == .systemBlue)
        host.tap(label: "Eraser")
        #expect(canvas.tool is PKEraserTool)
        picker.setVisible(false, forFirstResponder: canvas)
        host.update()
        #expect(host.find(label: "Marker") == nil)
    }
}
