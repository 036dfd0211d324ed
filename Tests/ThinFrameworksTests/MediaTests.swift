import ActivityKit
import CloudKit
import CoreAudio
import CoreMedia
import SwiftUI
import SwiftUITesting
import Testing

@testable import MediaPlayer

@MainActor
@Suite("MediaPlayer, CoreMedia, ActivityKit and CloudKit")
struct MediaTests {
    @Test("What is played is kept; commands call the app's functions while they are enabled")
    func nowPlaying() {
        let center = MPNowPlayingInfoCenter.default()
        let warnings = TestHost.warnings {
            center.nowPlayingInfo = [MPMediaItemPropertyTitle: "Song", MPNowPlayingInfoPropertyPlaybackRate: 1.0]
        }
        #expect(center.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Song" && warnings.count == 1)
        let command = MPRemoteCommandCenter.shared().changePlaybackPositionCommand
        var places: [TimeInterval] = []
        var token: Any?
        _ = TestHost.warnings {
            token = command.addTarget { event in
                guard let event = event as? MPChangePlaybackPositionCommandEvent else { return .commandFailed }
                places.append(event.positionTime)
                return .success
            }
        }
        let event = MPChangePlaybackPositionCommandEvent(command, positionTime: 12)
        #expect(command.perform(event) == .success)
        command.isEnabled = false
        #expect(command.perform(event) == .commandFailed)
        command.isEnabled = true
        command.removeTarget(token)
        #expect(command.perform(event) == .commandFailed && places == [12])
    }

    @Test("Views of live activities keep their content and size under the settings of the lock screen")
    func activityViews() {
        let view = Text("Order").activityBackgroundTint(.red).activitySystemActionForegroundColor(.white)
            .dynamicIsland(verticalPlacement: .belowIfTooWide)
        let host = TestHost(view, size: CGSize(width: 200, height: 100))
        let plain = TestHost(Text("Order"), size: CGSize(width: 200, height: 100))
        #expect(host.text == ["Order"] && host.find(text: "Order")?.frame == plain.find(text: "Order")?.frame)
        #expect(EnvironmentValues().activityFamily == .medium && !EnvironmentValues().isActivityFullscreen)
    }

    @Test("Ranges of times intersect and contain as their ends say, and invalid ones never")
    func ranges() {
        let second = { CMTime(seconds: $0, preferredTimescale: 600) }
        let (a, b) = (CMTimeRange(start: second(1), end: second(3)), CMTimeRange(start: second(2), duration: second(4)))
        #expect(a.intersection(b) == CMTimeRange(start: second(2), end: second(3)) && a.union(b).end == second(6))
        #expect(a.containsTime(second(1)) && !a.containsTime(second(3)) && !CMTimeRange.invalid.containsTime(.zero))
        #expect(CMTimeCompare(second(1), second(2)) == -1 && CMTimeAdd(second(1), second(2)) == second(3))
        #expect(CMTimeRangeGetEnd(a).seconds == 3 && !CMTIME_IS_VALID(.invalid))
    }

    @Test("The system's devices for sound are not seen: every property is unknown, and nothing is written")
    func audioObjects() {
        var address = AudioObjectPropertyAddress(
            mSelector: kAudioHardwarePropertyDefaultOutputDevice, mScope: kAudioObjectPropertyScopeGlobal,
            mElement: kAudioObjectPropertyElementMain)
        var (device, size): (AudioDeviceID, UInt32) = (7, UInt32(MemoryLayout<AudioDeviceID>.size))
        let warnings = TestHost.warnings {
            let status = AudioObjectGetPropertyData(
                AudioObjectID(kAudioObjectSystemObject), &address, 0, nil, &size, &device)
            #expect(status == kAudioHardwareUnknownPropertyError && size == 0 && device == 7)
        }
        size = 9
        #expect(
            AudioObjectGetPropertyDataSize(kAudioObjectSystemObject, &address, 0, nil, &size)
                == kAudioHardwareUnknownPropertyError)
        #expect(size == 0)
        #expect(warnings.count == 1 && !AudioObjectHasProperty(kAudioObjectSystemObject, &address))
        #expect(kAudioHardwarePropertyDefaultOutputDevice == 0x644F_7574)
    }

    @Test("No desktop shows live activities: there are none, and a request fails with a warning")
    func activities() {
        struct Delivery: ActivityAttributes {
            struct ContentState: Codable, Hashable { var minutes: Int }
            var number: Int
        }
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled && Activity<Delivery>.activities.isEmpty)
        func content(_ minutes: Int, _ stale: Double?, _ score: Double = 0) -> ActivityContent<Delivery.ContentState> {
            ActivityContent(
                state: Delivery.ContentState(minutes: minutes),
                staleDate: stale.map { Date(timeIntervalSinceReferenceDate: $0) }, relevanceScore: score)
        }
        #expect(content(5, 1, 2) == content(5, 1, 2) && content(5, nil) == content(5, nil, 0))
        #expect(content(5, 1, 2) != content(6, 1, 2) && content(5, 1, 2) != content(5, 2, 2))
        #expect(content(5, 1, 2) != content(5, 1, 3) && content(5, 1) != content(5, nil))
        let warnings = TestHost.warnings {
            #expect(throws: ActivityAuthorizationError.unsupported) {
                _ = try Activity.request(
                    attributes: Delivery(number: 1),
                    content: ActivityContent(state: Delivery.ContentState(minutes: 5), staleDate: nil))
            }
        }
        #expect(warnings.count == 1)
    }

    @Test("There is no account of iCloud: every operation ends with the error of that, through all of its blocks")
    func cloud() async throws {
        let container = CKContainer.default()
        #expect(try await container.accountStatus() == .noAccount)
        let database = container.privateCloudDatabase
        let record = CKRecord(recordType: "Note")
        record["title"] = "Milk"
        let title: String? = record["title"]
        #expect(title == "Milk" && record.changedKeys() == ["title"])
        do {
            try await database.save(record)
            Issue.record("There is no iCloud.")
        } catch let error as CKError { #expect(error.code == .notAuthenticated) }
        let operation = CKModifyRecordsOperation(
            recordsToSave: [record], recordIDsToDelete: [CKRecord.ID(recordName: "a")])
        let codes = Codes()
        operation.perRecordSaveBlock = { if case .failure(let error) = $1 { codes.add(error) } }
        operation.perRecordDeleteBlock = { if case .failure(let error) = $1 { codes.add(error) } }
        await withCheckedContinuation { continuation in
            operation.modifyRecordsResultBlock = { result in
                if case .failure(let error) = result { codes.add(error) }
                continuation.resume()
            }
            database.add(operation)
        }
        #expect(codes.all == [.notAuthenticated, .notAuthenticated, .notAuthenticated])
        #expect(
            CKRecord.ID(recordName: "a") == CKRecord.ID(recordName: "a")
                && CKRecordZone.ID.default.zoneName == "_defaultZone")
        #expect(CKNotification(fromRemoteNotificationDictionary: ["a": 1]) == nil)
    }
}

/// The codes of errors.
private final class Codes: @unchecked Sendable {
    private let lock = NSLock()
    private var codes: [CKError.Code] = []
    var all: [CKError.Code] { lock.withLock { codes } }
    func add(_ error: any Error) { if let error = error as? CKError { lock.withLock { codes.append(error.code) } } }
}
