import CGtk
import DisplayList
import Foundation
import FrontEndKit

extension DesktopWindow {
    /// Requests a frame at the next tick of the frame clock.
    func requestFrame() {
        schedule.request()
        follow(schedule.wait)
    }

    /// Runs the content's passes and passes the changes to the renderer.
    func renderFrame(at time: Double) {
        lastTime = max(lastTime, time)
        schedule.begin()
        recording?.recorder.noteFrame(in: recording?.number ?? 0, at: lastTime)
        let outcome = content.renderFrame(at: lastTime)
        schedule.end(at: lastTime, nextFrameTime: outcome.nextFrameTime)
        if let recording {
            recording.recorder.noteShown(in: recording.number, isAtRest: schedule.wait != .tick, at: lastTime)
        }
        frameCount += 1
        let list = content.displayList
        placeNativeChildren()
        let geometry = CanvasGeometry(
            size: contentFrame.size, scale: traits.displayScale, background: content.backgroundColor,
            hasHoles: !nativeChildren.isEmpty)
        if renderer.update(from: list, reader.read(), geometry: geometry) { gtk_widget_queue_draw(canvas) }
        follow(schedule.wait)
        if schedule.wait == .event, frameCount - toldFrames >= DesktopWindow.manyFrames {
            toldFrames = frameCount
            onManyFrames?()
        }
        accessibility?.contentChanged(isAnimating: schedule.wait == .tick)
    }

    /// Draws the renderer's current picture.
    func draw(onto snapshot: OpaquePointer) {
        drawCount += 1
        let list = content.displayList
        if contentFrame.size != canvasSize {
            var color = GdkRGBA(content.backgroundColor)
            var bounds = graphene_rect_t(CGRect(origin: .zero, size: canvasSize))
            gtk_snapshot_append_color(snapshot, &color, &bounds)
        }
        drawNativeChildren(onto: snapshot)
        if contentFrame.origin == .zero {
            renderer.draw(list, onto: snapshot)
        } else {
            gtk_snapshot_save(snapshot)
            var origin = graphene_point_t(x: Float(contentFrame.minX), y: Float(contentFrame.minY))
            gtk_snapshot_translate(snapshot, &origin)
            renderer.draw(list, onto: snapshot)
            gtk_snapshot_restore(snapshot)
        }
    }

    /// The canvas got a size: the content is laid out for it before it is drawn in the same frame.
    func allocated(_ size: CGSize) {
        guard window != nil else { return }
        let frame = contentFrame(in: size)
        canvasSize = size
        guard frame != contentFrame || frameCount == 0 else { return }
        let isResized = frame.size != contentFrame.size || frameCount == 0
        contentFrame = frame
        if isResized {
            noteSize()
            content.resize(to: frame.size)
        }
        renderFrame(at: MonotonicClock.now)
        scheduleChromeUpdate()
    }

    /// Writes the size down; with the first one the record begins.
    private func noteSize() {
        guard let recording else { return }
        if recording.recorder.isRecording(recording.number) {
            recording.recorder.note(size: contentFrame.size, in: recording.number, at: eventTime())
        } else {
            recording.recorder.begin(content, number: recording.number, size: contentFrame.size, at: eventTime())
        }
    }

    private func follow(_ wait: FrameSchedule.Wait) {
        guard window != nil else { return }
        switch wait {
        case .event:
            timer = nil
        case .tick:
            timer = nil
            if ticker?.isTicking != true {
                ticker = Ticker(canvas) { [weak self] time in self?.ticked(at: time) ?? false }
            }
        case .time(let time):
            timer = Timeout(after: time - MonotonicClock.now) { [weak self] in self?.requestFrame() }
        }
    }

    /// Renders a frame; returns whether another tick is wanted.
    private func ticked(at time: Double) -> Bool {
        // Nothing was asked for since the tick callback was installed only if a resize rendered first.
        if !MainLoop.isWaiting, schedule.wait == .tick, contentFrame.size != .zero {
            renderFrame(at: time)
            updateChrome()
        }
        return schedule.wait == .tick
    }
}

extension GdkRGBA {
    /// GDK's form of a color.
    init(_ color: RGBA) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
    }
}

extension graphene_rect_t {
    /// Graphene's form of a rectangle.
    init(_ rect: CGRect) {
        self.init(
            origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
            size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
    }
}
