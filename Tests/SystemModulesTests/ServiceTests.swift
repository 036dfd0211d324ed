import CoreLocationUI
import Foundation
import LocalAuthentication
import SafariServices
import StoreKit
import SwiftUI
import SwiftUITesting
import Testing

@testable import UserNotifications

/// Modules whose services this system has in part.
@MainActor
@Suite("Services of the system")
struct ServiceTests {
    @Test("Nobody is recognized, and an app is told so in every form")
    func authentication() async {
        let context = LAContext()
        var error: NSError?
        let warnings = TestHost.warnings {
            #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        }
        #expect((error as? LAError)?.code == .biometryNotAvailable || error?.code == -6)
        #expect(warnings.count == 1 && context.biometryType == .none)
        await #expect(throws: LAError(.passcodeNotSet)) {
            try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
        }
        let answer = await withCheckedContinuation { continuation in
            context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { isRecognized, _ in
                continuation.resume(returning: isRecognized)
            }
        }
        #expect(!answer)
    }

    @Test("There are no subscriptions: loops over their states end at once")
    func subscriptions() async {
        var count = 0
        for await _ in SubscriptionStatus.updates { count += 1 }
        for await (_, statuses) in SubscriptionStatus.all { count += statuses.count + 1 }
        #expect(count == 0 && RenewalState.subscribed == Product.SubscriptionInfo.RenewalState(rawValue: 1))
    }

    @Test("The store is empty, and says so once for reviews")
    func store() async throws {
        struct Sample: View {
            @Environment(\.requestReview) private var requestReview
            var body: some View { Button("Rate") { requestReview() } }
        }
        let host = TestHost(Sample(), size: CGSize(width: 100, height: 50))
        #expect(TestHost.warnings { host.tap(text: "Rate") }.count == 1)
        #expect(try await Product.products(for: ["a"]).isEmpty && !AppStore.canMakePayments)
    }

    @Test("A button for the place requests it and runs its action")
    func locationButton() {
        var presses = 0
        let host = TestHost(
            LocationButton(.shareCurrentLocation) { presses += 1 }, size: CGSize(width: 300, height: 60))
        let button = host.accessible("Share Current Location")
        #expect(button != nil)
        host.tap(at: CGPoint(x: 150, y: 30))
        #expect(presses == 1)
    }

    @Test("A web page is opened once by the app's own action, and a note stays in its place")
    func webPage() throws {
        struct Page: UIViewControllerRepresentable {
            let url: URL
            func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }
            func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
        }
        let url = try #require(URL(string: "https://example.org/a"))
        var opened: [URL] = []
        let page = Page(url: url).environment(
            \.openURL,
            OpenURLAction {
                opened.append($0)
                return .handled
            })
        let host = TestHost(page, size: CGSize(width: 400, height: 300))
        host.advance(by: 0.1)
        #expect(opened == [url] && host.find(text: "example.org") != nil)
    }

    // MARK: Notifications

    private func content(_ title: String) -> UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = title
        content.body = "It is \"time\" & more\n<now>"
        return content
    }

    @Test("Notifications wait for their time; removed and replaced ones are not shown")
    func notifications() async throws {
        var shown: [String] = []
        let center = UNUserNotificationCenter {
            shown.append($0.content.title)
            return true
        }
        #expect(try await center.requestAuthorization(options: [.alert]))
        try await center.add(UNNotificationRequest(identifier: "now", content: content("Now"), trigger: nil))
        #expect(shown == ["Now"])
        let later = UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)
        for name in ["a", "b", "c"] {
            try await center.add(UNNotificationRequest(identifier: name, content: content(name), trigger: later))
        }
        try await center.add(UNNotificationRequest(identifier: "c", content: content("C"), trigger: later))
        center.removePendingNotificationRequests(withIdentifiers: ["a"])
        let pending = await center.pendingNotificationRequests()
        #expect(pending.map(\.content.title) == ["b", "C"])
        for request in pending { center.fire(request) }
        center.fire(UNNotificationRequest(identifier: "a", content: content("a"), trigger: later))
        #expect(shown == ["Now", "b", "C"])
        #expect(await center.deliveredNotifications().count == 3)
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test("The delegate decides whether a notification is shown")
    func delegate() {
        final class Silence: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
            ) {
                completionHandler([])
            }
        }
        var shown = 0
        let center = UNUserNotificationCenter { _ in
            shown += 1
            return true
        }
        let silence = Silence()
        center.delegate = silence
        center.add(UNNotificationRequest(identifier: "x", content: content("x"), trigger: nil))
        #expect(shown == 0)
    }

    @Test("A press on a notification, or on a button of its kind, is told to the delegate; a closed one is not")
    func presses() throws {
        final class Reader: NSObject, UNUserNotificationCenterDelegate {
            var read: [String] = []
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                withCompletionHandler completionHandler: @escaping () -> Void
            ) {
                read.append("\(response.notification.request.identifier) \(response.actionIdentifier)")
                if let text = response as? UNTextInputNotificationResponse { read.append("text '\(text.userText)'") }
                completionHandler()
            }
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
            ) {
                completionHandler(.alert)
            }
        }
        var deliveries: [NotificationDelivery] = []
        let center = UNUserNotificationCenter {
            deliveries.append($0)
            return true
        }
        let reader = Reader()
        center.delegate = reader
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "mail",
                actions: [
                    UNNotificationAction(identifier: "read", title: "-w Read=it", options: [.foreground]),
                    UNTextInputNotificationAction(
                        identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Text"),
                ], intentIdentifiers: [])
        ])
        let mail = content("--exec")
        mail.categoryIdentifier = "mail"
        mail.interruptionLevel = .critical
        center.add(UNNotificationRequest(identifier: "a", content: mail, trigger: nil))
        center.add(UNNotificationRequest(identifier: "b", content: content("B"), trigger: nil))
        #expect(deliveries.map(\.actions.count) == [2, 0])
        let words = DesktopNotifications.words(deliveries[0], app: "App")
        #expect(words.contains("--action=0=-w Read=it") && words.contains("--urgency=critical"))
        #expect(words.suffix(3).first == "--" && words.suffix(2).first == "--exec")

        for (answer, delivery) in [("default\n", 0), ("1\n", 0), ("0", 0), ("", 0), ("7", 0), ("0", 1)] {
            let press = DesktopNotifications.press(answer, of: deliveries[delivery])
            if let press { deliveries[delivery].answered(press) }
            #expect((press == nil) == (answer.isEmpty || answer == "7" || delivery == 1))
        }
        #expect(
            reader.read == ["a \(UNNotificationDefaultActionIdentifier)", "a reply", "text ''", "a read"])
    }

    @Test("Shown notifications are closed on the desktop when the app removes them; attachments need a file")
    func closing() async throws {
        var closed: [String] = []
        let center = UNUserNotificationCenter { delivery in
            delivery.notification.close = { closed.append(delivery.content.title) }
            return true
        }
        for name in ["a", "b", "c"] {
            try await center.add(UNNotificationRequest(identifier: name, content: content(name), trigger: nil))
        }
        center.removeDeliveredNotifications(withIdentifiers: ["b", "z"])
        #expect(closed == ["b"])
        #expect(await center.deliveredNotifications().map(\.request.identifier) == ["a", "c"])
        center.removeAllDeliveredNotifications()
        #expect(closed == ["b", "a", "c"])
        let missing = URL(fileURLWithPath: "/nowhere/picture.png")
        #expect(throws: UNError(.attachmentInvalidURL)) { try UNNotificationAttachment(identifier: "", url: missing) }
    }

    @Test("What the desktop is given cannot leave its quotes, nor be markup")
    func quoting() {
        let arguments = DesktopNotifications.arguments(content("A \"B\" \\ \u{7}"), app: "App")
        #expect(arguments.contains("\"A \\\"B\\\" \\\\ \""))
        #expect(arguments.contains("\"It is \\\"time\\\" &amp; more\\n&lt;now&gt;\""))
    }

    @Test("A notification for a region waits, and an app is told that nothing watches the region")
    func regions() async throws {
        let center = UNUserNotificationCenter.current()
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 48, longitude: 2), radius: 100, identifier: "home")
        let trigger = UNLocationNotificationTrigger(region: region, repeats: true)
        let request = UNNotificationRequest(
            identifier: "at home", content: UNMutableNotificationContent(), trigger: trigger)
        let warnings = TestHost.warnings(during: { center.add(request, withCompletionHandler: nil) })
        #expect(warnings == ["UNLocationNotificationTrigger shows nothing here: see CompatibilityGaps.md."])
        #expect(trigger.region === region && trigger.repeats)
        #expect(await center.pendingNotificationRequests().contains { $0.identifier == "at home" })
        center.removePendingNotificationRequests(withIdentifiers: ["at home"])
    }

    @Test("Triggers have times that make sense")
    func triggers() {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        #expect(UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: true).timeInterval == 60)
        #expect(UNTimeIntervalNotificationTrigger(timeInterval: .nan, repeats: false).timeInterval == 1e9)
        var parts = DateComponents()
        parts.calendar = Calendar(identifier: .gregorian)
        parts.timeZone = TimeZone(identifier: "UTC")
        parts.hour = 9
        let next = UNCalendarNotificationTrigger(dateMatching: parts, repeats: false).date(after: now)
        #expect(next.map { $0.timeIntervalSince(now) > 0 && $0.timeIntervalSince(now) <= 86_400 } == true)
    }
}
