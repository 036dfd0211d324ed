import Foundation
import SwiftUI

/// The parts that GameplayKit lacks here; each sentence is issued once.
enum GameplayGaps {
    static func entities(_ name: String) {
        RuntimeWarning.issue(
            "GameplayKit: the entities and graphs of the file “\(name)” are left out. See CompatibilityGaps.md.")
    }
    static func nodeClass() {
        RuntimeWarning.issue(
            "GameplayKit: graphs make nodes of their own classes here, not of an app's: make them in code, and add them with add(_:)."
        )
    }
}
