import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

#if ORIEL_TERMINAL
import FrontEndKit
import TerminalFrontend

extension TestHost {
    /// Shows a view in a terminal of some columns and rows, whose screen can be read as lines.
    ///
    /// ```swift
    /// struct Sound: View {
    ///     @State private var isOn = false
    ///     var body: some View { Toggle("Sound", isOn: $isOn) }
    /// }
    ///
    /// let host = TestHost(Sound(), columns: 11, rows: 1)
    /// #expect(host.screen == [" [ ] Sound"])
    /// host.tap(text: "Sound")
    /// #expect(host.screen == [" [x] Sound"])
    /// ```
    ///
    /// A column is 8 points wide and a row 16 points high: places of events are in points here as well.
    public convenience init<Content: View>(_ view: Content, columns: Int, rows: Int, isDark: Bool = true) {
        var terminal = Capabilities(environment: [:])
        terminal.isDark = isDark
        let cell = WindowPainter.cell
        self.init(
            host: ViewHost(view, textSystem: CellTextSystem(cell: cell)),
            size: CGSize(width: CGFloat(columns) * cell.width, height: CGFloat(rows) * cell.height),
            traits: WindowPainter.traits(on: terminal))
    }

    /// The screen of a terminal that shows the window: a line each row, without the spaces at its end.
    public var screen: [String] { cells(depth: .trueColor).lines }

    /// The screen of a terminal, with colors and styles as a terminal gets them.
    public var styledScreen: [String] {
        var writer = ScreenWriter(depth: .trueColor)
        return writer.lines(of: cells(depth: .trueColor))
    }

    private func cells(depth: ColorDepth) -> CellBuffer {
        update()
        var terminal = Capabilities(environment: [:])
        terminal.depth = depth
        terminal.isDark = host.backgroundColor.red < 0.5
        let cell = WindowPainter.cell
        return WindowPainter(textSystem: CellTextSystem(cell: cell)).screen(
            of: host, columns: Int(size.width / cell.width), rows: Int(size.height / cell.height), on: terminal)
    }
}
#endif
