import CloudKit
import SwiftUITesting
import Testing

/// Records, shares and notifications of CloudKit, without an account.
@MainActor
@Suite("Records, shares and notifications of CloudKit")
struct CloudTests {
    @Test("A record's values are set by names, and its system fields survive an archive")
    func records() throws {
        let zone = CKRecordZone.ID(zoneName: "Z")
        let record = CKRecord(recordType: "Item", recordID: CKRecord.ID(recordName: "a", zoneID: zone))
        record.setValuesForKeys(["name": "Two Words", "count": 3])
        record.setValue(nil, forKey: "count")
        #expect(record.value(forKey: "name") as? String == "Two Words" && record.value(forKey: "count") == nil)
        #expect(record.allTokens() == ["two", "words"] && record.changedKeys() == ["count", "name"])
        record.encryptedValues["secret"] = "x"
        #expect(record.encryptedValues["secret"] == "x" && record["secret"] as String? == nil)
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        record.encodeSystemFields(with: coder)
        coder.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        let read = try #require(CKRecord(coder: reader))
        #expect(read.recordID == record.recordID && read.recordType == "Item")
    }

    @Test("A share has its owner, and participants that are added and removed")
    func shares() {
        let root = CKRecord(recordType: "Item")
        let share = CKShare(rootRecord: root)
        share[CKShare.SystemFieldKey.title] = "Title"
        let guest = CKShare.Participant.oneTimeURLParticipant()
        share.addParticipant(guest)
        share.addParticipant(guest)
        #expect(share.participants.count == 2 && share.owner.role == .owner && root.share?.recordID == share.recordID)
        share.removeParticipant(guest)
        #expect(share.participants.count == 1 && share.url == nil)
    }

    @Test("A message of CloudKit is read as the notification of its kind; another is none")
    func notifications() throws {
        let message: [AnyHashable: Any] = [
            "aps": ["alert": ["body": "New"], "badge": 2],
            "ck": ["cid": "iCloud.x", "qry": ["sid": "s", "fo": 1, "rid": "a", "zid": "Z", "af": ["name": "b"]]],
        ]
        let notification = try #require(
            CKNotification.notification(fromRemoteNotificationDictionary: message) as? CKQueryNotification)
        #expect(notification.queryNotificationReason == .recordCreated && notification.recordID?.zoneID.zoneName == "Z")
        #expect(notification.recordFields?["name"] as? String == "b" && notification.alertBody == "New")
        #expect(notification.subscriptionID == "s" && notification.badge == 2)
        #expect(CKNotification(fromRemoteNotificationDictionary: [:]) == nil)
    }

    @Test("Operations end through the block of each record, and errors are caught by their reasons")
    func operations() async {
        let record = CKRecord(recordType: "Item")
        let operation = CKModifyRecordsOperation(recordsToSave: [record])
        let results = AsyncStream.makeStream(of: Bool.self)
        operation.perRecordCompletionBlock = {
            results.continuation.yield(($1 as? CKError)?.code == .notAuthenticated && $0 === record)
        }
        _ = TestHost.warnings { CKContainer.default().privateCloudDatabase.add(operation) }
        var iterator = results.stream.makeAsyncIterator()
        #expect(await iterator.next() == true)
        do {
            _ = try await CKContainer.default().userIdentity(forEmailAddress: "a@example.org")
            Issue.record("no error")
        } catch CKError.notAuthenticated {
        } catch { Issue.record("another error") }
        let batch = await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: [.saveRecord(record.recordID)]) { _ in
            record
        }
        #expect(batch?.recordsToSave.first === record)
    }
}
