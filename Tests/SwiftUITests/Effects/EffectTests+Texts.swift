import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

extension EffectTests {
    @Test("Modifiers of texts change the picture")
    func texts() {
        var effects = Effects()
        let text = Text("Hello 123, a text that is long enough for two lines of it")
        effects.add("bold", text) { $0.bold() }
        effects.add("italic", text) { $0.italic() }
        effects.add("underline", text) { $0.underline() }
        effects.add("underline color", text.underline()) { _ in text.underline(true, color: .red) }
        effects.add("underline pattern", text.underline()) { _ in text.underline(true, pattern: .dot) }
        effects.add("strikethrough", text) { $0.strikethrough() }
        effects.add("kerning", text) { $0.kerning(3) }
        effects.add("tracking", text) { $0.tracking(3) }
        effects.add("baselineOffset", text) { $0.baselineOffset(10) }
        effects.add("fontWeight", text) { $0.fontWeight(.black) }
        effects.add("fontDesign", text) { $0.fontDesign(.monospaced) }
        effects.add("fontDesign serif", text) { $0.fontDesign(.serif) }
        effects.add("monospaced", text) { $0.monospaced() }
        effects.add("textCase", text) { $0.textCase(.uppercase) }
        effects.add("lineLimit", text) { $0.lineLimit(1) }
        effects.add("lineLimit reserves", text) { $0.lineLimit(5, reservesSpace: true).background(.red) }
        effects.add("lineSpacing", text) { $0.lineSpacing(12) }
        effects.add("lineHeight", text) { $0.lineHeight(.loose) }
        effects.add("multilineTextAlignment", text) { $0.multilineTextAlignment(.trailing) }
        effects.add("truncationMode", text.lineLimit(1)) { $0.truncationMode(.middle) }
        effects.add("minimumScaleFactor", text.lineLimit(1)) { $0.minimumScaleFactor(0.3) }
        effects.add("allowsTightening", Text("A text of nearly the width available").lineLimit(1).frame(width: 262)) {
            $0.allowsTightening(true)
        }
        effects.add("textScale", text) { $0.textScale(.secondary) }
        effects.add("dynamicTypeSize", text) { $0.dynamicTypeSize(.accessibility2) }
        effects.add("foregroundStyle", text) { $0.foregroundStyle(.red) }
        effects.add("foregroundStyle gradient", text) {
            $0.foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        }
        effects.add("foregroundStyle secondary", text) { $0.foregroundStyle(.secondary) }
        effects.add("redacted", text) { $0.redacted(reason: .placeholder) }
        effects.add("unredacted", text.redacted(reason: .placeholder)) { _ in
            text.unredacted().redacted(reason: .placeholder)
        }
        effects.add("privacySensitive", text.redacted(reason: .privacy)) { _ in
            text.privacySensitive().redacted(reason: .privacy)
        }
        effects.add("font", text) { $0.font(.largeTitle) }
        effects.add("legibilityWeight", text) { $0.environment(\.legibilityWeight, .bold) }
        effects.add("smallCaps", text.font(.body)) { _ in text.font(.body.smallCaps()) }
        effects.add("leading", text.font(.body)) { _ in text.font(.body.leading(.loose)) }
        effects.add("monospacedDigit", Text("1111 2222")) { $0.monospacedDigit() }
        effects.add(
            "layoutDirection",
            HStack {
                text
                Color.red
            }
        ) { $0.environment(\.layoutDirection, .rightToLeft) }
        effects.add("colorScheme", text.frame(maxWidth: .infinity, maxHeight: .infinity).background(.background)) {
            $0.environment(\.colorScheme, .dark)
        }
        effects.add("textRenderer", text) { $0.textRenderer(Faint()) }
        effects.add("locale", Text(Date(timeIntervalSince1970: 0), format: .dateTime.month(.wide))) {
            $0.environment(\.locale, Locale(identifier: "de"))
        }
        check(effects)
    }

    private struct Faint: TextRenderer {
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            context.opacity = 0.3
            for line in layout { context.draw(line) }
        }
    }
}
