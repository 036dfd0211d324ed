import BackgroundTasks
import Foundation
import Intents
import SwiftUITesting
import Testing

@testable import SystemConfiguration

@MainActor
@Suite("BackgroundTasks, Intents and SystemConfiguration")
struct SystemTests {
    @Test("Errors of SystemConfiguration have words; addresses know their sizes")
    func errors() {
        #expect(SCError() == kSCStatusOK && SCCopyLastError().code == 0)
        #expect(SCCopyLastError().domain == kCFErrorDomainSystemConfiguration)
        #expect(String(cString: SCErrorString(kSCStatusNoKey)) == "No such key")
        #expect(String(cString: SCErrorString(2)) == String(cString: strerror(2)))
        var address = sockaddr_in()
        address.sin_len = 99
        #expect(address.sin_len == 16 && sockaddr().sa_len == 16 && sockaddr_in6().sin6_len == 28)
    }

    @Test("Work runs while the app runs, with the identifier and kind of its request, and can be withdrawn")
    func background() async throws {
        let scheduler = BGTaskScheduler.shared
        #expect(throws: BGTaskScheduler.Error(.notPermitted)) {
            try scheduler.submit(BGAppRefreshTaskRequest(identifier: "unknown"))
        }
        let (stream, continuation) = AsyncStream<BGTask>.makeStream()
        #expect(scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { continuation.yield($0) })
        #expect(!scheduler.register(forTaskWithIdentifier: "refresh", using: .main) { _ in })
        let request = BGAppRefreshTaskRequest(identifier: "refresh")
        request.earliestBeginDate = Date(timeIntervalSinceNow: 1e12)
        try scheduler.submit(request)
        #expect(await scheduler.pendingTaskRequests().map(\.identifier) == ["refresh"])
        // One that may begin at once takes its place.
        try scheduler.submit(BGProcessingTaskRequest(identifier: "refresh"))
        let task = try #require(await stream.first { _ in true })
        #expect(task is BGProcessingTask && task.identifier == "refresh")
        #expect(await scheduler.pendingTaskRequests().isEmpty)
        let expired = Flag()
        task.expirationHandler = { expired.raise() }
        scheduler.cancel(taskRequestWithIdentifier: "refresh")
        #expect(expired.isRaised)
        task.setTaskCompleted(success: false)
        scheduler.cancelAllTaskRequests()
        #expect(task.expirationHandler == nil)
    }

    @Test("A moment's flags of this machine and of another, for addresses and names")
    func reachability() throws {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let local = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
            }
        }
        var flags = SCNetworkReachabilityFlags()
        #expect(SCNetworkReachabilityGetFlags(try #require(local), &flags))
        #expect(flags == [.reachable, .isLocalAddress])
        let host = try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))
        #expect(host.flags(isSatisfied: false, isCellular: false) == [])
        #expect(host.flags(isSatisfied: true, isCellular: true) == [.reachable, .isWWAN])
        #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
        #expect(SCNetworkReachabilitySetCallback(host, { _, _, _ in }, nil))
        #expect(SCNetworkReachabilitySetDispatchQueue(host, .main) && SCNetworkReachabilitySetDispatchQueue(host, nil))
        #expect((SCDynamicStoreCopyComputerName(nil, nil) as String?)?.isEmpty == false)
    }

    @Test("The name of a machine is that of its file, without quotation marks")
    func machineName() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(MachineNames.pretty(in: file.path) == nil)
        try Data("CHASSIS=laptop\nPRETTY_HOSTNAME=\"My Box\"\n".utf8).write(to: file)
        #expect(MachineNames.pretty(in: file.path) == "My Box")
    }

    @Test("Intents keep their values; suggesting them warns, and there is no Siri")
    func intents() async throws {
        let handle = INPersonHandle(value: "ann@example.org", type: .emailAddress)
        let ann = INPerson(
            personHandle: handle, nameComponents: nil, displayName: "Ann", image: INImage(named: "ann"),
            contactIdentifier: nil, customIdentifier: "1")
        let intent = INSendMessageIntent(
            recipients: [ann], outgoingMessageType: .outgoingMessageText, content: "Hello",
            speakableGroupName: INSpeakableString(spokenPhrase: "Friends"), conversationIdentifier: "c",
            serviceName: nil,
            sender: nil, attachments: nil)
        intent.setImage(ann.image, forParameterNamed: "speakableGroupName")
        #expect(intent.keyImage() === ann.image && intent.recipients?.first?.personHandle == handle)
        let bob = INPerson(
            personHandle: INPersonHandle(value: "bob", type: .unknown), nameComponents: nil, displayName: nil,
            image: nil,
            contactIdentifier: nil, customIdentifier: nil, aliases: [handle], suggestionType: .socialProfile)
        #expect(
            bob.displayName == "bob" && bob.aliases == [handle] && bob.suggestionType == .socialProfile && !bob.isMe)
        #expect(ann.suggestionType == .none && ann.aliases == nil)
        let interaction = INInteraction(intent: intent, response: nil)
        interaction.direction = .incoming
        #expect(TestHost.warnings { interaction.donate() }.count == 1)
        #expect(
            INPreferences.siriAuthorizationStatus() == .restricted && INExtension().handler(for: intent) is INExtension)
        #expect(try await INVoiceShortcutCenter.shared.allVoiceShortcuts().isEmpty)
        #expect(INObjectCollection(items: [INSpeakableString(spokenPhrase: "a")]).allItems.count == 1)
        _ = [
            INStringResolutionResult.success(with: "a"), .needsValue(),
            INStringResolutionResult.disambiguation(with: []),
        ]
    }
}

/// Whether something has happened.
final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false
    var isRaised: Bool { lock.withLock { value } }
    func raise() { lock.withLock { value = true } }
}
