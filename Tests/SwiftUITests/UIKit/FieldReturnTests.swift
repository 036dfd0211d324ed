import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// What a field sends while it is edited and when Return is pressed.
@MainActor @Suite struct FieldReturnTests {
    private final class Judge: NSObject, UITextFieldDelegate {
        var log: [String] = []
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log.append("return")
            return true
        }
    }

    @Test("Return asks the delegate, ends on exit and is the field's main action, in this order")
    func actions() {
        let (field, judge) = (UITextField(frame: .zero), Judge())
        (field.placeholder, field.delegate) = ("Name", judge)
        let events: [(UIControl.Event, String)] = [
            (.editingChanged, "changed"), (.editingDidEndOnExit, "exit"), (.primaryActionTriggered, "primary"),
            (.editingDidBegin, "begin"), (.valueChanged, "value"), (.touchUpInside, "touch"),
        ]
        for (event, word) in events { field.addAction(UIAction { _ in judge.log.append(word) }, for: event) }
        let host = TestHost(field._swiftUIContent, size: CGSize(width: 200, height: 60))
        host.tap(text: "Name")
        #expect(judge.log == ["begin"])
        host.type("a")
        host.type("b")
        #expect(judge.log == ["begin", "changed", "changed"] && field.text == "ab")
        host.press(.return)
        #expect(judge.log.dropFirst(3) == ["return", "exit", "primary"])
    }
}
