import DisplayList
import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// How parts of symbols light up.
@MainActor @Suite struct VariableColorTests {
    /// How far the parts of the one symbol are lit at some moments of an effect, and how opaque it is.
    private func reaches(
        _ effect: VariableColorSymbolEffect, value: Double? = nil, at moments: [Double]
    ) -> (reach: [Double?], opacity: Set<Double>) {
        let remote = Remote<Int>()
        let host = TestHost(
            Stage(0, remote) { Image(systemName: "wifi", variableValue: value).symbolEffect(effect, value: $0) },
            size: CGSize(width: 100, height: 100))
        remote.set(1)
        var opacity: Set<Double> = []
        let reach = host.values(at: moments) { () -> Double? in
            let layer = host.seen.first { if case .image = $0.content { true } else { false } }
            opacity.insert(layer?.opacity ?? 0)
            guard case .image(let image)? = layer?.content, case .symbol(_, let reach) = image.source else { return -1 }
            return reach.map { ($0 * 1000).rounded() / 1000 }
        }
        return (reach, opacity)
    }

    @Test func variableColorLightsPartsOneAfterTheOther() {
        let moments = [0, 0.25, 0.5, 0.75, 1.1]
        #expect(reaches(.variableColor, at: moments).reach == [nil, 0.25, 0.5, 0.75, nil])
        #expect(reaches(.variableColor.reversing, at: moments).reach == [nil, 0.5, 1, 0.5, nil])
        #expect(reaches(.variableColor.nonReversing, at: moments).reach == [nil, 0.25, 0.5, 0.75, nil])
        #expect(reaches(.variableColor, at: moments).opacity == [1])
    }

    @Test func afterwardsASymbolShowsItsOwnValue() {
        #expect(reaches(.variableColor, value: 0.4, at: [0, 0.75, 1.1]).reach == [0.4, 0.75, 0.4])
    }

    @Test func anotherEffectLeavesPartsAlone() {
        let host = TestHost(
            Image(systemName: "wifi").symbolEffect(.bounce, value: 0).symbolEffect(.variableColor, isActive: true),
            size: CGSize(width: 100, height: 100))
        host.advance(by: 0.5)
        let sources = host.seen.compactMap { if case .image(let image) = $0.content { image.source } else { nil } }
        #expect(sources == [.symbol(name: "wifi", variableValue: 0.5)])
    }
}
