import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Wheels that turn")
struct TurningWheelTests {
    private let size = CGSize(width: 200, height: 200)

    /// The opacities of the spokes of wheels, clockwise from the top.
    private func spokes(_ host: TestHost) -> [[Int]] {
        host.displayList.slots.compactMap { layer in
            guard case .commands(let commands) = layer.content else { return nil }
            return commands.compactMap { command in
                if case .fill(_, .color(let color), _) = command { Int((color.opacity * 100).rounded()) } else { nil }
            }
        }
    }

    @Test("A wheel turns by an eighth in an eighth of a second, and no view is evaluated")
    func turning() {
        struct Page: View {
            var body: some View { ProgressView() }
        }
        let host = TestHost(Page(), size: size)
        let start = [100, 30, 40, 50, 60, 70, 80, 90]
        #expect(spokes(host) == [start])
        host.resetCounters()
        host.advance(by: 0.125)
        #expect(spokes(host) == [[90, 100, 30, 40, 50, 60, 70, 80]])
        host.advance(by: 0.05)
        #expect(spokes(host) == [[90, 100, 30, 40, 50, 60, 70, 80]])
        host.advance(by: 0.825)
        #expect(spokes(host) == [start])
        #expect(host.counters.bodies == 0 && host.bodyCount(of: Page.self) == 0)
    }

    @Test("A wheel has the color of its style, of the tint, or is gray")
    func colors() {
        func color<V: View>(_ view: V) -> RGBA? {
            // The layers are the host's: it must live while they are read.
            let host = TestHost(view, size: size)
            return withExtendedLifetime(host) {
                host.displayList.slots.compactMap { layer -> RGBA? in
                    guard case .commands(let commands) = layer.content,
                        case .fill(_, .color(let color), _)? = commands.first
                    else { return nil }
                    return color
                }
                .first
            }
        }
        func rgba(_ color: Color) -> RGBA {
            let values = color.resolve(in: EnvironmentValues())
            return RGBA(Double(values.red), Double(values.green), Double(values.blue))
        }
        #expect(color(ProgressView()) == rgba(.gray))
        #expect(color(ProgressView().tint(.red)) == rgba(.red))
        let white = ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white)).tint(.red)
        #expect(color(white) == rgba(.white))
    }

    @Test("UIKit's wheel turns while it is animated, in its color")
    func indicator() {
        struct Wheel: UIViewRepresentable {
            let wheel: UIActivityIndicatorView
            func makeUIView(context: Context) -> UIActivityIndicatorView { wheel }
            func updateUIView(_ view: UIActivityIndicatorView, context: Context) {}
        }
        let wheel = UIActivityIndicatorView(style: .medium)
        (wheel.color, wheel.hidesWhenStopped) = (.red, false)
        let host = TestHost(Wheel(wheel: wheel), size: size)
        let still = spokes(host)
        #expect(still.count == 1)
        host.advance(by: 0.125)
        #expect(spokes(host) == still)
        wheel.startAnimating()
        host.update()
        host.advance(by: 0.125)
        #expect(spokes(host) != still)
        wheel.stopAnimating()
        host.update()
        #expect(spokes(host) == still)
    }

    @Test("A wheel is above content that is refreshed, until the action returns")
    func refreshing() async {
        let gate = Gate()
        let list = ScrollView { Text("Row").frame(width: 200, height: 900) }.refreshable { await gate.pass() }
        let host = TestHost(list, size: size)
        let place = host.find(text: "Row")?.frame.midY ?? 0
        #expect(spokes(host).isEmpty)
        host.touch(at: CGPoint(x: 100, y: 10))
        host.moveTouch(to: CGPoint(x: 100, y: 30))
        host.moveTouch(to: CGPoint(x: 100, y: 90))
        let pulled = spokes(host).first?.count ?? 0
        #expect(pulled > 0 && pulled < 8, "Spokes appear as the content is pulled")
        host.moveTouch(to: CGPoint(x: 100, y: 195))
        host.liftTouch(at: CGPoint(x: 100, y: 195))
        host.advance(by: 2)
        #expect(host.find(text: "Row")?.frame.midY == place + 60)
        let first = spokes(host)
        #expect(first.first?.count == 8)
        host.advance(by: 0.125)
        #expect(spokes(host) != first)
        // The user can scroll meanwhile.
        host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 100))
        #expect(spokes(host).isEmpty)
        host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -300))
        #expect(host.find(text: "Row")?.frame.midY == place + 60)
        gate.open()
        await host.settle()
        host.advance(by: 2)
        #expect(host.find(text: "Row")?.frame.midY == place)
        #expect(spokes(host).isEmpty)
    }

    @Test("In a terminal the wheel is one of its pictures")
    func terminal() async {
        let gate = Gate()
        let list = ScrollView { Text("Row") }.refreshable { await gate.pass() }
        let host = TestHost(list, columns: 30, rows: 12)
        let pictures: Set<Character> = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠇"]
        func shown() -> [Character] { host.screen.joined().filter(pictures.contains) }
        #expect(shown().isEmpty)
        host.press(.function(5))
        host.advance(by: 2)
        let first = shown()
        #expect(first.count == 1)
        host.advance(by: 0.125)
        #expect(shown().count == 1 && shown() != first)
        gate.open()
        await host.settle()
        host.advance(by: 2)
        #expect(shown().isEmpty)
    }

    @Test("The wheel is above a large title")
    func title() throws {
        struct Page: View {
            let gate: Gate
            let mode: NavigationBarItem.TitleDisplayMode
            var body: some View {
                NavigationStack {
                    ScrollView { Text("Row").frame(width: 300, height: 900) }.refreshable { await gate.pass() }
                        .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
                }
            }
        }
        /// Returns how far the title is below the wheel.
        func room(_ mode: NavigationBarItem.TitleDisplayMode) -> CGFloat? {
            let host = TestHost(Page(gate: Gate(), mode: mode), size: CGSize(width: 400, height: 600))
            host.press(.function(5))
            host.advance(by: 2)
            guard let wheel = host.findAll(kind: "refresh wheel").first, let title = host.find(text: "Title")
            else { return nil }
            return title.frame.minY - wheel.frame.maxY
        }
        let large = try #require(room(.large))
        let inline = try #require(room(.inline))
        #expect(large > 0 && inline < 0, "Above a large title, and below a bar: \(large), \(inline)")
    }

    /// Holds a task back.
    private final class Gate: @unchecked Sendable {
        private var waiting: CheckedContinuation<Void, Never>?
        private var isOpen = false
        @MainActor func pass() async { if !isOpen { await withCheckedContinuation { waiting = $0 } } }
        @MainActor func open() {
            isOpen = true
            waiting?.resume()
        }
    }
}
