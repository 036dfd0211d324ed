import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("The device's grid")
struct DeviceGridTests {
    private let cells = DeviceGrid(unit: CGSize(width: 8, height: 16))

    @Test("Pixels round edges and nothing else")
    func pixels() {
        for scale: CGFloat in [1, 1.5, 1.75, 2, 3] {
            let grid = DeviceGrid(pixelsPerPoint: scale)
            #expect(!grid.isCoarse && grid.distance(3.3, .vertical) == 3.3 && grid.guide(3.3, .vertical) == 3.3)
            let rounded = grid.rounded(CGRect(x: 0.3, y: 10.4, width: 5.5, height: 7.7))
            for edge in [rounded.minX, rounded.maxX, rounded.minY, rounded.maxY] {
                #expect(abs((edge * scale).rounded() - edge * scale) < 1e-6)
            }
            #expect(grid.unit(.horizontal) == 1 / scale)
        }
    }

    @Test("Scales that are no numbers are one", arguments: [CGFloat.nan, .infinity, 0, -2])
    func hostileScale(_ scale: CGFloat) {
        #expect(DeviceGrid(pixelsPerPoint: scale) == DeviceGrid())
        var traits = HostTraits()
        traits.displayScale = scale
        traits.grid = CGSize(width: scale, height: 16)
        #expect(!traits.hasOwnGrid && traits.grid == CGSize(width: 1, height: 1))
    }

    @Test(
        "Distances are whole cells, halves down",
        arguments: [
            (0, 0, 0), (3, 0, 0), (4, 0, 0), (5, 8, 0), (8, 8, 0), (9, 8, 16), (12, 8, 16), (16, 16, 16), (24, 24, 16),
            (-8, -8, -16),
        ]
            as [(CGFloat, CGFloat, CGFloat)])
    func distances(_ length: CGFloat, _ across: CGFloat, _ down: CGFloat) {
        #expect(cells.distance(length, .horizontal) == across)
        #expect(cells.distance(length, .vertical) == down)
    }

    @Test("Sizes are whole cells, one at least of what is not empty")
    func sizes() {
        #expect(cells.elementSize(CGSize(width: 1, height: 1)) == CGSize(width: 8, height: 16))
        #expect(cells.elementSize(CGSize(width: 12, height: 40)) == CGSize(width: 16, height: 48))
        #expect(cells.elementSize(.zero) == .zero)
        #expect(
            cells.elementSize(CGSize(width: CGFloat.infinity, height: -3))
                == CGSize(width: CGFloat.infinity, height: -3))
    }

    private func sample(_ variant: Int) -> some View {
        VStack(alignment: .leading, spacing: [0, 5, 8, 13][variant]) {
            Color.red.frame(width: 33, height: 21)
            HStack(spacing: [3, 8, 10, 17][variant]) {
                Color.blue.frame(width: 50)
                Color.green
                ForEach(0..<3) { _ in Color.yellow.frame(width: 11, height: 30).padding(CGFloat(variant * 3)) }
            }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 41))]) {
                ForEach(0..<7) { _ in Color.black.aspectRatio(2 / 3, contentMode: .fit) }
            }
            Spacer()
            Divider()
        }
    }

    @Test("All edges of layers lie between cells", arguments: [0, 1, 2, 3])
    func edges(_ variant: Int) {
        let view = sample(variant)
        let host = TestHost(view.padding(7), size: CGSize(width: 400, height: 640))
        var traits = HostTraits()
        traits.grid = CGSize(width: 8, height: 16)
        host.host.update(traits: traits)
        host.advance(by: 0)
        let list = host.host.displayList
        var open: [(LayerID, CGPoint)] = [(.root, .zero)]
        var count = 0
        while let (id, parent) = open.popLast() {
            let layer = list[id]
            let origin = CGPoint(x: parent.x + layer.position.x, y: parent.y + layer.position.y)
            if case .color = layer.content {
                count += 1
                #expect(
                    origin.x.truncatingRemainder(dividingBy: 8) == 0
                        && origin.y.truncatingRemainder(dividingBy: 16) == 0)
                #expect(layer.size.width.truncatingRemainder(dividingBy: 8) == 0 && layer.size.width > 0)
                #expect(layer.size.height.truncatingRemainder(dividingBy: 16) == 0 && layer.size.height > 0)
            }
            open += list.children(of: id).map { ($0, origin) }
        }
        #expect(count == 14)
    }

    @Test("A window that moves to another screen is laid out as one that was there from the beginning")
    func moved() throws {
        let view = VStack {
            Text("A text").font(.title)
            Divider()
            HStack { ForEach(0..<3) { Text("\($0)").padding(5.3) } }
        }
        func shown(_ changes: [CGFloat], _ view: some View = view) -> String {
            let host = TestHost(view, size: CGSize(width: 201, height: 133))
            for scale in changes {
                var traits = HostTraits()
                traits.displayScale = scale
                if scale == 0 { traits.grid = CGSize(width: 8, height: 16) }
                host.host.update(traits: traits)
                host.advance(by: 0)
            }
            return host.framesDescription
        }
        #expect(shown([2]) == shown([1, 1.5, 0, 2]))
        #expect(shown([0]) == shown([3, 0]))
        #expect(shown([0]) != shown([1]))
        for variant in 0..<4 {
            #expect(shown([2], sample(variant)) == shown([1, 1.5, 0, 2], sample(variant)))
            #expect(shown([0], sample(variant)) == shown([3, 0], sample(variant)))
        }
    }
}
