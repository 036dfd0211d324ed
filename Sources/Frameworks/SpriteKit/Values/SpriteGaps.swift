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

    /// Warns that a node was read with a coder of the app's.
    static func archive() {
        once("nodes are read from files of Xcode's editors, not from an app's own archives: an empty one is made.")
    }

    /// Warns that a file is missing.
    nonisolated static func missing(_ name: String) {
        RuntimeWarning.issue("SpriteKit: the app has no file “\(name)” of Xcode's editors.")
    }

    /// Warns that no file has an action or a set of tiles.
    /// - Parameter kind: The word for it, with its article.
    nonisolated static func missing(_ kind: String, named name: String) {
        RuntimeWarning.issue("SpriteKit: the app has no file of Xcode's editors with \(kind) “\(name)”.")
    }

    /// Warns that a file can't be read.
    nonisolated static func unreadable(_ name: String) {
        RuntimeWarning.issue("SpriteKit: the file “\(name)” of Xcode's editors could not be read.")
    }

    /// Warns that a part of a file is left out.
    nonisolated static func left(_ part: String) {
        RuntimeWarning.issue(
            "SpriteKit: \(part) in a file of Xcode's editors is left out. See CompatibilityGaps.md.")
    }

    static func shader() { once("shaders have no effect here: there is no compiler for their language.") }
    static func lights() { once("lights and shadows have no effect here.") }
    static func field(_ name: String) { once("the field “\(name)” has no effect here.") }
}
