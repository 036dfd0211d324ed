import Foundation
import FrontEndKit

/// Makes screens of a window.
@MainActor
public final class WindowPainter {
    /// The size of a cell, in points.
    public static let cell = CGSize(width: 8, height: 16)

    private let textSystem: any TextMeasuring
    private let extents = ExtentsCache()
    private let files = FileImages()
    private let rasters = RasterCache()

    /// Creates a painter with the text system that the window is laid out with.
    public init(textSystem: any TextMeasuring) { self.textSystem = textSystem }

    /// Returns the screen of a window after its last frame.
    public func screen(of window: any HostedWindow, columns: Int, rows: Int, on terminal: Capabilities) -> CellBuffer {
        let ground = window.backgroundColor
        let isDark = ground.red + ground.green + ground.blue < 1.5
        let canvas = CellCanvas(
            columns: columns, rows: rows, cell: Self.cell, ground: ground, ink: isDark ? .white : .black,
            own: terminal.ground, isOwn: isDark == terminal.isDark)
        if terminal.pictures != .none {
            canvas.cellPixels = terminal.cellPixels
            canvas.keepsLastRow = terminal.pictures != .kitty
        }
        var painter = LayerPainter(canvas, textSystem: textSystem)
        painter.extents = extents
        painter.files = files
        painter.rasters = rasters
        painter.caret = window.textInput?.caret
        painter.paint(window.displayList)
        return canvas.screen(CellRendering(depth: terminal.depth, isASCII: terminal.isASCII))
    }

    /// Returns the traits of a window in a terminal.
    public static func traits(on terminal: Capabilities) -> HostTraits {
        var traits = HostTraits()
        traits.kind = .terminal
        traits.grid = cell
        traits.isDark = terminal.isDark
        traits.reducesMotion = ProcessInfo.processInfo.environment["ORIEL_REDUCE_MOTION"] == "1"
        traits.localeIdentifier = Locale.current.identifier
        return traits
    }

    /// Makes frames until a time, without waiting for it.
    static func advance(_ window: any HostedWindow, from clock: inout Double, to end: Double) {
        let step = 1.0 / 60
        while true {
            MainTurn.end()
            _ = RunLoop.main.limitDate(forMode: .default)
            let outcome = window.renderFrame(at: clock)
            if clock >= end { return }
            // Nothing is due before the end.
            let next = outcome.nextFrameTime ?? end
            clock = min(max(next, clock + step), end)
        }
    }
}
