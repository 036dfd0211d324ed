import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Looks of glass buttons, badges, sliders and corners")
struct NewLookTests {
    private func paint(of text: String, in host: TestHost) -> Paint? {
        host.displayList.slots.lazy.compactMap { layer -> Paint? in
            if case .text(let content) = layer.content, content.string == text {
                content.first.style.paint
            } else {
                nil
            }
        }.first
    }

    @Test("The label of a button on clear glass is not in the accent color; on the prominent one it is white")
    func glass() {
        let size = CGSize(width: 200, height: 100)
        let plain = TestHost(Button("a") {}.buttonStyle(.glass), size: size)
        let text = TestHost(Text("a"), size: size)
        #expect(paint(of: "a", in: plain) == paint(of: "a", in: text))
        let prominent = TestHost(Button("a") {}.buttonStyle(.glassProminent), size: size)
        #expect(paint(of: "a", in: prominent) == Paint.color(.white))
        let destructive = TestHost(Button("a", role: .destructive) {}.buttonStyle(.glass), size: size)
        #expect(paint(of: "a", in: destructive) != paint(of: "a", in: plain))
    }

    @Test("Labels at the ends of a slider with marks are beside its track")
    func slider() throws {
        struct Marked: View {
            @State private var value = 5.0
            var body: some View {
                Slider(value: $value, in: 0...10) {
                    Text("Amount")
                } minimumValueLabel: {
                    Text("least")
                } maximumValueLabel: {
                    Text("most")
                } ticks: {
                    SliderTick(5) { Text("half") }
                }
            }
        }
        let host = TestHost(Marked(), size: CGSize(width: 300, height: 100))
        let (least, mark) = try (#require(host.find(text: "least")).frame, #require(host.find(text: "half")).frame)
        #expect(least.midY < mark.minY - 6)
        #expect(abs(least.midY - (mark.midY - 23)) < 2)
    }

    @Test("The badge of a toolbar's item is at the item's corner, and is its value")
    func badge() throws {
        struct Inbox: View {
            let count: Int
            var body: some View {
                NavigationStack {
                    Text("page").navigationTitle("Inbox")
                        .toolbar {
                            ToolbarItem { Button("Filter", systemImage: "tray") {}.badge(count).tint(.red) }
                        }
                }
            }
        }
        let host = TestHost(Inbox(count: 7), size: CGSize(width: 390, height: 400))
        let (note, button) = try (#require(host.find(text: "7")).frame, #require(host.accessible("Filter")).frame)
        #expect(note.midX > button.midX && note.midY < button.midY && note.maxX < 390 && note.minY >= 0)
        #expect(host.accessible("Filter")?.value == "7")
        #expect(TestHost(Inbox(count: 0), size: CGSize(width: 390, height: 400)).find(text: "0") == nil)
    }

    @Test("Radii of corners are written as numbers")
    func corners() {
        let style: Edge.Corner.Style = 8
        #expect(style == .fixed(8) && Edge.Corner.Style.concentric(minimum: 2.5) == .concentric(minimum: .fixed(2.5)))
        let shape = ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true)
        #expect(!shape.path(in: CGRect(x: 0, y: 0, width: 50, height: 50)).isEmpty)
    }

    @Test("What is dragged together has its number at the picture")
    func drag() {
        struct Board: View {
            var body: some View {
                HStack(spacing: 0) {
                    ForEach(1..<4) { number in
                        Color.red.frame(width: 50, height: 50).draggable(containerItemID: number)
                    }
                }
                .dragContainer(for: String.self, itemID: \.count) { (ids: [Int]) in
                    ids.map { String(repeating: "x", count: $0) }
                }
                .dragContainerSelection([1, 3])
            }
        }
        func numbers(from x: CGFloat) -> Bool {
            let host = TestHost(Board(), size: CGSize(width: 150, height: 200))
            host.press(at: CGPoint(x: x, y: 100))
            host.move(to: CGPoint(x: x + 20, y: 120))
            host.move(to: CGPoint(x: 75, y: 160))
            defer { host.release(at: CGPoint(x: 75, y: 160)) }
            return host.find(text: "2") != nil
        }
        #expect(numbers(from: 25))
        #expect(!numbers(from: 75))
    }
}
