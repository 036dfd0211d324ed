import Foundation
import SwiftUI

/// A canvas's drawing, the stroke that is being drawn, and the palette.
struct CanvasContent: View {
    let view: PKCanvasView
    @ObservedObject var state: CanvasState
    @Environment(\.undoManager) private var undoManager
    @State private var isDrawing = false
    @GestureState private var isDown = false
    @State private var position = ScrollPosition()

    var body: some View {
        let _ = view.windowUndoManager = undoManager
        GeometryReader { geometry in
            let size = CGSize(
                width: max(geometry.size.width, view.contentSize.width),
                height: max(geometry.size.height, view.contentSize.height))
            ZStack(alignment: .bottom) {
                if size == geometry.size {
                    surface.frame(width: size.width, height: size.height)
                } else {
                    ScrollView([.horizontal, .vertical]) { surface.frame(width: size.width, height: size.height) }
                        .scrollPosition($position)
                        .scrollDisabled(isDown)
                        .onScrollGeometryChange(for: CGPoint.self) {
                            $0.distance
                        } action: { _, place in
                            view.layer.bounds.origin = place
                            view.delegate?.scrollViewDidScroll(view)
                        }
                }
                if let picker = view.picker, picker.isVisible {
                    ToolPalette(picker: picker, canvas: view, revision: state.revision)
                }
            }
            .frame(width: geometry.size.width, height: geometry.size.height)
        }
    }

    private var surface: some View {
        ZStack {
            Finished(drawing: view.drawing, revision: state.drawings)
            if !state.live.isEmpty {
                Live(ink: (view.tool as? PKInkingTool)?.ink ?? PKInk(.pen), points: state.live)
            }
        }
        .contentShape(Rectangle())
        .gesture(
            DragGesture(minimumDistance: 0)
                .updating($isDown) { _, isDown, _ in isDown = true }
                .onChanged { value in
                    if !isDrawing {
                        guard view.acceptsTouches else { return }
                        isDrawing = true
                        view.touchBegan(at: value.startLocation, time: value.time)
                    }
                    view.touchMoved(to: value.location, time: value.time)
                }
                .onEnded { value in
                    guard isDrawing else { return }
                    isDrawing = false
                    view.touchEnded(at: value.location, time: value.time, isCanceled: false)
                }
        )
        .onChange(of: isDown) {
            guard !isDown, isDrawing else { return }
            isDrawing = false
            view.touchEnded(at: .zero, time: .distantPast, isCanceled: true)
        }
        .accessibilityLabel("Drawing")
        .accessibilityValue("\(view.drawing.strokes.count) strokes")
    }
}

/// The strokes that were drawn.
private struct Finished: View {
    let drawing: PKDrawing
    /// Makes values differ whenever the drawing has changed.
    let revision: Int
    var body: some View {
        Canvas { [revision] context, _ in
            _ = revision
            drawing.draw(in: context)
        }
        .allowsHitTesting(false)
    }
}

/// The stroke that is being drawn.
private struct Live: View {
    let ink: PKInk
    let points: [PKStrokePoint]
    var body: some View {
        Canvas { context, _ in
            PKStroke(ink: ink, path: PKStrokePath(controlPoints: points, creationDate: .distantPast)).draw(in: context)
        }
        .allowsHitTesting(false)
    }
}
