import SwiftUI
import Testing

@Suite struct UIColorTests {
    private func hex(_ color: Color, _ scheme: ColorScheme = .light) -> String {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        return color.resolve(in: values).description
    }

    @Test func colorLiterals() {
        #expect(
            hex(Color(#colorLiteral(red: 0.1215686277, green: 0.01176470611, blue: 0.4235294163, alpha: 1)))
                == "#1F036CFF")
        let color: Color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
        #expect(hex(color) == "#FF000080")
        let bare = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(bare == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test func systemColorsAdapt() {
        #expect(hex(Color(.systemRed)) == "#FF3B30FF")
        #expect(hex(Color(uiColor: .systemBackground), .dark) == "#000000FF")
        #expect(hex(Color(.secondarySystemBackground)) == "#F2F2F7FF")
        #expect(hex(Color(.systemGray6), .dark) == "#1C1C1EFF")
        #expect(hex(Color(UIColor.label), .dark) == "#FFFFFFFF")
        #expect(hex(Color(nsColor: .windowBackgroundColor)) == "#FFFFFFFF")
        #expect(hex(Color(.tertiaryLabel)) == "#3C3C434D")
        #expect(hex(Color(UIColor.red), .dark) == "#FF0000FF")
        #expect(hex(Color(UIColor.lightGray)) == "#AAAAAAFF")
    }

    @Test func componentsCanBeAsked() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let color = UIColor(Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5))
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(abs(hue - 7.0 / 12) < 1e-6 && abs(saturation - 2.0 / 3) < 1e-6 && brightness == 0.75)
        #expect(color.cgColor.components == [0.25, 0.5, 0.75, 0.5])
        #expect(color.withAlphaComponent(1).cgColor.alpha == 1)
        #expect(UIColor(white: 0.5, alpha: 1) == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        #expect(Color(cgColor: CGColor(gray: 0, alpha: 1)).cgColor == .black)
        #expect(Color.red.cgColor == nil)
    }

    @Test func alphaReplacesAndKeepsAdapting() {
        #expect(hex(Color(UIColor.systemBlue.withAlphaComponent(0.5)), .dark) == "#0A84FF80")
        #expect(hex(Color(UIColor.secondaryLabel.withAlphaComponent(0.5)), .dark) == "#EBEBF580")
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(hex(Color(dynamic), .dark) == "#FFFFFFFF")
        #expect(hex(Color(dynamic)) == "#000000FF")
    }
}
