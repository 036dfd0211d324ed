import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Sheets are dragged from one height to another, and away")
struct SheetDragTests {
    private struct Page: View {
        var isLocked = false
        var interaction = PresentationBackgroundInteraction.automatic
        @State private var isShown = false
        @State private var detent = PresentationDetent.height(200)
        @State private var taps = 0

        var body: some View {
            VStack {
                Button("show") { isShown = true }
                Button("taps \(taps)") { taps += 1 }
                Spacer()
            }
            .sheet(isPresented: $isShown) {
                VStack {
                    Text("top")
                    Text(detent == .large ? "large" : detent == .medium ? "medium" : "low")
                    Spacer()
                }
                .presentationDetents([.height(200), .medium, .large], selection: $detent)
                .presentationBackgroundInteraction(interaction)
                .interactiveDismissDisabled(isLocked)
            }
        }
    }

    private func open(_ page: Page, width: CGFloat = 400) -> TestHost {
        let host = TestHost(page, size: CGSize(width: width, height: 840))
        host.tap(text: "show")
        host.advance(by: 1)
        return host
    }

    /// Drags the sheet by its top.
    private func drag(_ host: TestHost, by distance: CGFloat, duration: Double = 2) throws {
        let start = CGPoint(x: 60, y: try #require(host.find(text: "top")).frame.midY)
        host.drag(from: start, to: CGPoint(x: 60, y: start.y + distance), duration: duration, steps: 40)
        host.advance(by: 1)
    }

    private func top(_ host: TestHost) -> CGFloat { host.find(text: "top")?.frame.minY ?? .infinity }

    @Test("A sheet rests at the nearest of its heights, and the app knows which")
    func heights() throws {
        let host = open(Page())
        #expect(host.text.contains("low") && abs(top(host) - 640) < 1)
        try drag(host, by: -180)
        #expect(host.text.contains("medium") && abs(top(host) - 440) < 1)
        try drag(host, by: -60)
        #expect(host.text.contains("medium") && abs(top(host) - 440) < 1)
        try drag(host, by: -330)
        #expect(host.text.contains("large") && abs(top(host) - 40) < 1)
        try drag(host, by: 550)
        #expect(host.text.contains("low") && abs(top(host) - 640) < 1)
        // A short, fast drag goes on.
        try drag(host, by: -100, duration: 0.1)
        #expect(!host.text.contains("low"))
    }

    @Test("While it is dragged, a sheet follows; a gesture that is taken away leaves it where it was")
    func following() throws {
        let host = open(Page())
        host.press(at: CGPoint(x: 60, y: 645))
        for step in 1...10 {
            host.move(to: CGPoint(x: 60, y: 645 - CGFloat(step) * 10))
            host.advance(by: 0.05)
        }
        #expect(abs(top(host) - 540) < 12)
        host.cancel()
        host.advance(by: 1)
        #expect(abs(top(host) - 640) < 1 && host.text.contains("low"))
    }

    @Test("Dragged down far enough a sheet closes, unless that is disabled")
    func closing() throws {
        let host = open(Page())
        try drag(host, by: 60)
        #expect(host.text.contains("top"))
        try drag(host, by: 150)
        #expect(!host.text.contains("top"))
        let locked = open(Page(isLocked: true))
        try drag(locked, by: 180)
        #expect(locked.text.contains("low") && abs(top(locked) - 640) < 1)
    }

    @Test("A sheet without heights is as high as the window, and is dragged away")
    func whole() throws {
        struct Plain: View {
            @State private var isShown = true
            var body: some View {
                Color.clear.sheet(isPresented: $isShown) { Text("top").frame(maxHeight: .infinity, alignment: .top) }
            }
        }
        let host = TestHost(Plain(), size: CGSize(width: 400, height: 840))
        try drag(host, by: -200)
        #expect(abs(top(host) - 40) < 1)
        try drag(host, by: 300)
        #expect(abs(top(host) - 40) < 1)
        try drag(host, by: 500)
        #expect(!host.text.contains("top"))
    }

    @Test("A press on the handle leads to the next height, and around")
    func handle() throws {
        let host = open(Page())
        for name in ["medium", "large", "low"] {
            host.tap(label: "Sheet Grabber")
            host.advance(by: 1)
            #expect(host.text.contains(name))
        }
    }

    @Test("The views behind a sheet answer where the sheet lets them, up to a height")
    func background() throws {
        let host = open(Page(interaction: .enabled(upThrough: .medium)))
        host.tap(text: "taps 0")
        #expect(host.text.contains("taps 1") && host.text.contains("low"))
        try drag(host, by: -180)
        host.tap(text: "taps 1")
        #expect(host.text.contains("taps 2") && host.text.contains("medium"))
        try drag(host, by: -400)
        #expect(host.text.contains("large"))
        host.tap(at: CGPoint(x: 200, y: 5))
        host.advance(by: 1)
        #expect(!host.text.contains("top") && host.text.contains("taps 2"))
        let usual = open(Page())
        usual.tap(text: "taps 0")
        usual.advance(by: 1)
        #expect(usual.text.contains("taps 0") && !usual.text.contains("top"))
    }

    @Test("In wide windows a sheet is not dragged")
    func wide() throws {
        let host = open(Page(), width: 1000)
        let before = top(host)
        host.drag(from: CGPoint(x: 500, y: before), to: CGPoint(x: 500, y: before + 300), duration: 1)
        host.advance(by: 1)
        #expect(top(host) == before)
    }

    @Test("Heights without sense and sheets in windows without room lay out")
    func hostile() {
        struct Strange: View {
            @State private var isShown = true
            var body: some View {
                Color.clear.sheet(isPresented: $isShown) {
                    Text("top").presentationDetents([.height(.nan), .height(-5), .fraction(.infinity), .height(1e300)])
                }
            }
        }
        for size in [CGSize(width: 400, height: 800), CGSize(width: 300, height: 10), .zero] {
            let host = TestHost(Strange(), size: size)
            host.drag(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 5, y: -500))
            host.advance(by: 1)
            #expect(host.text.contains("top"))
        }
    }
}
