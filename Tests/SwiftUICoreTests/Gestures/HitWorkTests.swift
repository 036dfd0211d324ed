import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("The work of hit testing")
struct HitWorkTests {
    /// A zigzag of many points, which counts how often it is made.
    private struct Zigzag: Shape {
        let count: Int
        let made: Counter
        func path(in rect: CGRect) -> Path {
            made.count += 1
            return Path { path in
                path.move(to: .zero)
                for i in 0..<count {
                    path.addLine(
                        to: CGPoint(x: Double(i) / Double(count) * rect.width, y: i % 2 == 0 ? 0 : rect.height))
                }
                path.addLine(to: CGPoint(x: rect.width, y: rect.height))
                path.addLine(to: CGPoint(x: 0, y: rect.height))
            }
        }
    }

    private final class Counter: @unchecked Sendable { var count = 0 }

    @Test("A path of a million points is made once, however often the pointer moves over it")
    func largePath() {
        let made = Counter()
        var hits = 0
        let host = TestHost(
            Zigzag(count: 1_000_000, made: made).onTapGesture { hits += 1 }, size: CGSize(width: 100, height: 100))
        host.update()
        let count = made.count
        for x in 1...10 { host.hover(at: CGPoint(x: Double(x) * 9, y: 99.5)) }
        host.tap(at: CGPoint(x: 50, y: 99.99999))
        #expect(hits == 1)
        #expect(made.count == count)
    }
}
