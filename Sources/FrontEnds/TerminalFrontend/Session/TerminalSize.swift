import Foundation
import Glibc

/// The size of a terminal, in cells and, where the terminal says so, in pixels.
struct TerminalSize: Equatable {
    /// The number of cells in a row.
    var columns: Int
    /// The number of rows.
    var rows: Int
    /// The size in pixels; nil where the terminal does not say.
    var pixels: CGSize?

    /// Creates the size that a terminal says; missing numbers are the environment's, or 80 columns and 24 rows.
    ///
    /// The environment comes second: its variables keep their values when the terminal's window changes.
    init(_ size: winsize, environment: [String: String]) {
        func count(_ said: UInt16, _ name: String, _ usual: Int) -> Int {
            if said > 0 { return Int(said) }
            guard let chosen = environment[name].flatMap({ UInt16($0) }), chosen > 0 else { return usual }
            return Int(chosen)
        }
        columns = count(size.ws_col, "COLUMNS", 80)
        rows = count(size.ws_row, "LINES", 24)
        if size.ws_col > 0, size.ws_row > 0, size.ws_xpixel > 0, size.ws_ypixel > 0 {
            pixels = CGSize(width: Int(size.ws_xpixel), height: Int(size.ws_ypixel))
        }
    }

    /// Creates the size of the terminal of a file.
    init(of descriptor: Int32) {
        var size = winsize()
        if ioctl(descriptor, UInt(TIOCGWINSZ), &size) != 0 { size = winsize() }
        self.init(size, environment: ProcessInfo.processInfo.environment)
    }
}
