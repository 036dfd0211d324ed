import DisplayList
import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Random changes, animated in many ways and cut short at any time: in the end the window shows what one does that was
/// made from the last state at once, and on the way nothing contradicts itself.
@MainActor @Suite struct MotionDifferentialTests {
    struct Scene: Equatable {
        var isOn = false
        var isRow = false
        var rows = [1, 2, 3]
        var amount = 0.0
        var dealt = 1
        var word = "a"
    }

    private struct Stagehand: View {
        let scene: Scene
        @Namespace private var space

        var body: some View {
            VStack(spacing: 2) {
                switches
                list
                deck
            }
            .frame(width: 200, height: 200)
        }

        @ViewBuilder private var switches: some View {
            let layout = scene.isRow ? AnyLayout(HStackLayout(spacing: 1)) : AnyLayout(VStackLayout(spacing: 1))
            layout {
                if scene.isOn {
                    Circle().trim(from: 0, to: 0.3 + 0.7 * scene.amount).fill(scene.isRow ? Color.red : Color.blue)
                        .frame(width: 20 + 20 * scene.amount, height: 20).transition(.move(edge: .leading))
                } else {
                    Text(verbatim: scene.word).font(.system(size: 10 + 10 * scene.amount))
                        .contentTransition(.numericText()).transition(.scale.combined(with: .opacity))
                }
                Rectangle().fill(Color.green).frame(width: 10, height: 10)
                    .opacity(1 - scene.amount / 2).rotationEffect(.degrees(90 * scene.amount))
                    .offset(x: scene.isOn ? 10 : 0).animation(.bouncy, value: scene.isOn)
            }
        }

        private var list: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(scene.rows, id: \.self) { row in
                    HStack(spacing: 0) {
                        Text(verbatim: "\(row)").padding(scene.amount * 3)
                        if scene.isOn { Block(width: CGFloat(row) * 3, height: 4) }
                    }
                    .transition(row % 2 == 0 ? .slide : .opacity)
                }
            }
        }

        private var deck: some View {
            HStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { card in
                    ZStack {
                        if card < scene.dealt {
                            Fill(color: RGBA(bytes: card, 9, 9)).matchedGeometryEffect(id: card, in: space)
                                .transition(.asymmetric(insertion: .identity, removal: .identity))
                        }
                    }
                    .frame(width: 20, height: 30)
                }
                ForEach(Array(scene.dealt..<3), id: \.self) { card in
                    Fill(color: RGBA(bytes: card, 9, 9)).frame(width: 10, height: 10)
                        .matchedGeometryEffect(id: card, in: space)
                }
            }
        }
    }

    private let animations: [Animation?] = [
        nil, .linear(duration: 0.5), .easeInOut, .smooth, .bouncy, .linear(duration: 0.3).delay(0.2),
        .linear(duration: 0.2).repeatCount(3), .interpolatingSpring(stiffness: 100, damping: 10), .linear(duration: 0),
        .easeIn.speed(3),
    ]

    private func change(_ scene: inout Scene, _ random: inout SplitMix) {
        switch random.next(below: 7) {
        case 0: scene.isOn.toggle()
        case 1: scene.isRow.toggle()
        case 2: scene.rows.shuffle(using: &random)
        case 3:
            let row = 1 + random.next(below: 5)
            if let index = scene.rows.firstIndex(of: row) {
                scene.rows.remove(at: index)
            } else {
                scene.rows.append(row)
            }
        case 4: scene.amount = Double(random.next(below: 5)) / 4
        case 5: scene.dealt = random.next(below: 4)
        default: scene.word = String(random.next(below: 200))
        }
    }

    private func run(seed: UInt64, steps: Int) {
        var random = SplitMix(seed)
        var scene = Scene()
        let remote = Remote<Scene>()
        let size = CGSize(width: 200, height: 200)
        let host = TestHost(Stage(scene, remote) { Stagehand(scene: $0) }, size: size)
        for _ in 0..<steps {
            for _ in 0...random.next(below: 2) { change(&scene, &random) }
            withAnimation(animations[random.next(below: animations.count)]) { remote.set(scene) }
            if random.next(below: 3) > 0 { host.advance(by: Double(random.next(below: 60)) / 60) }
            if random.next(below: 10) == 0 {
                host.advance(by: 6)
                compare(host, scene, size, seed)
            }
        }
        host.advance(by: 6)
        compare(host, scene, size, seed)
    }

    private func compare(_ host: TestHost, _ scene: Scene, _ size: CGSize, _ seed: UInt64) {
        let fresh = TestHost(Stage(scene, Remote<Scene>()) { Stagehand(scene: $0) }, size: size)
        #expect(host.layerText == fresh.layerText, "seed \(seed)")
        #expect(host.tree == fresh.tree, "seed \(seed)")
        #expect(host.isIdle, "seed \(seed)")
    }

    @Test func theEndIsAsIfThereHadBeenNoMotion() {
        let seeds = ProcessInfo.processInfo.environment["ORIEL_SEEDS"].flatMap { UInt64($0) } ?? 16
        for seed in 1...seeds { run(seed: seed, steps: 12) }
    }
}

/// A small generator, the same everywhere.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
