import Foundation
import SwiftUI

/// The parts that SpriteKit lacks here; each sentence is issued once.
@MainActor
enum SpriteGaps {
    private static var issued: Set<String> = []

    static func once(_ sentence: String) {
        guard issued.insert(sentence).inserted else { return }
        RuntimeWarning.issue("SpriteKit: \(sentence)")
    }

    static func archive() {
        once("nodes cannot be read from archives here: an empty one is made. See CompatibilityGaps.md.")
    }

    static func file(_ name: String) {
        once(
            "“\(name)” is a file of Xcode's editors, which cannot be read here: something simple takes its place. See CompatibilityGaps.md."
        )
    }

    static func shader() { once("shaders have no effect here: there is no compiler for their language.") }
    static func lights() { once("lights and shadows have no effect here.") }
    static func field(_ name: String) { once("the field “\(name)” has no effect here.") }
}
