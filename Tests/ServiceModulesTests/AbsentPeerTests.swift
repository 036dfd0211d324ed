import AVRouting
import Accounts
import AdServices
import AlarmKit
import ExtensionFoundation
import ExtensionKit
import ExternalAccessory
import FileProvider
import IntentsUI
import SensitiveContentAnalysis
import SharedWithYou
import SwiftUI
import SwiftUITesting
import SystemExtensions
import Testing

@testable import NearbyInteraction

@MainActor
@Suite("Accounts, accessories, alarms, extensions, providers and devices nearby that are not there")
struct AbsentPeerTests {
    struct Facts: AlarmMetadata { var note = "" }

    @Test("Alarms are refused as by the user; an alarm's settings keep their values")
    func alarms() async throws {
        let manager = AlarmManager.shared
        #expect(try await manager.requestAuthorization() == .denied)
        #expect(try manager.authorizationState == .denied && manager.alarms.isEmpty)
        let stop = AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle")
        let attributes = AlarmAttributes<Facts>(
            presentation: AlarmPresentation(alert: .init(title: "Wake up", stopButton: stop)), tintColor: .blue)
        let configuration = AlarmManager.AlarmConfiguration.timer(duration: 60, attributes: attributes)
        #expect(configuration.countdownDuration?.preAlert == 60 && configuration.schedule == nil)
        await #expect(throws: AlarmManager.AlarmError.notAuthorized) {
            try await manager.schedule(id: UUID(), configuration: configuration)
        }
        #expect(throws: AlarmManager.AlarmError.notAuthorized) { try manager.cancel(id: UUID()) }
        let schedule = Alarm.Schedule.relative(
            .init(time: .init(hour: 7, minute: 30), repeats: .weekly([.monday, .friday])))
        let data = try JSONEncoder().encode(schedule)
        #expect(try JSONDecoder().decode(Alarm.Schedule.self, from: data) == schedule)
    }

    @Test("There are no accounts and no tokens for advertisements")
    func accounts() async {
        let store = ACAccountStore()
        let type = store.accountType(withAccountTypeIdentifier: ACAccountTypeIdentifierTwitter)
        let (isGranted, error) = await withCheckedContinuation { continuation in
            store.requestAccessToAccounts(with: type) { continuation.resume(returning: ($0, $1)) }
        }
        #expect(!isGranted && (error as? ACError)?.code == .permissionDenied && store.accounts.count == 0)
        #expect(throws: AAAttributionError(.platformNotSupported)) { try AAAttribution.attributionToken() }
    }

    @Test("Devices nearby are not measured: the delegate receives Apple's code")
    func nearby() async {
        final class Delegate: NSObject, NISessionDelegate {
            let ended = AsyncStream.makeStream(of: Int.self)
            func session(_ session: NISession, didInvalidateWith error: any Error) {
                ended.continuation.yield((error as NSError).code)
            }
        }
        #expect(!NISession.isSupported && !NISession.deviceCapabilities.supportsPreciseDistanceMeasurement)
        let (session, delegate) = (NISession(), Delegate())
        session.delegate = delegate
        #expect(throws: NIError(.unsupportedPlatform)) { try NINearbyAccessoryConfiguration(data: Data()) }
        session.run(NINearbyPeerConfiguration(peerToken: NIDiscoveryToken()))
        var codes = delegate.ended.stream.makeAsyncIterator()
        #expect(await codes.next() == -5889)
        #expect(session.discoveryToken == nil && session.configuration != nil)
        session.invalidate()
        #expect(session.configuration == nil)
    }

    @Test("No accessory is connected, and none can be chosen")
    func accessories() async {
        let manager = EAAccessoryManager.shared()
        #expect(TestHost.warnings { manager.registerForLocalNotifications() }.count == 1)
        #expect(manager.connectedAccessories.isEmpty && AVCustomRoutingController().authorizedRoutes.isEmpty)
        let error = await withCheckedContinuation { continuation in
            manager.showBluetoothAccessoryPicker(withNameFilter: nil) { continuation.resume(returning: $0) }
        }
        #expect((error as? EABluetoothAccessoryPickerError)?.code == .resultNotFound)
    }

    @Test("Extensions are not started, and the system is not extended")
    func extensions() async throws {
        final class Delegate: NSObject, OSSystemExtensionRequestDelegate {
            let ended = AsyncStream.makeStream(of: Int.self)
            func request(
                _ request: OSSystemExtensionRequest, actionForReplacingExtension existing: OSSystemExtensionProperties,
                withExtension ext: OSSystemExtensionProperties
            ) -> OSSystemExtensionRequest.ReplacementAction { .replace }
            func requestNeedsUserApproval(_ request: OSSystemExtensionRequest) {}
            func request(
                _ request: OSSystemExtensionRequest, didFinishWithResult result: OSSystemExtensionRequest.Result
            ) {}
            func request(_ request: OSSystemExtensionRequest, didFailWithError error: any Error) {
                ended.continuation.yield((error as NSError).code)
            }
        }
        let delegate = Delegate()
        let request = OSSystemExtensionRequest.activationRequest(forExtensionWithIdentifier: "a.b", queue: .main)
        request.delegate = delegate
        OSSystemExtensionManager.shared.submitRequest(request)
        var codes = delegate.ended.stream.makeAsyncIterator()
        #expect(await codes.next() == 10 && request.identifier == "a.b")
        var lists: [[AppExtensionIdentity]] = []
        for await list in try AppExtensionIdentity.matching(appExtensionPointIDs: "a.b") { lists.append(list) }
        #expect(lists == [[]])
    }

    @Test("Providers of files are not asked: an account cannot be added")
    func providers() async throws {
        let domain = NSFileProviderDomain(identifier: .init("one"), displayName: "One")
        await #expect(throws: NSFileProviderError(.providerNotFound)) { try await NSFileProviderManager.add(domain) }
        #expect(try await NSFileProviderManager.domains().isEmpty && NSFileProviderManager(for: domain) == nil)
        #expect(NSFileProviderItemCapabilities.allowsAll.contains(.allowsDeleting))
        final class Item: NSObject, NSFileProviderItem {
            let itemIdentifier = NSFileProviderItemIdentifier("a")
            let parentItemIdentifier = NSFileProviderItemIdentifier.rootContainer
            let filename = "a.txt"
        }
        let item: any NSFileProviderItem = Item()
        #expect(item.capabilities == .allowsReading && item.documentSize == nil && item.isUploaded)
    }

    @Test("Links of others are not known, pictures are not analyzed, and Siri is not there")
    func others() async {
        #expect(SWHighlightCenter().highlights.isEmpty)
        await #expect(throws: SWHighlightCenterError(.accessDenied)) {
            try await SWHighlightCenter().highlight(for: URL(filePath: "/"))
        }
        #expect(SCSensitivityAnalyzer().analysisPolicy == .disabled)
        await #expect(throws: SCSensitivityAnalysisError.self) {
            try await SCSensitivityAnalyzer().analyzeImage(at: URL(filePath: "/"))
        }
        #expect(!INUIAddVoiceShortcutButton(style: .black).isEnabled)
    }
}
