import Foundation
import SwiftUITesting
import Testing

@testable import AppKit

@MainActor @Suite("Colors, fonts and the pointer") struct ColorAndCursorTests {
    init() { TestedApp.prepare() }

    @Test("Colors have AppKit's names and components")
    func colors() {
        let color = NSColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(color.redComponent == 0.25 && color.blueComponent == 0.75 && color.alphaComponent == 0.5)
        #expect(NSColor.labelColor == UIColor.label && NSColor.separatorColor == UIColor.separator)
        #expect(NSColor.alternatingContentBackgroundColors.count == 2)
    }

    @Test("Fonts are converted to traits and sizes")
    func fonts() {
        let manager = NSFontManager.shared
        let font = NSFont.systemFont(ofSize: 12)
        #expect(manager.traits(of: font).isEmpty)
        #expect(manager.traits(of: manager.convert(font, toHaveTrait: .boldFontMask)) == .boldFontMask)
        #expect(manager.convert(font, toSize: 20).pointSize == 20)
    }

    @Test("A pushed shape is the shape until it is popped")
    func cursors() {
        #expect(NSCursor.current === NSCursor.arrow)
        let warnings = TestHost.warnings { NSCursor.pointingHand.push() }
        #expect(NSCursor.current === NSCursor.pointingHand && warnings.count == 1)
        NSCursor.pop()
        #expect(NSCursor.current === NSCursor.arrow)
        NSCursor.pop()
        #expect(NSCursor.current === NSCursor.arrow)
    }

    @Test("A window's content is light or dark as the app is")
    func appearance() {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
        }
        let model = AppearanceModel()
        let host = TestHost(AppearanceRoot(content: AnyView(Scheme()), model: model))
        #expect(host.text == ["light"])
        model.appearance = NSAppearance(named: .darkAqua)
        host.update()
        #expect(host.text == ["dark"])
        let own = TestHost(AppearanceRoot(content: AnyView(Scheme().preferredColorScheme(.light)), model: model))
        #expect(own.text == ["light"])
        model.appearance = nil
        own.update()
        #expect(own.host.prefersDark == false)
    }
}
