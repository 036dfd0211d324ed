import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@Suite struct ColorTests {
    private func environment(_ scheme: ColorScheme) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        return values
    }

    private func hex(_ color: Color, _ scheme: ColorScheme = .light) -> String {
        color.resolve(in: environment(scheme)).description
    }

    @Test(arguments: [
        (Color.red, "FF3B30", "FF453A"), (.orange, "FF9500", "FF9F0A"), (.yellow, "FFCC00", "FFD60A"),
        (.green, "34C759", "30D158"), (.mint, "00C7BE", "63E6E2"), (.teal, "30B0C7", "40C8E0"),
        (.cyan, "32ADE6", "64D2FF"), (.blue, "007AFF", "0A84FF"), (.indigo, "5856D6", "5E5CE6"),
        (.purple, "AF52DE", "BF5AF2"), (.pink, "FF2D55", "FF375F"), (.brown, "A2845E", "AC8E68"),
        (.gray, "8E8E93", "8E8E93"), (.white, "FFFFFF", "FFFFFF"), (.black, "000000", "000000"),
        (.primary, "000000", "FFFFFF"), (.accentColor, "007AFF", "0A84FF"),
    ])
    func systemColorsHaveLightAndDarkValues(color: Color, light: String, dark: String) {
        #expect(hex(color) == "#\(light)FF")
        #expect(hex(color, .dark) == "#\(dark)FF")
    }

    @Test func secondaryAndClear() {
        #expect(hex(.secondary) == "#3C3C4399")
        #expect(hex(.secondary, .dark) == "#EBEBF599")
        #expect(hex(.clear) == "#00000000")
    }

    @Test func moreContrast() {
        var values = environment(.light)
        values._colorSchemeContrast = .increased
        #expect(Color.red.resolve(in: values).description == "#D70015FF")
    }

    @Test func componentsAndColourSpaces() {
        #expect(hex(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)) == "#FF800080")
        #expect(hex(Color(white: 0.5)) == "#808080FF")
        #expect(hex(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)) == "#00FF00FF")
        #expect(hex(Color(hue: 0.5, saturation: 0.5, brightness: 0.8)) == "#66CCCCFF")
        #expect(
            hex(Color(.sRGBLinear, white: 0.2140411)) == "#7F7F7FFF"
                || hex(Color(.sRGBLinear, white: 0.2140411)) == "#808080FF")
        #expect(hex(Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5)) == "#808080FF")
        let wide = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
        #expect(abs(wide.red - 1.0931) < 0.001 && abs(wide.green + 0.2267) < 0.001)
    }

    @Test func opacityMultiplies() {
        #expect(hex(.red.opacity(0.5).opacity(0.5)) == "#FF3B3040")
        #expect(hex(Color(white: 1, opacity: 0.5).opacity(0.5)) == "#FFFFFF40")
        #expect(hex(.blue.opacity(0.5), .dark) == "#0A84FF80")
    }

    @Test func mixing() {
        #expect(hex(Color.red.mix(with: .blue, by: 0)) == hex(.red))
        #expect(hex(Color.red.mix(with: .blue, by: 1)) == hex(.blue))
        #expect(hex(Color.black.mix(with: .white, by: 0.5, in: .device)) == "#808080FF")
        // Halfway in Oklab's lightness.
        #expect(hex(Color.black.mix(with: .white, by: 0.5)) == "#636363FF")
        #expect(hex(Color.white.mix(with: .clear, by: 0.5, in: .device)) == "#FFFFFF80")
    }

    @Test func equalityAndText() {
        #expect(Color.red == .red)
        #expect(Color.red != Color(red: 1, green: 0, blue: 0))
        #expect(Color.red.opacity(0.5) != .red)
        #expect(Set([Color.red, .blue, .red]).count == 2)
        #expect(Color.red.description == "red")
        #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
        #expect(Color.red.opacity(0.5).description == "50% red")
    }

    @Test func resolvedColorsGoThroughCoding() throws {
        let resolved = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
        let data = try JSONEncoder().encode(resolved)
        #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == resolved)
        #expect(abs(resolved.linearRed - 0.0331) < 0.0001)
        #expect(hex(Color(resolved)) == "#336699CC")
    }

    @Test func aStyleThatRepresentsAColorMakesOne() {
        struct Warm: ShapeStyle, Hashable {
            var amount: Float
            func resolve(in environment: EnvironmentValues) -> Color.Resolved {
                Color.Resolved(red: environment.colorScheme == .dark ? 1 : amount, green: 0, blue: 0)
            }
        }
        let color = Color(Warm(amount: 0.2))
        #expect(color.resolve(in: environment(.light)).description == "#330000FF")
        #expect(color.resolve(in: environment(.dark)).description == "#FF0000FF")
        #expect(color == Color(Warm(amount: 0.2)) && color != Color(Warm(amount: 0.3)))
        #expect(Color(Color.red) == .red && Color(Color.red.opacity(0.5)) == .red.opacity(0.5))
    }

    @Test func theAccentColorComesFromTheEnvironment() {
        var values = environment(.dark)
        values._accentColor = .purple
        #expect(Color.accentColor.resolve(in: values).description == "#BF5AF2FF")
    }

    @Test func aMissingNameIsToldOnceAndDrawsNothing() {
        var warnings: [String] = []
        let resolved = RuntimeWarning.observing({ warnings.append($0) }) { hex(Color("No such colour")) }
        #expect(resolved == "#00000000")
        #expect(warnings == ["No color named 'No such colour' found in asset catalog for main bundle"])
    }

    @Test("One stop doubles a color's light, and what is no number changes nothing")
    func exposure() {
        let gray = Color(.sRGBLinear, red: 0.25, green: 0.125, blue: 0, opacity: 0.5)
        func light(_ stops: Double) -> [Double] {
            let color = gray.exposureAdjust(stops).resolve(in: EnvironmentValues())
            return [color.linearRed, color.linearGreen, color.linearBlue, color.opacity].map {
                (Double($0) * 1000).rounded()
            }
        }
        #expect(light(0) == [250, 125, 0, 500])
        #expect(light(1) == [500, 250, 0, 500])
        #expect(light(-1) == [125, 62, 0, 500])
        #expect(light(.nan) == light(0))
        for stops in [Double.infinity, -.infinity, 1e300] {
            #expect(!light(stops).contains { !$0.isFinite }, "\(stops)")
        }
    }
}
