import DisplayList
import Foundation

/// A drawing that continues until its picture is taken, outside of any view.
package final class OpenDrawing {
    /// The context of the drawing.
    package let context: CGContext
    /// The size, in points.
    package let size: CGSize
    private let recorder: CanvasRecorder

    /// Begins a drawing; sizes that no picture has count as none.
    package init(size: CGSize, textSystem: any TextMeasuring) {
        func sound(_ length: CGFloat) -> CGFloat { length > 0 && length < 100_000 ? length : 0 }
        self.size = CGSize(width: sound(size.width), height: sound(size.height))
        recorder = CanvasRecorder(textSystem: textSystem)
        context = CGContext(
            GraphicsContext(
                recorder, bounds: CGRect(origin: .zero, size: self.size), environment: EnvironmentValues()))
    }

    /// The drawing so far.
    @MainActor package var picture: some View {
        let content = recorder.content(CGRect(origin: .zero, size: size), isOpaque: false)
        return Canvas { context, _ in context.recorder.add(content) }.frame(width: size.width, height: size.height)
    }
}
