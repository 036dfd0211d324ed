import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// The states of fields that input methods receive.
@MainActor
struct TextInputTests {
    /// Returns the state of the first field of a view, as input methods receive it.
    private func input<V: View>(_ view: V) -> TextInputState? {
        let host = TestHost(view, size: CGSize(width: 300, height: 100))
        host.tap(at: CGPoint(x: 150, y: 50))
        return host.host.textInput
    }

    private var field: some View { TextField("Field", text: .constant("")) }

    @Test("An input method knows the kind of text: by the keyboard, else by what the field is for")
    func purpose() {
        #expect(input(field)?.purpose == .freeForm)
        #expect(input(field.keyboardType(.numberPad))?.purpose == .digits)
        #expect(input(field.keyboardType(.decimalPad))?.purpose == .number)
        #expect(input(field.keyboardType(.emailAddress))?.purpose == .email)
        #expect(input(VStack { field }.keyboardType(.URL).textContentType(.name))?.purpose == .url)
        #expect(input(field.textContentType(.telephoneNumber))?.purpose == .phone)
        #expect(input(field.textContentType(.oneTimeCode))?.purpose == .code)
        #expect(input(SecureField("Field", text: .constant("")).keyboardType(.numberPad))?.isSecure == true)
    }

    @Test("An input method knows whether text is corrected and capitalised, the innermost wish of each kind")
    func hints() {
        #expect(input(field)?.hints == [])
        #expect(input(field.autocorrectionDisabled())?.hints == .noCorrection)
        #expect(input(field.autocorrectionDisabled(false).autocorrectionDisabled())?.hints == [])
        #expect(input(field.disableAutocorrection(true))?.hints == .noCorrection)
        #expect(input(field.textInputAutocapitalization(.words))?.hints == .capitalizesWords)
        #expect(input(field.textInputAutocapitalization(.never))?.hints == [])
        let both = field.autocapitalization(.sentences).autocorrectionDisabled()
        #expect(input(both)?.hints == [.capitalizesSentences, .noCorrection])
    }

    @Test("A wish that changes reaches the field that has the focus")
    func change() {
        struct Sample: View {
            @State private var isNumber = false
            var body: some View {
                VStack {
                    TextField("Field", text: .constant(""))
                    Button("Number") { isNumber = true }
                }
                .autocorrectionDisabled(isNumber).keyboardType(isNumber ? .decimalPad : .default)
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 100))
        host.tap(text: "Field")
        #expect(host.host.textInput?.purpose == .freeForm && host.host.textInput?.hints == [])
        host.tap(text: "Number")
        host.tap(text: "Field")
        #expect(host.host.textInput?.purpose == .number && host.host.textInput?.hints == .noCorrection)
    }

    private struct Wish: EnvironmentKey { static var defaultValue: Int { 0 } }

    @Test("A change of the environment that texts do not depend on evaluates no field")
    func environment() {
        struct Field: View {
            @State private var text = "abc"
            var body: some View { TextField("Field", text: $text) }
        }
        struct Sample: View {
            @State private var number = 0
            @State private var size = 12.0
            var body: some View {
                VStack {
                    Field()
                    Button("Add") { number += 1 }
                    Button("Grow") { size += 1 }
                }
                .transformEnvironment(\.self) { $0[Wish.self] = number }
                .environment(\.font, .system(size: size))
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 200))
        #expect(host.bodyCount(of: EditableText.self) > 0)
        let before = host.bodyCount(of: EditableText.self)
        host.tap(text: "Add")
        host.tap(text: "Add")
        #expect(host.bodyCount(of: EditableText.self) == before)
        host.tap(text: "Grow")
        #expect(host.bodyCount(of: EditableText.self) > before)
    }
}
