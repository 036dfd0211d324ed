import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("Sizes of texts by UIKit's names")
struct TextSizeTests {
    private var measured: [CGSize] {
        let large: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 40)]
        let text = "Some words"
        return [
            text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]), text.size(withAttributes: large),
            NSString(string: text).size(withAttributes: large), "".size(),
            NSString(string: text).boundingRect(
                with: CGSize(width: 120, height: 1_000), options: .usesLineFragmentOrigin, attributes: large,
                context: nil
            ).size,
            NSAttributedString(string: text, attributes: large).size(),
        ]
    }

    @Test("They grow with the font, have several lines in a narrow rectangle, and are nothing for no text")
    func growth() throws {
        final class Box { var sizes: [CGSize] = [] }
        let box = Box()
        let host = TestHost(Text("x").onAppear { box.sizes = measured }, size: CGSize(width: 100, height: 100))
        host.advance(by: 0.1)
        let found = box.sizes
        try #require(found.count == 6)
        #expect(found[0].width > 60 && found[0].height > 20)
        #expect(abs(found[1].width - 2 * found[0].width) <= 2)
        #expect(found[2] == found[1] && found[5] == found[1] && found[3] == .zero)
        #expect(found[4].width <= 120 && found[4].height > 1.8 * found[1].height)
    }
}
