import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Modifiers with numbers that make no sense: nothing traps, all frames and drawings have valid numbers, and the view
/// is as before once the number is valid again.
@MainActor @Suite struct BadEffectTests {
    private nonisolated static let wrong: [CGFloat] = [.nan, .infinity, -3, -1e300]

    private static let modifiers: [(String, (CGFloat, Text) -> AnyView)] = [
        ("frame", { AnyView($1.frame(width: $0, height: $0)) }),
        ("flexible frame", { AnyView($1.frame(minWidth: $0, idealWidth: $0, maxWidth: $0, minHeight: $0)) }),
        ("offset", { AnyView($1.offset(x: $0, y: $0)) }), ("position", { AnyView($1.position(x: $0, y: 5)) }),
        ("scale", { AnyView($1.scaleEffect(x: $0, y: 1, anchor: .topLeading)) }),
        ("scales", { AnyView($1.scaleEffect($0, anchor: UnitPoint(x: $0, y: $0))) }),
        ("rotation", { AnyView($1.rotationEffect(.radians($0))) }),
        (
            "rotation in space",
            { AnyView($1.rotation3DEffect(.degrees($0), axis: (x: $0, y: 1, z: 0), perspective: $0)) }
        ),
        ("transform", { AnyView($1.transformEffect(CGAffineTransform(a: $0, b: 0, c: 0, d: $0, tx: $0, ty: 0))) }),
        ("projection", { AnyView($1.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: $0, y: $0)))) }),
        ("opacity", { AnyView($1.opacity($0)) }), ("blur", { AnyView($1.blur(radius: $0)) }),
        ("shadow", { AnyView($1.shadow(radius: $0, x: $0, y: $0)) }), ("padding", { AnyView($1.padding($0)) }),
        ("brightness", { AnyView($1.brightness($0).contrast($0).saturation($0).grayscale($0)) }),
        ("hue", { AnyView($1.hueRotation(.degrees($0))) }), ("corners", { AnyView($1.cornerRadius($0)) }),
        ("border", { AnyView($1.border(.red, width: $0)) }), ("zIndex", { AnyView($1.zIndex($0)) }),
        ("ratio", { AnyView($1.aspectRatio($0, contentMode: .fit)) }),
        ("priority", { AnyView($1.layoutPriority($0)) }),
        (
            "spacing",
            { s, text in
                AnyView(
                    HStack(spacing: s) {
                        text
                        text
                    })
            }
        ),
        ("line", { AnyView($1.lineSpacing($0).kerning($0).tracking($0).baselineOffset($0)) }),
        ("font", { AnyView($1.font(.system(size: $0))) }), ("factor", { AnyView($1.minimumScaleFactor($0)) }),
        (
            "shape",
            { s, text in AnyView(text.background(RoundedRectangle(cornerRadius: s).stroke(.red, lineWidth: s))) }
        ),
        ("trim", { s, text in AnyView(text.background(Circle().inset(by: s).trim(from: s, to: s + 1))) }),
        ("guide", { s, text in AnyView(text.alignmentGuide(.leading) { _ in s }) }),
        (
            "gradient",
            { s, text in
                AnyView(
                    text.background(
                        RadialGradient(colors: [.red, .blue], center: .center, startRadius: s, endRadius: s)))
            }
        ),
        (
            "mesh",
            { s, text in
                AnyView(text.background(AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(s))))
            }
        ),
    ]

    private func expectNumbers(_ host: TestHost, _ name: String, _ value: CGFloat) {
        let list = host.displayList
        func check(_ id: LayerID) {
            let layer = list[id]
            let numbers = [layer.position.x, layer.position.y, layer.size.width, layer.size.height]
            let isValid = numbers.allSatisfy(\.isFinite)
            #expect(isValid, "\(name) \(value): \(numbers)")
            #expect(layer.size.width >= 0 && layer.size.height >= 0, "\(name) \(value)")
            for child in list.children(of: id) { check(child) }
        }
        check(.root)
        #expect(host.isIdle, "\(name) \(value)")
    }

    @Test("Shown at once, on the way there, and back")
    func modifiers() throws {
        for (name, modify) in Self.modifiers {
            let remote = Remote<CGFloat>()
            let host = TestHost(
                Stage(CGFloat(1), remote) { modify($0, Text("Text")) }, size: CGSize(width: 100, height: 60))
            host.frameDuration = 0.1
            let before = host.layers
            for value in Self.wrong {
                remote.set(value)
                host.update()
                expectNumbers(host, name, value)
                #if canImport(ImageFrontend)
                _ = try host.png()
                #endif
                host.tap(at: CGPoint(x: 50, y: 30))
                remote.set(1)
                host.update()
                #expect(host.layers == before, "\(name) \(value)")
                withAnimation(.linear(duration: 0.2)) { remote.set(value) }
                host.advance(by: 0.1)
                host.advance(by: 0.2)
                expectNumbers(host, name, value)
                withAnimation(.bouncy(duration: 0.2)) { remote.set(1) }
                host.advance(by: 2)
                #expect(host.layers == before, "\(name) \(value)")
                expectNumbers(host, name, 1)
            }
        }
    }

    @Test("Apple's words for frames")
    func warnings() {
        let warnings = TestHost.warnings {
            _ = TestHost(Text("a").frame(width: -1), size: CGSize(width: 10, height: 10))
            _ = TestHost(Text("a").frame(minWidth: 20, maxWidth: 10), size: CGSize(width: 10, height: 10))
        }
        #expect(
            warnings == [
                "Invalid frame dimension (negative or non-finite).", "Contradictory frame constraints specified.",
            ])
    }
}
