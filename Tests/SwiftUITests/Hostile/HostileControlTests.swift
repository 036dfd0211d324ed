import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import AVFoundation
@testable import DisplayList

/// The behavior of controls and other views with values that make no sense.
@MainActor @Suite struct HostileControlTests {
    private func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 300, height: 100)) }

    @Test("Nothing done of nothing is no progress, with Apple's warning")
    func progress() {
        var values: [String?] = []
        let warnings = TestHost.warnings {
            for (done, total) in [(0, 0), (.nan, 1), (3, 2), (.infinity, .infinity), (1, 4)] as [(Double, Double)] {
                values.append(host(ProgressView(value: done, total: total)).accessibility.first?.value)
            }
        }
        #expect(values == ["0%", "0%", "100%", "0%", "25%"])
        #expect(Set(warnings).count == 1 && warnings.count >= 4)
        #expect(warnings.first?.hasPrefix("ProgressView initialized with an out-of-bounds progress value.") == true)
    }

    struct Sliding: View {
        @State var value: Double
        let range: ClosedRange<Double>
        var step: Double?
        let onChange: (Double) -> Void
        var body: some View {
            Group {
                if let step { Slider(value: $value, in: range, step: step) } else { Slider(value: $value, in: range) }
            }
            .onChange(of: value) { onChange($1) }
        }
    }

    @Test(
        "A slider over any range is dragged from end to end, through finite values",
        arguments: [
            0...Double.infinity, -Double.infinity...Double.infinity, -Double.greatestFiniteMagnitude...1e308, 0...0,
            -5...5,
        ], [nil, 1, 1e-300, .infinity, .nan, 0, -1] as [Double?])
    func sliders(_ range: ClosedRange<Double>, _ step: Double?) {
        var seen: [Double] = []
        let host = host(Sliding(value: .nan, range: range, step: step) { seen.append($0) })
        #expect(host.accessibility.first?.value == "0%")
        host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 290, y: 50))
        host.drag(from: CGPoint(x: 290, y: 50), to: CGPoint(x: 5, y: 50))
        for item in host.accessibility { _ = host.perform(.increment, on: item) }
        #expect(seen.allSatisfy { $0.isFinite && range.contains($0) })
        if range.lowerBound < range.upperBound { #expect(seen.contains { $0 > 0 }) }
    }

    @Test("A stepper stops at the ends of its type")
    func steppers() {
        struct Steps: View {
            @State var value: Int
            let step: Int
            var body: some View { Stepper("\(String(value))", value: $value, step: step) }
        }
        for (value, step) in [(Int.max - 1, 7), (.max, 1), (0, .max), (.max, .min)] {
            let host = host(Steps(value: value, step: step))
            host.tap(label: step < 0 ? "Decrement" : "Increment")
            #expect(host.text.first == "\(Int.max)")
            host.tap(label: step < 0 ? "Decrement" : "Increment")
            #expect(host.text.first == "\(Int.max)")
        }
    }

    @Test("A cell that spans too many columns spans a thousand, with a warning")
    func columns() {
        var width: CGFloat = 0
        let warnings = TestHost.warnings {
            let host = host(
                Grid(horizontalSpacing: 1) { GridRow { Color.red.frame(width: 1, height: 1).gridCellColumns(.max) } }
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = $0
                    })
            host.update()
        }
        #expect(width == 999)
        #expect(warnings.first == "A grid cell spans at most 1000 columns; it was told \(Int.max).")
    }

    @Test("A distance or size that is no number is as if none were told, with a warning")
    func lazyContainers() {
        let warnings = TestHost.warnings {
            let host = host(
                ScrollView {
                    LazyVStack(spacing: .infinity) { ForEach(0..<3) { Text("\($0)") } }
                    LazyVGrid(columns: [GridItem(.fixed(.nan)), GridItem(.flexible(), spacing: .nan)]) { Text("x") }
                })
            #expect(host.text == ["0", "1", "2", "x"])
        }
        #expect(warnings.contains("Invalid spacing (non-finite)."))
        #expect(warnings.contains("Invalid grid item size (non-finite)."))
    }

    @Test("Dashes too fine to be told apart are a line without gaps")
    func dashes() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0)]) }
        let whole = line.strokedPath(StrokeStyle(lineWidth: 2))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [1e-6])) == whole)
        #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [.nan, 1e-9])) == whole)
        #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 10])) != whole)
        #expect(line.strokedPath(StrokeStyle(lineWidth: .infinity, lineJoin: .round)).isEmpty)
        let corner = Path { $0.addLines([.zero, CGPoint(x: 9, y: 0), CGPoint(x: 9, y: 9)]) }
        #expect(!corner.strokedPath(StrokeStyle(lineWidth: 1e18, lineJoin: .round)).isEmpty)
    }

    @Test("An arc turns about a thousand times at most, and ends where it would")
    func arcs() {
        var path = Path()
        path.addRelativeArc(center: .zero, radius: 1, startRadians: 0, deltaRadians: 1e9 * 2 * .pi + .pi / 2)
        let end = path.currentPoint!
        #expect(abs(end.x) < 1e-4 && abs(end.y - 1) < 1e-4)
    }

    @Test("Rectangles that are no numbers share nothing and hold nothing")
    func rectangles() {
        let rect = CGRect(x: 0, y: 0, width: 5, height: 5)
        for value in [CGFloat.nan, -CGFloat.infinity] {
            let path = Path(CGRect(x: value, y: 0, width: .infinity, height: 5))
            #expect(!path.contains(CGPoint(x: 1, y: 1)))
        }
        #expect(Path(rect).contains(CGPoint(x: 1, y: 1)) && !Path(rect).contains(CGPoint(x: 5, y: 1)))
    }

    @Test("A speech's rate stays between its ends")
    func speech() {
        let utterance = AVSpeechUtterance(string: "a")
        for (rate, speed) in [(.nan, 0.5), (.infinity, 1), (-3, 0), (0.25, 0.25)] as [(Float, Float)] {
            utterance.rate = rate
            #expect(utterance.speed == speed)
        }
    }
}
