import Foundation
import FrontEndKit
import Glibc

/// Prints the first frame of an app, and ends it.
@MainActor
struct FrameDump {
    private let request: FrontEndRequest
    private let textSystem: any TextMeasuring

    init(_ request: FrontEndRequest, textSystem: any TextMeasuring) {
        (self.request, self.textSystem) = (request, textSystem)
    }

    /// Prints the app's first window at the times that were asked for; time is virtual.
    func print(_ app: any HostedApplication) -> Int32 {
        guard let window = app.makeInitialWindows().first else { return 1 }
        app.phaseChanged(to: .active)
        defer {
            window.close()
            app.phaseChanged(to: .ended)
        }
        var terminal = Capabilities(environment: ProcessInfo.processInfo.environment)
        terminal.isDark = request.isDark
        terminal.pictures = .none
        if request.dump == .colors {
            if terminal.depth == .none { terminal.depth = .trueColor }
        } else {
            terminal.depth = .none
        }
        let (columns, rows) = size
        window.update(traits: WindowPainter.traits(on: terminal))
        window.resize(
            to: CGSize(
                width: CGFloat(columns) * WindowPainter.cell.width, height: CGFloat(rows) * WindowPainter.cell.height))
        let painter = WindowPainter(textSystem: textSystem)
        var clock = 0.0
        for time in request.times.sorted() {
            WindowPainter.advance(window, from: &clock, to: time)
            let screen = painter.screen(of: window, columns: columns, rows: rows, on: terminal)
            if !show(screen, terminal) { return 1 }
        }
        return 0
    }

    private var size: (Int, Int) {
        if let size = request.size { return (Int(min(size.width, 1000)), Int(min(size.height, 500))) }
        guard isatty(STDOUT_FILENO) != 0 else { return (80, 24) }
        // The last row is left to the prompt of the shell.
        let terminal = TerminalSize(of: STDOUT_FILENO)
        return (terminal.columns, terminal.rows > 1 ? terminal.rows - 1 : 24)
    }

    private func show(_ screen: CellBuffer, _ terminal: Capabilities) -> Bool {
        var text = ""
        if request.dump == .colors {
            var writer = ScreenWriter(depth: terminal.depth)
            text = writer.lines(of: screen).joined(separator: "\n") + "\n"
        } else {
            text = screen.lines.joined(separator: "\n") + "\n"
        }
        return FileHandle.standardOutput.writeAll(Array(text.utf8))
    }
}

extension FileHandle {
    /// Writes bytes; returns false if there is no reader any more.
    fileprivate func writeAll(_ bytes: [UInt8]) -> Bool {
        signal(SIGPIPE, SIG_IGN)
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(fileDescriptor, $0.baseAddress! + done, bytes.count - done)
            }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return false }
            done += count
        }
        return true
    }
}
