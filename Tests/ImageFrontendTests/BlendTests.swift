import DisplayList
import Foundation
import Testing

/// Blend modes against their formulas.
@MainActor @Suite struct BlendTests {
    private static let below = RGBA(0.8, 0.4, 0.2), above = RGBA(0.6, 0.2, 0.9)

    private static let formulas: [(BlendMode, @Sendable (Double, Double) -> Double)] = [
        (.normal, { _, s in s }), (.multiply, { d, s in d * s }), (.screen, { d, s in d + s - d * s }),
        (.darken, { d, s in min(d, s) }), (.lighten, { d, s in max(d, s) }),
        (.overlay, { d, s in d <= 0.5 ? 2 * d * s : 1 - 2 * (1 - d) * (1 - s) }),
        (.hardLight, { d, s in s <= 0.5 ? 2 * d * s : 1 - 2 * (1 - d) * (1 - s) }),
        (.colorDodge, { d, s in min(1, d / (1 - s)) }), (.colorBurn, { d, s in 1 - min(1, (1 - d) / s) }),
        (.difference, { d, s in abs(d - s) }), (.exclusion, { d, s in d + s - 2 * d * s }),
        (.plusLighter, { d, s in min(1, d + s) }), (.plusDarker, { d, s in max(0, d + s - 1) }),
        (.sourceAtop, { _, s in s }), (.destinationOver, { d, _ in d }),
    ]

    @Test func separableModesFollowTheirFormulas() throws {
        for (mode, formula) in BlendTests.formulas {
            let picture = try Picture { list in
                list.add(.color(BlendTests.below))
                list.add(.color(BlendTests.above), 5, 5, 10, 10, effects: [.blend(mode)])
            }
            let (d, s) = (BlendTests.below, BlendTests.above)
            let expected = [(d.red, s.red), (d.green, s.green), (d.blue, s.blue)]
                .map { formula(Double($0.0), Double($0.1)) * 255 }
            for (value, wanted) in zip(picture[10, 10], expected) {
                #expect(abs(Double(value) - wanted) <= 2, "\(mode): \(picture[10, 10]), not \(expected)")
            }
            #expect(picture[2, 2] == [204, 102, 51, 255], "\(mode) leaves the rest alone")
        }
    }

    @Test func nonSeparableModesKeepOrTakeLuminosity() throws {
        func luminosity(_ p: [UInt8]) -> Double { 0.3 * Double(p[0]) + 0.59 * Double(p[1]) + 0.11 * Double(p[2]) }
        func mixed(_ mode: BlendMode) throws -> [UInt8] {
            try Picture { list in
                list.add(.color(BlendTests.below))
                list.add(.color(BlendTests.above), effects: [.blend(mode)])
            }[10, 10]
        }
        let below = luminosity([204, 102, 51]), above = luminosity([153, 51, 230])
        for mode in [BlendMode.hue, .saturation, .color] {
            #expect(abs(luminosity(try mixed(mode)) - below) <= 3, "\(mode)")
        }
        #expect(abs(luminosity(try mixed(.luminosity)) - above) <= 3)
    }

    @Test func destinationOutCutsAndPlusDarkerKeepsClearGroundClear() throws {
        let cut = try Picture(background: nil) { list in
            list.add(.color(.black))
            list.add(.color(.white), 5, 5, 10, 10, effects: [.blend(.destinationOut)])
        }
        #expect(cut[10, 10] == [0, 0, 0, 0] && cut[2, 2] == black)
        let dark = try Picture(background: nil) { list in
            let path = Path(storage: .ellipse(CGRect(x: 0, y: 0, width: 10, height: 10)))
            list.add(.fill(path, .color(.white), FillStyle()), 5, 5, 10, 10, effects: [.blend(.plusDarker)])
        }
        #expect(dark[5, 5][3] < 255 && dark[1, 1] == [0, 0, 0, 0] && dark[10, 10] == white)
    }

    @Test func aGroupShieldsWhatLiesBelow() throws {
        let picture = try Picture { list in
            list.add(.color(RGBA(1, 0, 0)))
            let group = list.add(.none, effects: [.group])
            list.add(.color(.white), 5, 5, 10, 10, effects: [.blend(.multiply)], in: group)
        }
        #expect(picture[10, 10] == white, "In a group there is nothing to multiply with.")
    }
}
