import CGtk
import DisplayList
import Foundation
import OrielBasics

/// Reports the timing of frames on standard error, for benchmarks.
///
/// `ORIEL_FRAME_REPORT` is the number of seconds after the first frame for which frames are counted, 0 for the first
/// one only. Then the window closes. One line: `frames first=T count=N seconds=S cpu=C`, the time of the first frame in
/// seconds since 1970, how many were drawn after it and in what time, and the processor time that took.
@MainActor
final class FrameReport {
    private unowned let window: DesktopWindow
    private let duration: Double
    private var begin: (time: Double, draws: Int, cpu: Double)?
    private var firstFrame = 0.0
    private var isOver = false

    /// Starts a report; nil if none is requested.
    init?(_ window: DesktopWindow, environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let text = environment["ORIEL_FRAME_REPORT"], let duration = Double(text), duration >= 0,
            let clock = gtk_widget_get_frame_clock(window.window)
        else { return nil }
        self.window = window
        self.duration = duration
        let painted: PlainHandler = { _, data in
            let report = owner(data, FrameReport.self)
            MainActor.assumeIsolated { report.painted() }
        }
        connect(raw(clock), "after-paint", to: self, painted)
    }

    private func painted() {
        guard !isOver, window.drawCount > 0 else { return }
        let now = MonotonicClock.now
        guard let begin else {
            firstFrame = Date().timeIntervalSince1970
            begin = (now, window.drawCount, FrameReport.processorTime)
            if duration == 0 { finish(count: 0, seconds: 0, cpu: 0) }
            return
        }
        guard now - begin.time >= duration else { return }
        finish(
            count: window.drawCount - begin.draws, seconds: now - begin.time,
            cpu: FrameReport.processorTime - begin.cpu)
    }

    private func finish(count: Int, seconds: Double, cpu: Double) {
        isOver = true
        let line = "frames first=\(firstFrame) count=\(count) seconds=\(seconds) cpu=\(cpu)"
        StandardError.write(line)
        DispatchQueue.main.async { [window] in window.close() }
    }

    /// The process's processor time, in seconds.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
