import SwiftUI
import SwiftUITesting
import Testing

/// What views show, as layers of texts, colors and outlines with their frames.
///
/// The layers come from this implementation, and were found right: they notice changes.
@MainActor enum Looks {
    /// The layers of samples by their names.
    static func read(_ text: String) -> [String: String] {
        var (looks, name): ([String: String], String) = ([:], "")
        for line in text.split(separator: "\n") {
            if line.hasPrefix("== ") {
                name = String(line.dropFirst(3))
            } else {
                looks[name] = looks[name].map { $0 + "\n" + line } ?? String(line)
            }
        }
        return looks
    }
}

@MainActor @Suite("Looks of views that are kept")
struct KeptLookTests {
    private func check(_ samples: [LookSamples.Sample], _ text: String) {
        let looks = Looks.read(text)
        #expect(looks.keys.sorted() == samples.map(\.name).sorted())
        for sample in samples { #expect(sample.describe() == looks[sample.name], "\(sample.name)") }
    }

    @Test("Sliders, switches and other values")
    func controls() { check(LookSamples.controls, Looks.controls) }

    @Test("Lists and tables in their styles, with their lines and grounds")
    func lists() { check(LookSamples.lists, Looks.lists) }

    @Test("Alerts and questions, large titles, columns and panes")
    func frames() { check(LookSamples.frames, Looks.frames) }

    @Test("Tables of UIKit, while they are edited as well, and its controls")
    func uiKit() { check(LookSamples.uiKit, Looks.uiKit) }
}
