import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor @Suite("The focus on coarse grids, and presses outside")
struct FocusLineTests {
    /// The drawing around the focus in an element of a size, where a unit is 8 × 16 points.
    private func drawing(_ width: CGFloat, _ height: CGFloat, isDark: Bool = false) -> LayerContent? {
        let host = TestHost(
            Color.blue.frame(width: width, height: height).focusable(), size: CGSize(width: 400, height: 320))
        var traits = HostTraits()
        (traits.grid, traits.isDark) = (CGSize(width: 8, height: 16), isDark)
        host.host.update(traits: traits)
        host.press(.tab)
        #expect(host.findAll(kind: "focus ring").map(\.frame.size) == [CGSize(width: width, height: height)])
        return host.seen.map(\.content).first { content in
            switch content {
            case .stroke, .commands: true
            default: false
            }
        }
    }

    @Test("Elements that are three units high and wide have a line along their inside, and lower ones are inverted")
    func inside() {
        func line(_ width: CGFloat, _ height: CGFloat, _ color: RGBA = .black) -> LayerContent {
            let rect = CGRect(x: 1.5, y: 1.5, width: width - 3, height: height - 3)
            return .stroke(Path(rect), .color(color), StrokeStyle(lineWidth: 3))
        }
        func inverted(_ width: CGFloat, _ height: CGFloat) -> LayerContent {
            var group = DrawingGroup()
            group.effects = [.blend(.difference)]
            let rect = CGRect(x: 0, y: 0, width: width, height: height)
            return .commands([.group([.fill(Path(rect), .color(.white), FillStyle())], group)])
        }
        #expect(drawing(24, 48) == line(24, 48) && drawing(24, 48, isDark: true) == line(24, 48, .white))
        #expect(drawing(80, 64) == line(80, 64))
        #expect(drawing(16, 48) == inverted(16, 48) && drawing(24, 32) == inverted(24, 32))
        #expect(drawing(16, 160) == inverted(16, 160) && drawing(160, 32) == inverted(160, 32))
    }

    private final class Counter { var count = 0 }

    @Test("A press outside is reported once, from when it is asked for")
    func outside() {
        struct Watched: View {
            let counter: Counter
            @State private var isWatching = false
            @State private var step = 0
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 100).onTapGesture { step += 1 }
                        .responder { if isWatching { $0.pressedOutside = { counter.count += 1 } } }
                    Color.blue.frame(width: 100, height: 100).onTapGesture { isWatching.toggle() }
                    Color.green.frame(width: 100, height: CGFloat(100 + step)).onTapGesture {}
                }
            }
        }
        let counter = Counter()
        let host = TestHost(Watched(counter: counter), size: CGSize(width: 100, height: 400))
        let (red, blue, green) = (host.seen[0].frame, host.seen[1].frame, host.seen[2].frame)
        func tap(_ frame: CGRect) { host.tap(at: CGPoint(x: frame.midX, y: frame.midY)) }
        tap(green)
        #expect(counter.count == 0)
        tap(blue)
        #expect(counter.count == 0)
        tap(green)
        #expect(counter.count == 1)
        tap(red)
        #expect(counter.count == 1)
        tap(green)
        #expect(counter.count == 2)
    }
}
