import Foundation
import SwiftUITesting
import Testing

@testable import AppKit

@MainActor @Suite("Promised files, notifications, help, speech and scripts", .serialized)
struct ExchangeFamilyTests {
    init() { TestedApp.prepare() }

    private final class Writer: NSObject, NSFilePromiseProviderDelegate, @unchecked Sendable {
        let queue = OperationQueue()
        func filePromiseProvider(_ provider: NSFilePromiseProvider, fileNameForType fileType: String) -> String {
            "../Note.txt"
        }
        func filePromiseProvider(
            _ provider: NSFilePromiseProvider, writePromiseTo url: URL,
            completionHandler: @escaping ((any Error)?) -> Void
        ) {
            do {
                try Data((provider.userInfo as? String ?? "").utf8).write(to: url)
                completionHandler(nil)
            } catch { completionHandler(error) }
        }
        func operationQueue(for provider: NSFilePromiseProvider) -> OperationQueue { queue }
    }

    @Test("A promised file is written into a folder, under a name that is free")
    func promises() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (writer, board) = (Writer(), NSPasteboard.withUniqueName())
        let provider = NSFilePromiseProvider(fileType: "public.plain-text", delegate: writer)
        provider.userInfo = "Hello"
        #expect(board.writeObjects([provider]))
        let found = board.readObjects(forClasses: [NSFilePromiseReceiver.self])
        let receiver = try #require(found?.first as? NSFilePromiseReceiver)
        #expect(receiver.fileTypes == ["public.plain-text"] && receiver.fileNames.isEmpty)
        for name in ["Note.txt", "Note 2.txt"] {
            let place = await withCheckedContinuation { next in
                receiver.receivePromisedFiles(atDestination: folder, operationQueue: writer.queue) { url, error in
                    next.resume(returning: error == nil ? url : nil)
                }
            }
            #expect(place == folder.appendingPathComponent(name))
            #expect(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) == "Hello")
        }
        #expect(receiver.fileNames == ["Note.txt", "Note 2.txt"])
        let item = NSPasteboardItem()
        item.setString("Words", forType: .string)
        #expect(NSFilePromiseReceiver(item) == nil)
    }

    private final class Listener: NSObject, NSUserNotificationCenterDelegate, @unchecked Sendable {
        var delivered: [String] = []
        func userNotificationCenter(_ center: NSUserNotificationCenter, didDeliver notification: NSUserNotification) {
            delivered.append(notification.title ?? "")
        }
        func userNotificationCenter(
            _ center: NSUserNotificationCenter, shouldPresent notification: NSUserNotification
        ) -> Bool { notification.title != "Quiet" }
    }

    private final class Shown: @unchecked Sendable { var titles: [String?] = [] }

    @Test("Notifications are shown, delivered and replaced by their names; later ones wait")
    func notifications() throws {
        let (shown, listener) = (Shown(), Listener())
        let center = NSUserNotificationCenter { notification, _ in
            shown.titles.append(notification.title)
            return true
        }
        center.delegate = listener
        let (first, second) = (NSUserNotification(), NSUserNotification())
        (first.title, first.identifier) = ("One", "a")
        (second.title, second.identifier) = ("Two", "a")
        center.deliver(first)
        center.deliver(second)
        #expect(shown.titles == ["One", "Two"] && center.deliveredNotifications == [second])
        #expect(listener.delivered == ["One", "Two"] && second.isPresented && second.actualDeliveryDate != nil)
        let later = try #require(first.copy() as? NSUserNotification)
        later.deliveryDate = Date(timeIntervalSinceNow: 1e6)
        center.scheduleNotification(later)
        #expect(center.scheduledNotifications == [later] && shown.titles.count == 2)
        center.removeScheduledNotification(later)
        #expect(center.scheduledNotifications.isEmpty)
        center.removeAllDeliveredNotifications()
        #expect(center.deliveredNotifications.isEmpty)
    }

    @Test("The arguments of notify-send are no options, and have no markup")
    func arguments() {
        let notification = NSUserNotification()
        (notification.title, notification.informativeText) = ("--help", "<b>&\u{1}")
        let words = NotificationBanner.arguments(notification, app: "App")
        #expect(words.suffix(3) == ["--", "--help", "&lt;b&gt;&amp;"])
        #expect(words.contains("--action=action=Show") && NotificationBanner.press("default\n") == .contentsClicked)
        #expect(NotificationBanner.press("action") == .actionButtonClicked && NotificationBanner.press("") == .none)
    }

    @Test("Explanations of objects are kept as long as the objects")
    func help() {
        let manager = NSHelpManager()
        let view = NSView(frame: .zero)
        manager.setContextHelp(NSAttributedString(string: "Words"), for: view)
        #expect(manager.contextHelp(for: view)?.string == "Words")
        manager.removeContextHelp(for: view)
        #expect(manager.contextHelp(for: view) == nil && !manager.showContextHelp(for: view, locationHint: .zero))
        let warnings = TestHost.warnings { manager.openHelpAnchor("a", inBook: nil) }
        #expect(warnings.count == 1 && warnings[0].contains("NSHelpManager"))
    }

    @Test("Voices are known by their names, and words a minute are a rate")
    func speech() throws {
        #expect(NSSpeechSynthesizer(voice: NSSpeechSynthesizer.VoiceName("no voice")) == nil)
        #expect(NSSpeechSynthesizer.rate(wordsPerMinute: 175) == 0.5)
        #expect(
            NSSpeechSynthesizer.rate(wordsPerMinute: .nan) == 0.5 && NSSpeechSynthesizer.rate(wordsPerMinute: 1e9) == 1)
        let voice = try #require(NSSpeechSynthesizer.availableVoices.first)
        #expect(NSSpeechSynthesizer.attributes(forVoice: voice)[.identifier] as? String == voice.rawValue)
        let reader = try #require(NSSpeechSynthesizer(voice: voice))
        #expect(reader.voice() == voice && !reader.isSpeaking)
    }

    private final class Adding: NSScriptCommand {
        override func performDefaultImplementation() -> Any? {
            (evaluatedArguments?["a"] as? Int ?? 0) + (directParameter as? Int ?? 0)
        }
    }

    @Test("A command of a script performs what its class defines")
    func scripts() throws {
        let description = try #require(
            NSScriptCommandDescription(suiteName: "App", commandName: "add", dictionary: ["Arguments": ["a": 1]]))
        #expect(description.argumentNames == ["a"])
        let warnings = TestHost.warnings {
            let command = Adding(commandDescription: description)
            (command.arguments, command.directParameter) = (["a": 2], 3)
            #expect(command.execute() as? Int == 5)
        }
        #expect(warnings.count == 1)
        #expect(NSScriptCommandDescription(suiteName: "", commandName: "", dictionary: nil) == nil)
    }
}
