import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Proposals and simple views")
struct ProposalConformance {
    @Test("L01: zero asks for the minimum, infinity for the maximum, nil for the ideal")
    func specialProposals() {
        func flexible() -> some View {
            Color.gray.frame(
                minWidth: 20, idealWidth: 50, maxWidth: 80, minHeight: 1, idealHeight: 2, maxHeight: 3)
        }
        #expect(answer(0, 0) { flexible() } == size(20, 1))
        #expect(answer(.infinity, .infinity) { flexible() } == size(80, 3))
        #expect(answer(nil, nil) { flexible() } == size(50, 2))
        #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
        #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
        #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    }

    @Test("L02: an open length counts as 10; colours and shapes take the proposal")
    func openLengths() {
        #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == size(10, 10))
        #expect(ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions() == size(3, 10))
        #expect(
            ProposedViewSize(width: nil, height: 4).replacingUnspecifiedDimensions(by: size(1, 2)) == size(1, 4))
        func takes(@ViewBuilder _ view: () -> some View, line: SourceLocation = #_sourceLocation) {
            #expect(answer(nil, 50, view) == size(10, 50), sourceLocation: line)
            #expect(answer(30, nil, view) == size(30, 10), sourceLocation: line)
            #expect(answer(0, 7, view) == size(0, 7), sourceLocation: line)
        }
        takes { Rectangle() }
        takes { RoundedRectangle(cornerRadius: 5) }
        takes { Capsule() }
        takes { Ellipse() }
        takes { Color.red }
        takes { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) }
        takes { Path { $0.addRect(CGRect(x: 0, y: 0, width: 90, height: 90)) } }
        takes { Rectangle().stroke(Color.red, lineWidth: 4) }
        // Decided in Evolution/0006: a circle is a square.
        #expect(answer(30, 50) { Circle() } == size(30, 30))
        #expect(answer(nil, nil) { Circle() } == size(10, 10))
    }

    @Test("L03: a colour answers infinity with infinity, and no place is lost by it")
    func endless() {
        #expect(answer(.infinity, .infinity) { Color.red } == size(.infinity, .infinity))
        #expect(
            answer(.infinity, .infinity) {
                HStack {
                    Color.red
                    Rectangle()
                }
            } == size(.infinity, .infinity))
        let host = TestHost(100, 100) {
            ScrollView([.horizontal, .vertical]) {
                VStack {
                    Color.red.frame(maxWidth: .infinity, maxHeight: .infinity).mark("a")
                    HStack {
                        Color.red.frame(minWidth: 20).mark("b")
                        Spacer()
                        Rectangle().mark("c")
                    }
                }
            }
        }
        for name in ["a", "b", "c"] {
            let frame = host.frame(name)
            #expect([frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite })
        }
    }

    @Test("L04: a child chooses its size itself, the parent places it")
    func childChooses() {
        let host = TestHost(100, 40) {
            Text(verbatim: "0123456789").font(.system(size: 10)).fixedSize().mark("text").frame(width: 5).mark("frame")
        }
        #expect(host.frame("frame") == rect(47.5, 14, 5, 12))
        #expect(host.frame("text") == rect(20, 14, 60, 12))
        let (proposals, host2) = (Log<ProposedViewSize>(), Log<ProposedViewSize>())
        _ = TestHost(100, 40) { fixed(200, 80).told(proposals, placed: host2) }
        #expect(host2.entries.last == ProposedViewSize(width: 100, height: 40))
    }

    @Test("L05: drawings begin and end at whole pixels, halves going up")
    func pixels() {
        let host = TestHost(100, 10) {
            HStack(spacing: 0) {
                Color.red
                Color.red
                Color.red
            }
        }
        #expect(host.drawn.map(\.frame) == [rect(0, 0, 33, 10), rect(33, 0, 34, 10), rect(67, 0, 33, 10)])
        let half = TestHost(100, 10) {
            Color.red.frame(width: 1).padding(.leading, 0.5).frame(maxWidth: .infinity, alignment: .leading)
        }
        #expect(half.drawn.map(\.frame) == [rect(1, 0, 1, 10)])
    }

    @Test("L06: views without a container lie in a column; in an overlay or background above each other")
    func implicitContainers() {
        struct Pair: View {
            var body: some View {
                fixed(20).mark("a")
                fixed(30).mark("b")
            }
        }
        let host = TestHost(100, 100) { Pair() }
        #expect(host.frame("a") == rect(40, 36, 20, 10))
        #expect(host.frame("b") == rect(35, 54, 30, 10))
        let over = TestHost(100, 100) { Color.red.overlay { Pair() } }
        #expect(over.frame("a") == rect(40, 45, 20, 10))
        #expect(over.frame("b") == rect(35, 45, 30, 10))
        let under = TestHost(100, 100) { Color.red.background(alignment: .topLeading) { Pair() } }
        // Their group lies at the corner, they in the middle of the group.
        #expect(under.frame("a") == rect(5, 0, 20, 10))
        #expect(under.frame("b") == rect(0, 0, 30, 10))
    }
}
