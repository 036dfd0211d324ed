import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite struct CanvasTests {
    /// Counts calls.
    final class Counter { var count = 0 }

    @Test func aCanvasTakesAllSpaceAndKnowsItsSize() {
        var sizes: [CGSize] = []
        let host = TestHost(
            Canvas { context, size in
                sizes.append(size)
                #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: size.width, height: size.height))
            }, size: CGSize(width: 120, height: 80))
        #expect(sizes == [CGSize(width: 120, height: 80)])
        host.resize(to: CGSize(width: 60, height: 80))
        #expect(sizes.last == CGSize(width: 60, height: 80))
        #expect(sizes.count == 2)
    }

    @Test func withoutAProposalACanvasIsAsLargeAsAShape() {
        let host = TestHost(
            Canvas { _, _ in }.fixedSize().overlay(GeometryReader { Text(verbatim: "\($0.size.width)") }))
        #expect(host.text == ["10.0"])
    }

    @Test func drawingsAreRecordedAndCutOff() {
        let host = TestHost(
            Canvas { context, size in
                context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
                context.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.blue))
            }, size: CGSize(width: 50, height: 50))
        guard case .commands(let commands)? = host.canvasContent, case .group(let inner, let group)? = commands.first
        else {
            Issue.record("The canvas has no drawing.")
            return
        }
        #expect(commands.count == 1 && inner.count == 2)
        #expect(group.clips.map(\.path) == [Path(CGRect(x: 0, y: 0, width: 50, height: 50))])
    }

    /// A canvas with a state that it does not read, and one that it reads.
    private struct Screen: View {
        let counter: Counter
        @State private var other = 0
        @State private var width = 10.0

        var body: some View {
            VStack {
                Button("other") { other += 1 }
                Button("width") { width += 1 }
                Text("\(other)")
                Reader(counter: counter, width: $width)
            }
        }

        struct Reader: View {
            let counter: Counter
            @Binding var width: Double
            var body: some View {
                Canvas { [counter, $width] context, size in
                    counter.count += 1
                    let rect = CGRect(x: 0, y: 0, width: $width.wrappedValue, height: 10)
                    context.fill(Path(rect), with: .color(.red))
                }
            }
        }
    }

    @Test func aCanvasIsDrawnAgainOnlyForWhatItReads() {
        let counter = Counter()
        let host = TestHost(Screen(counter: counter), size: CGSize(width: 100, height: 200))
        #expect(counter.count == 1)
        host.tap(text: "other")
        #expect(counter.count == 1)
        host.tap(text: "width")
        #expect(counter.count == 2)
    }

    @Test func aCanvasFollowsTheEnvironmentItReads() {
        let counter = Counter()
        let canvas = Canvas { context, size in
            counter.count += 1
            let color: Color = context.environment.colorScheme == .dark ? .white : .black
            context.fill(Path(CGRect(x: 0, y: 0, width: size.width, height: size.height)), with: .color(color))
        }
        let host = TestHost(canvas, size: CGSize(width: 10, height: 10))
        #expect(host.layers.contains("commands"))
        let light = host.canvasContent
        host.setDark(true)
        #expect(counter.count == 2)
        #expect(host.canvasContent != light)
    }

    @Test func textsFollowTheFont() {
        let counter = Counter()
        struct Sized: View {
            let counter: Counter
            @State private var size = 10.0
            var body: some View {
                VStack {
                    Button("grow") { size += 1 }
                    Canvas { [counter] context, size in
                        counter.count += 1
                        context.draw(Text(verbatim: "a"), at: .zero)
                    }
                    .font(.system(size: size))
                }
            }
        }
        let host = TestHost(Sized(counter: counter), size: CGSize(width: 100, height: 100))
        #expect(counter.count == 1)
        host.tap(text: "grow")
        #expect(counter.count == 2)
    }

    @Test func inATimelineACanvasIsDrawnEachTick() {
        var dates: Set<Date> = []
        let host = TestHost(
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { timeline in
                Canvas { context, size in
                    dates.insert(timeline.date)
                    context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
                }
            }, size: CGSize(width: 20, height: 20))
        let before = dates.count
        host.advance(by: 3)
        #expect(dates.count == before + 3)
    }

    @Test(.needsPictures) func anOpaqueCanvasIsBlackWhereNothingIsDrawn() throws {
        let pixels = try Pixels(Canvas(opaque: true) { _, _ in })
        #expect(pixels[5, 5] == "000000FF")
        let clear = try Pixels(Canvas { _, _ in })
        #expect(clear[5, 5] == "00000000")
    }
}

extension TestHost {
    /// The drawing of the first canvas on the screen.
    var canvasContent: LayerContent? {
        displayList.slots.first { if case .commands = $0.content { true } else { false } }?.content
    }
}
