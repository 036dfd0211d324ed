import Foundation
import FrontEndKit

extension TerminalFrontEnd {
    /// How long a wait for input may last before timers and the main queue have their turn, in seconds.
    private static let longestSleep = 0.03

    /// Whether the window that is shown gets all input.
    var isModal: Bool { shown?.content.isModal == true }

    /// Handles events within the current turn, until a function returns true, the app ends, or the window is closed.
    ///
    /// The turn may be a block of the main queue, whose other blocks wait: the terminal is read here.
    public func runModal(for window: any HostedWindow, waits: Bool, until isDone: () -> Bool) -> Bool {
        guard let device, windows.contains(where: { $0.content === window }) else { return false }
        MainTurn.nest {
            while !isEnded, windows.contains(where: { $0.content === window }), !isDone() {
                device.awaitInput(atMost: waits ? Self.longestSleep : 0)
                _ = RunLoop.main.run(mode: .default, before: Date())
                MainTurn.end()
                Alarm.ringDue()
                if !waits { break }
            }
        }
        return true
    }
}
