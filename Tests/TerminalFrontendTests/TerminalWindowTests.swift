import Foundation
import FrontEndKit
import Glibc
import Testing

@testable import TerminalFrontend

/// A window without content that notes what it is given.
@MainActor
private final class NotingWindow: HostedWindow {
    let title = "Notes"
    let defaultSize: CGSize? = nil
    let idealSize = CGSize(width: 80, height: 32)
    let minimumSize = CGSize.zero
    let maximumSize = CGSize(width: 800, height: 800)
    let displayList = DisplayList()
    let backgroundColor = RGBA.white
    let pointerShape = PointerShape.arrow
    let textInput: TextInputState? = nil
    let prefersDark: Bool? = nil
    let accessibilityItems: [AccessibilityItem] = []
    var needsFrame: (() -> Void)?
    var writeClipboard: ((String) -> Void)?
    var readClipboard: ((@escaping (String?) -> Void) -> Void)?
    var readClipboardNow: (() -> String?)?
    private(set) var traits: [HostTraits] = []
    private(set) var sizes: [CGSize] = []
    private(set) var isClosed = false

    func resize(to size: CGSize) { sizes.append(size) }
    func update(traits: HostTraits) { self.traits.append(traits) }
    func send(_ event: InputEvent) -> Bool { false }
    func renderFrame(at time: Double) -> FrameOutcome { FrameOutcome(hasChanges: false, nextFrameTime: nil) }
    func close() { isClosed = true }
}

@MainActor
private final class NotingApp: HostedApplication {
    let name = "Notes"
    let menus: [MenuItem] = []
    var openWindow: ((any HostedWindow) -> Void)?
    var closeWindow: ((any HostedWindow) -> Void)?
    let windows: [NotingWindow]
    private(set) var phases: [AppPhase] = []

    init(_ windows: [NotingWindow]) { self.windows = windows }
    func makeInitialWindows() -> [any HostedWindow] { windows }
    func performMenuItem(_ id: Int) {}
    func phaseChanged(to phase: AppPhase) { phases.append(phase) }
}

@MainActor @Suite("Windows in a terminal")
struct TerminalWindowTests {
    @Test("A window is given its size, and the terminal's properties when they change")
    func updates() {
        let content = NotingWindow()
        let window = TerminalWindow(content, textSystem: CellTextSystem())
        var terminal = Capabilities(environment: [:])
        terminal.isDark = false
        window.update(columns: 10, rows: 5, on: terminal, isShown: true, hasFocus: true)
        #expect(content.sizes == [CGSize(width: 80, height: 80)] && content.traits.count == 1)
        #expect(content.traits[0].isVisible && content.traits[0].isActive && !content.traits[0].isDark)
        #expect(content.traits[0].kind == .terminal && content.traits[0].grid == CGSize(width: 8, height: 16))
        window.update(columns: 10, rows: 5, on: terminal, isShown: true, hasFocus: true)
        #expect(content.sizes.count == 1 && content.traits.count == 1)
        window.update(columns: 11, rows: 5, on: terminal, isShown: true, hasFocus: true)
        #expect(content.sizes.last == CGSize(width: 88, height: 80) && content.traits.count == 1)
        window.update(columns: 11, rows: 5, on: terminal, isShown: true, hasFocus: false)
        #expect(content.traits.count == 2 && content.traits[1].isVisible && !content.traits[1].isActive)
        window.update(columns: 11, rows: 5, on: terminal, isShown: false, hasFocus: true)
        #expect(content.traits.count == 3 && !content.traits[2].isVisible && !content.traits[2].isActive)
        terminal.isDark = true
        window.update(columns: 11, rows: 6, on: terminal, isShown: true, hasFocus: true)
        #expect(content.traits.count == 4 && content.traits[3].isDark && content.traits[3].isActive)
        #expect(content.sizes.count == 3 && content.sizes[2] == CGSize(width: 88, height: 96))
        window.close()
        #expect(content.isClosed && content.needsFrame == nil)
    }

    private func dump(
        _ change: (inout FrontEndRequest) -> Void
    ) -> (window: NotingWindow, app: NotingApp, status: Int32) {
        var request = FrontEndRequest()
        request.times = []
        change(&request)
        let window = NotingWindow()
        let app = NotingApp([window])
        return (window, app, FrameDump(request, textSystem: CellTextSystem()).print(app))
    }

    @Test("A window that is printed has the size that was asked for, within limits")
    func sizes() {
        for (size, wanted) in [
            (CGSize(width: 30, height: 7), CGSize(width: 240, height: 112)),
            (CGSize(width: 999.9, height: 499.9), CGSize(width: 7992, height: 7984)),
            (CGSize(width: 1000, height: 500), CGSize(width: 8000, height: 8000)),
            (CGSize(width: 1001, height: 501), CGSize(width: 8000, height: 8000)),
        ] {
            let (window, app, status) = dump { $0.size = size }
            #expect(window.sizes == [wanted] && status == 0 && window.isClosed)
            #expect(app.phases == [.active, .ended] && window.traits.map(\.kind) == [.terminal])
        }
        #expect(
            dump { ($0.size, $0.isDark) = (CGSize(width: 3, height: 2), true) }.window.traits.map(\.isDark) == [true])
        #expect(dump { $0.size = CGSize(width: 3, height: 2) }.window.traits.map(\.isDark) == [false])
        let none = NotingApp([])
        #expect(FrameDump(FrontEndRequest(), textSystem: CellTextSystem()).print(none) == 1 && none.phases == [])
    }

    @Test("Without a terminal a window is printed in 80 × 24 cells", .enabled(if: isatty(STDOUT_FILENO) == 0))
    func usualSize() {
        #expect(dump { _ in }.window.sizes == [CGSize(width: 640, height: 384)])
    }

    @Test("A window is printed at each time, and the program ends")
    func printing() {
        // Two rows without anything: all that the tests' own output gets.
        let (window, app, status) = dump { ($0.size, $0.times) = (CGSize(width: 1, height: 1), [0, 0]) }
        #expect(status == 0 && window.isClosed && app.phases == [.active, .ended])
    }

    @Test("A front end that is asked for text draws on no terminal")
    func asksForText() {
        func run(_ dump: FrontEndRequest.Dump?) -> (window: NotingWindow, status: Int32) {
            var request = FrontEndRequest()
            (request.times, request.size, request.dump) = ([], CGSize(width: 6, height: 5), dump)
            let window = NotingWindow()
            return (window, TerminalFrontEnd(request).run(NotingApp([window])))
        }
        for dump in [FrontEndRequest.Dump.plain, .colors] {
            let (window, status) = run(dump)
            #expect(status == 0 && window.isClosed && window.sizes == [CGSize(width: 48, height: 80)])
        }
        if isatty(STDOUT_FILENO) == 0 {
            let (window, status) = run(nil)
            #expect(status == 0 && window.isClosed && window.sizes == [CGSize(width: 48, height: 80)])
        }
    }
}
