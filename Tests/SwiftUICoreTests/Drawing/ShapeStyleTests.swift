import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct ShapeStyleTests {
    private let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)

    private func paint<S: ShapeStyle>(
        _ style: S, _ change: (inout EnvironmentValues) -> Void = { _ in }, level: Int = 0
    ) -> Paint {
        var values = EnvironmentValues()
        change(&values)
        return style._paint(_PaintRequest(environment: values, bounds: bounds, level: level))
    }

    private func hex(_ paint: Paint) -> String {
        if case .color(let color) = paint { ColorMath.hex(color) } else { paint.summary }
    }

    @Test func levelsOfTheLabelColours() {
        let light = [HierarchicalShapeStyle.primary, .secondary, .tertiary, .quaternary].map { hex(paint($0)) }
        #expect(light == ["#000000FF", "#3C3C4399", "#3C3C434D", "#3C3C432E"])
        let dark = [HierarchicalShapeStyle.primary, .secondary, .tertiary, .quaternary].map {
            hex(paint($0) { $0.colorScheme = .dark })
        }
        #expect(dark == ["#FFFFFFFF", "#EBEBF599", "#EBEBF54D", "#EBEBF529"])
    }

    @Test func levelsOfAColourFadeIt() {
        let levels = [HierarchicalShapeStyle.primary, .secondary, .tertiary, .quaternary, .quinary].map {
            hex(paint($0) { $0._foregroundStyle = AnyShapeStyle(Color(red: 1, green: 0, blue: 0)) })
        }
        #expect(levels == ["#FF0000FF", "#FF000080", "#FF000040", "#FF000033", "#FF000026"])
        #expect(hex(paint(Color(white: 0).secondary)) == "#00000080")
    }

    @Test func aForegroundThatRefersToTheForegroundMeansTheOneFurtherOut() {
        let result = paint(ForegroundStyle()) {
            $0._foregroundStyle = AnyShapeStyle(Color(red: 1, green: 0, blue: 0))
            $0._foregroundStyle = AnyShapeStyle(HierarchicalShapeStyle.secondary)
        }
        #expect(hex(result) == "#FF000080")
        let alone = paint(ForegroundStyle()) { $0._foregroundStyle = AnyShapeStyle(.secondary) }
        #expect(hex(alone) == "#3C3C4399")
    }

    @Test func stylesForEachLevel() {
        let style = _LevelledStyle(Color(white: 0), Color(white: 1), Color?.none)
        func level(_ level: HierarchicalShapeStyle) -> String {
            hex(paint(level) { $0._foregroundStyle = AnyShapeStyle(style) })
        }
        #expect([level(.primary), level(.secondary), level(.tertiary)] == ["#000000FF", "#FFFFFFFF", "#FFFFFF80"])
    }

    @Test func tintBackgroundAndOthers() {
        #expect(hex(paint(TintShapeStyle())) == "#007AFFFF")
        #expect(hex(paint(TintShapeStyle()) { $0._tint = AnyShapeStyle(.orange) }) == "#FF9500FF")
        #expect(hex(paint(BackgroundStyle()) { $0.colorScheme = .dark }) == "#000000FF")
        #expect(hex(paint(BackgroundStyle()) { $0.backgroundStyle = AnyShapeStyle(.green) }) == "#34C759FF")
        #expect(hex(paint(BackgroundStyle().secondary)) == "#F2F2F7FF")
        #expect(hex(paint(SeparatorShapeStyle())) == "#3C3C434A")
        #expect(hex(paint(FillShapeStyle())) == "#78788033")
        #expect(hex(paint(LinkShapeStyle()) { $0.colorScheme = .dark }) == "#0984FFFF")
        #expect(hex(paint(Material.thin)) != hex(paint(Material.thin) { $0.colorScheme = .dark }))
        #expect(hex(paint(Material.thin.materialActiveAppearance(.inactive))) == "#F6F6F6FF")
        #expect(hex(paint(Material.thin.materialActiveAppearance(.active))) == "backdrop #f6f6f6/0.6")
    }

    @Test func opacityGoesIntoThePaint() {
        #expect(hex(paint(Color(white: 0).opacity(0.5) as Color)) == "#00000080")
        #expect(hex(paint(ForegroundStyle().opacity(0.5))) == "#00000080")
        let style = AnyShapeStyle(
            .linearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
                .opacity(0.5))
        guard case .linear(let stops, _, _) = paint(style) else {
            Issue.record("A gradient is expected.")
            return
        }
        #expect(stops.map(\.color.opacity) == [0.5, 0.5])
    }

    @Test func gradientsSpanTheRectangle() {
        let colors = [Color.black, .white]
        let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
        #expect(
            paint(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
                == .linear(stops: stops, start: CGPoint(x: 10, y: 20), end: CGPoint(x: 110, y: 70)))
        #expect(
            paint(RadialGradient(colors: colors, center: .center, startRadius: 1, endRadius: 9))
                == .radial(
                    stops: stops, center: CGPoint(x: 60, y: 45), startRadius: 1, endRadius: 9,
                    scale: CGSize(width: 1, height: 1)))
        #expect(
            paint(EllipticalGradient(colors: colors))
                == .radial(
                    stops: stops, center: CGPoint(x: 60, y: 45), startRadius: 0, endRadius: 50,
                    scale: CGSize(width: 1, height: 0.5)))
        #expect(
            paint(AngularGradient(colors: colors, center: .top, angle: .degrees(90)))
                == .angular(
                    stops: stops, center: CGPoint(x: 60, y: 20), startAngle: .pi / 2, endAngle: .pi * 2.5))
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(paint(Gradient(colors: [.red])) == .color(SystemColor.red.rgba(.light)))
        #expect(paint(Gradient(colors: [])) == .color(.clear))
    }

    @Test func stopsNeverGoBack() {
        let gradient = Gradient(stops: [
            .init(color: .black, location: 0.5), .init(color: .white, location: 0.2),
        ])
        let stops = gradient.resolved(in: EnvironmentValues(), opacity: 1)
        #expect(stops.map(\.location) == [0.5, 0.5])
    }

    @Test func perceptualGradientsHaveStopsInBetween() {
        let style = Gradient(colors: [.black, .white]).colorSpace(.perceptual)
        guard case .linear(let stops, _, _) = paint(style) else {
            Issue.record("A gradient is expected.")
            return
        }
        #expect(stops.count == 9)
        #expect(ColorMath.hex(stops[4].color) == "#636363FF")
    }

    @Test func aStyleOfTheAppStandsForAnother() {
        struct Loud: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color.yellow : Color.red
            }
        }
        #expect(hex(paint(Loud())) == "#FF3B30FF")
        #expect(hex(paint(AnyShapeStyle(Loud())) { $0.colorScheme = .dark }) == "#FFD60AFF")
    }

    @Test func erasedStylesAreComparedByTheirValues() {
        #expect(valuesAreEqual(AnyShapeStyle(.red), AnyShapeStyle(.red)))
        #expect(!valuesAreEqual(AnyShapeStyle(.red), AnyShapeStyle(.blue)))
        let a = AnyShapeStyle(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
        let b = AnyShapeStyle(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
        let c = AnyShapeStyle(LinearGradient(colors: [.red], startPoint: .top, endPoint: .center))
        #expect(valuesAreEqual(a, b) && !valuesAreEqual(b, c))
    }
}
