import Foundation
import OrielFoundation
import Testing

@MainActor
@Suite("Core Foundation's centers of notifications", .serialized)
struct CFNotificationTests {
    private final class Log: @unchecked Sendable {
        var lines: [String] = []
    }

    @Test("A name posted to Darwin's center reaches its observers later, each until it is removed")
    func darwin() async {
        let log = Log()
        let center = CFNotificationCenterGetDarwinNotifyCenter()
        let address = UnsafeRawPointer(Unmanaged.passUnretained(log).toOpaque())
        CFNotificationCenterAddObserver(
            center, address,
            { _, observer, name, _, info in
                guard let observer else { return }
                let log = Unmanaged<Log>.fromOpaque(observer).takeUnretainedValue()
                log.lines.append("\(name?.rawValue ?? "") \(info == nil)")
            }, "org.example.changed" as CFString, nil, .deliverImmediately)
        func post(_ name: String) {
            CFNotificationCenterPostNotification(
                center, CFNotificationName(rawValue: name as CFString), nil, ["a": 1], true)
        }
        post("org.example.changed")
        post("org.example.other")
        #expect(log.lines.isEmpty)
        await settle()
        #expect(log.lines == ["org.example.changed true"])
        CFNotificationCenterRemoveObserver(center, address, CFNotificationName("org.example.other"), nil)
        post("org.example.changed")
        await settle()
        #expect(log.lines.count == 2)
        CFNotificationCenterRemoveEveryObserver(center, address)
        post("org.example.changed")
        await settle()
        #expect(log.lines.count == 2)
    }

    @Test("The local center is Foundation's, with information")
    func local() {
        let log = Log()
        let center = CFNotificationCenterGetLocalCenter()
        let address = UnsafeRawPointer(Unmanaged.passUnretained(log).toOpaque())
        CFNotificationCenterAddObserver(
            center, address,
            { _, observer, name, _, info in
                guard let observer else { return }
                Unmanaged<Log>.fromOpaque(observer).takeUnretainedValue().lines
                    .append("\(name?.rawValue ?? "") \(info?["a"] ?? "none")")
            }, "org.example.local", nil, .deliverImmediately)
        NotificationCenter.default.post(
            name: Notification.Name("org.example.local"), object: nil, userInfo: ["a": 7])
        #expect(log.lines == ["org.example.local 7"])
        CFNotificationCenterRemoveObserver(center, address, nil, nil)
        CFNotificationCenterPostNotification(center, CFNotificationName("org.example.local"), nil, nil, true)
        #expect(log.lines.count == 1)
    }

    /// Waits until the main queue's work is done.
    private func settle() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
}
