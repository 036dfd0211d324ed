import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

extension EffectTests {
    @Test("Modifiers of fields change the picture")
    func fields() {
        var effects = Effects()
        let field = TextField("Name", text: .constant("Hello"))
        let fields: [(String, AnyView)] = [
            ("TextField", AnyView(field)), ("empty TextField", AnyView(TextField("Name", text: .constant("")))),
            ("SecureField", AnyView(SecureField("Name", text: .constant("Hello")))),
            ("TextEditor", AnyView(TextEditor(text: .constant("Hello")))),
            ("vertical TextField", AnyView(TextField("Name", text: .constant("Hello"), axis: .vertical))),
            ("number TextField", AnyView(TextField("Name", value: .constant(12), format: .number))),
        ]
        for (name, field) in fields {
            effects.add("\(name) multilineTextAlignment", field) { $0.multilineTextAlignment(.trailing) }
            effects.add("\(name) font", field) { $0.font(.largeTitle) }
            effects.add("\(name) bold", field) { $0.bold() }
            effects.add("\(name) fontDesign", field) { $0.fontDesign(.monospaced) }
            if !name.contains("empty") {
                effects.add("\(name) foregroundStyle", field) { $0.foregroundStyle(.red) }
                effects.add("\(name) foregroundColor", field) { $0.foregroundColor(.red) }
                effects.add("\(name) disabled", field) { $0.disabled(true) }
            }
            effects.add("\(name) layoutDirection", field) { $0.environment(\.layoutDirection, .rightToLeft) }
            effects.add("\(name) textFieldStyle", field) { $0.textFieldStyle(.roundedBorder).textEditorStyle(.plain) }
        }
        effects.add("TextField kerning", field) { $0.kerning(3) }
        effects.add("TextField italic", field) { $0.italic() }
        effects.add("TextField textCase", field) { $0.textCase(.uppercase) }
        effects.add("TextField underline", field) { $0.underline() }
        effects.add("TextField controlSize", field.textFieldStyle(.roundedBorder)) { $0.controlSize(.large) }
        effects.add("TextField prompt", TextField("Name", text: .constant(""))) { _ in
            TextField("Name", text: .constant(""), prompt: Text("Prompt"))
        }
        effects.add("TextField prompt color", TextField("Name", text: .constant(""), prompt: Text("Prompt"))) { _ in
            TextField("Name", text: .constant(""), prompt: Text("Prompt").foregroundColor(.red))
        }
        effects.add(
            "TextField lineLimit", TextField("Name", text: .constant("a\nb\nc\nd\ne"), axis: .vertical).border(.red)
        ) { $0.lineLimit(2) }
        effects.add("TextEditor lineSpacing", TextEditor(text: .constant("a\nb"))) { $0.lineSpacing(20) }
        effects.add("TextEditor scrollContentBackground", TextEditor(text: .constant("a\nb")).background(.red)) {
            $0.scrollContentBackground(.hidden)
        }
        check(effects)
    }
}
