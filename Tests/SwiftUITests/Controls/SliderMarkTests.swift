import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor
@Suite("Marks of sliders")
struct SliderMarkTests {
    private struct Sample<S: View>: View {
        @State var value: Double
        let slider: (Binding<Double>) -> S
        var body: some View { slider($value) }
    }

    private func host<S: View>(_ value: Double, _ slider: @escaping (Binding<Double>) -> S) -> TestHost {
        TestHost(Sample(value: value, slider: slider), size: CGSize(width: 300, height: 60))
    }

    /// The dots below the track, from the left.
    private func dots(_ host: TestHost) -> [CGFloat] {
        host.findAll(kind: "Circle").map(\.frame).filter(isDot).map(\.midX).sorted()
    }

    private func isDot(_ frame: CGRect) -> Bool { abs(frame.width - 4) < 0.1 && abs(frame.height - 4) < 0.1 }

    private func slider(_ host: TestHost) -> AccessibilityItem? { host.accessibility.first { $0.role == .slider } }

    @Test("Each mark within the range has a dot; the label of the one that the value is on is read as the value")
    func ticks() throws {
        let host = host(5) {
            Slider(value: $0, in: 0...10) {
                Text("Speed")
            } ticks: {
                SliderTick(0) { Text("Slow") }
                SliderTick("Middle", 5)
                if Bool(true) { SliderTick(10) }
                SliderTickContentForEach([2.0, 99, 2, .nan], id: \.self) { SliderTick($0) }
            }
        }
        let dots = dots(host)
        #expect(dots.count == 4)
        #expect(dots == dots.sorted() && abs((dots.last ?? 0) - (dots.first ?? 0) - 272) < 1)
        let item = try #require(slider(host))
        #expect(item.label == "Speed" && item.value == "Middle")
        #expect(host.perform(.increment, on: item))
        #expect(slider(host)?.value == "60%")
    }

    @Test("Steps may have marks; a million steps have none, and harm nothing")
    func steps() {
        let some = host(0) {
            Slider(value: $0, in: 0...4, step: 1, label: { Text("Even") }, tick: { $0 == 2 ? nil : SliderTick($0) })
        }
        #expect(dots(some).count == 4)
        let million = host(0) {
            Slider(value: $0, in: 0...1, step: 1e-6, label: { EmptyView() }, tick: { SliderTick($0) })
        }
        #expect(dots(million).isEmpty)
        let none = host(0) {
            Slider(value: $0, in: 0...1, step: 0, label: { EmptyView() }, tick: { SliderTick($0) })
        }
        #expect(dots(none).isEmpty)
    }

    @Test("Only the enabled values can be chosen; the tinted part begins at the neutral one")
    func bounds() throws {
        let host = host(50) {
            Slider(value: $0, in: 0...100, neutralValue: 50, enabledBounds: 25...75) {
                Text("Balance")
            } currentValueLabel: {
                Text("in words")
            } ticks: {
                SliderTick(50.0)
            }
        }
        let item = try #require(slider(host))
        #expect(item.value == "in words")
        #expect(item.range?.value == 50)
        host.drag(from: CGPoint(x: 150, y: 30), to: CGPoint(x: 299, y: 30))
        #expect(slider(host)?.range?.value == 75)
        host.drag(from: CGPoint(x: 150, y: 30), to: CGPoint(x: 1, y: 30))
        #expect(slider(host)?.range?.value == 25)
        let lines = host.findAll(kind: "Capsule").map(\.frame).filter { abs($0.height - 4) < 0.1 && $0.width > 4.5 }
        #expect(lines.contains { (frame: CGRect) in abs(frame.minX - 82) < 1 && abs(frame.maxX - 150) < 1 })
    }

    @Test("A slider without a thumb has its track alone, and is dragged as before")
    func thumb() {
        let plain = host(0.5) { Slider(value: $0) }
        let bare = host(0.5) { Slider(value: $0).sliderThumbVisibility(.hidden) }
        #expect(plain.findAll(kind: "Circle").count == 1 && bare.findAll(kind: "Circle").isEmpty)
        bare.drag(from: CGPoint(x: 150, y: 30), to: CGPoint(x: 400, y: 30))
        #expect(slider(bare)?.value == "100%")
    }
}
