import SwiftUICore

/// Whether a sheet is to go, and whether it moves as it comes and goes.
struct PresentationMotion {
    /// Whether the sheet is to go.
    let isClosing: Bool
    /// Whether the sheet moves by default.
    let moves: Bool
    /// Whether the transaction of the last change leaves animations out.
    let isStill: Bool

    /// How a presentation last came or went.
    final class Memory {
        private var wasShown = false
        private var isStill = false

        /// The motion of a presentation, which follows the transaction in which it comes or goes.
        func motion(isShown: Bool, movesPages: Bool) -> PresentationMotion {
            if isShown != wasShown {
                wasShown = isShown
                isStill = Transaction.running.disablesAnimations
            }
            return PresentationMotion(isClosing: !isShown, moves: movesPages && !isStill, isStill: isStill)
        }
    }
}
