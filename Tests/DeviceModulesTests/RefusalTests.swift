import AdSupport
import AppTrackingTransparency
import DeviceActivity
import DeviceCheck
import FamilyControls
import Foundation
import ManagedSettings
import MusicKit
import OrielFoundation
import ScreenCaptureKit
import SwiftUITesting
import Testing
import WeatherKit

/// Services that refuse, and how apps learn of that.
@MainActor
@Suite("Tracking, proofs, restrictions, music, weather and recordings that are refused")
struct RefusalTests {
    @Test("Tracking is denied, and the identifier consists of zeros")
    func tracking() async {
        #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
        let status = await withCheckedContinuation { continuation in
            ATTrackingManager.requestTrackingAuthorization { continuation.resume(returning: $0) }
        }
        #expect(status == .denied)
        #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
        let manager = ASIdentifierManager.shared()
        #expect(!manager.isAdvertisingTrackingEnabled)
        #expect(manager.advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
    }

    @Test("A device is not known to Apple's servers: isSupported is false, and requests fail with Apple's code")
    func proofs() async {
        #expect(!DCDevice.current.isSupported && !DCAppAttestService.shared.isSupported)
        await #expect(throws: DCError(.featureUnsupported)) { try await DCDevice.current.generateToken() }
        let error = await withCheckedContinuation { continuation in
            DCAppAttestService.shared.generateKey { continuation.resume(returning: $1) }
        }
        #expect((error as NSError?)?.domain == "com.apple.devicecheck.error" && (error as NSError?)?.code == 1)
    }

    @Test("Apps are not restricted: the status is denied, plans fail, and a choice is empty and kept as JSON")
    func restrictions() async throws {
        #expect(AuthorizationCenter.shared.authorizationStatus == .denied)
        await #expect(throws: FamilyControlsError.unavailable) {
            try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
        }
        let selection = FamilyActivitySelection(includeEntireCategory: true)
        let data = try JSONEncoder().encode(selection)
        #expect(try JSONDecoder().decode(FamilyActivitySelection.self, from: data) == selection)
        let store = ManagedSettingsStore(named: .init("evening"))
        let warnings = TestHost.warnings {
            store.shield.applications = []
            store.application.denyAppRemoval = true
        }
        #expect(Set(warnings).count == 1)
        #expect(store.shield.applications == [] && store.application.denyAppRemoval == true)
        store.clearAllSettings()
        #expect(store.shield.applications == nil && store.application.denyAppRemoval == nil)
        let schedule = DeviceActivitySchedule(
            intervalStart: DateComponents(hour: 20), intervalEnd: DateComponents(hour: 22), repeats: true)
        #expect(throws: DeviceActivityCenter.MonitoringError.unauthorized) {
            try DeviceActivityCenter().startMonitoring(.init("evening"), during: schedule)
        }
    }

    @Test("Music is denied: searches fail, and a player stays stopped")
    func music() async {
        #expect(MusicAuthorization.currentStatus == .denied)
        #expect(await MusicAuthorization.request() == .denied)
        await #expect(throws: MusicTokenRequestError.permissionDenied) {
            try await MusicCatalogSearchRequest(term: "Bach", types: [Song.self, Album.self]).response()
        }
        let player = ApplicationMusicPlayer.shared
        player.queue = []
        await #expect(throws: MusicTokenRequestError.permissionDenied) { try await player.play() }
        #expect(player.state.playbackStatus == .stopped && player.queue.entries.isEmpty)
        let id: MusicItemID = "42"
        #expect(id.rawValue == "42")
    }

    @Test("The weather is denied, its source has Apple's page, and its words are as in Apple's")
    func weather() async throws {
        let place = CLLocation(latitude: 52, longitude: 13)
        await #expect(throws: WeatherError.permissionDenied) { try await WeatherService.shared.weather(for: place) }
        await #expect(throws: WeatherError.permissionDenied) {
            let (current, daily) = try await WeatherService.shared.weather(for: place, including: .current, .daily)
            _ = (current.temperature, daily.first)
        }
        let attribution = try await WeatherService.shared.attribution
        #expect(attribution.legalPageURL.host() == "weatherkit.apple.com")
        #expect(WeatherCondition.mostlyCloudy.description == "Mostly Cloudy")
        #expect(Wind.CompassDirection.northNortheast.abbreviation == "NNE")
        #expect(Wind.CompassDirection.northNortheast.description == "North-northeast")
        #expect(UVIndex.ExposureCategory.high < .veryHigh)
    }

    @Test("Recordings of the screen fail as after a refusal")
    func recordings() async {
        await #expect(throws: SCStreamError(.userDeclined)) { try await SCShareableContent.current }
        let error = await withCheckedContinuation { continuation in
            SCShareableContent.getWithCompletionHandler { continuation.resume(returning: $1) }
        }
        #expect((error as NSError?)?.code == -3801)
        #expect(SCStreamConfiguration().width == 1920)
    }
}
