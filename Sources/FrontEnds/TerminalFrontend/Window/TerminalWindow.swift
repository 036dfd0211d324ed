import Foundation
import FrontEndKit

/// One of the app's windows, which has the whole screen while it is shown.
@MainActor
final class TerminalWindow {
    let content: any HostedWindow
    let input = InputState()
    private let painter: WindowPainter
    private var schedule = FrameSchedule()
    private var traits = HostTraits()
    private var size = CGSize.zero
    /// The time of the last frame, so that none goes back behind it.
    private(set) var lastTime = 0.0
    /// Called when a frame is wanted.
    var onRequest: (() -> Void)?

    init(_ content: any HostedWindow, textSystem: any TextMeasuring) {
        self.content = content
        painter = WindowPainter(textSystem: textSystem)
        content.needsFrame = { [weak self] in
            self?.schedule.request()
            self?.onRequest?()
        }
        content.clock = { [weak self] in self?.now() ?? 0 }
    }

    /// The next frame or timer that the window waits for.
    var wait: FrameSchedule.Wait { schedule.wait }

    /// The time, in seconds of a clock that never goes back.
    func now() -> Double {
        lastTime = max(lastTime, MonotonicClock.now)
        return lastTime
    }

    /// Gives the window its size in cells, and its place in the world.
    func update(columns: Int, rows: Int, on terminal: Capabilities, isShown: Bool, hasFocus: Bool) {
        var traits = WindowPainter.traits(on: terminal)
        traits.isVisible = isShown
        traits.isActive = isShown && hasFocus
        if traits != self.traits || size == .zero {
            self.traits = traits
            content.update(traits: traits)
        }
        let size = CGSize(
            width: CGFloat(columns) * WindowPainter.cell.width, height: CGFloat(rows) * WindowPainter.cell.height)
        if size != self.size {
            self.size = size
            content.resize(to: size)
        }
        schedule.request()
    }

    /// Makes a frame; returns whether anything changed.
    func renderFrame() -> Bool {
        schedule.begin()
        let outcome = content.renderFrame(at: now())
        schedule.end(at: lastTime, nextFrameTime: outcome.nextFrameTime)
        return outcome.hasChanges
    }

    /// The content of the window.
    func screen(on terminal: Capabilities) -> CellBuffer {
        painter.screen(
            of: content, columns: Int(size.width / WindowPainter.cell.width),
            rows: Int(size.height / WindowPainter.cell.height), on: terminal)
    }

    func close() {
        content.needsFrame = nil
        content.clock = nil
        content.writeClipboard = nil
        content.readClipboard = nil
        content.readClipboardNow = nil
        content.close()
    }
}
