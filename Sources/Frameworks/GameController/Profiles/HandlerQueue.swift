import Foundation
import OrielFoundation

extension DispatchQueue {
    /// The main queue's mark, as it is a new object each time.
    private static let mainMark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    private struct Calls: @unchecked Sendable { let calls: [InputCall] }

    /// Calls functions on this queue one after the other: at once if it is the main one and its turn is now.
    func callInOrder(_ calls: [InputCall]) {
        let isMain = getSpecific(key: Self.mainMark) == true
        if isMain, MainQueue.isServed {
            for call in calls { call() }
        } else {
            let calls = Calls(calls: calls)
            async { for call in calls.calls { call() } }
        }
    }
}
