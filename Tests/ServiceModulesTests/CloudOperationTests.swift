import CloudKit
import Foundation
import Testing

/// Operations of CloudKit without an account: each function that an app sets is called with the reason.
@MainActor
@Suite("Failures of CloudKit's operations")
struct CloudOperationTests {
    /// The names of the functions that an operation calls when it fails, with the reason for each.
    private func calls(_ set: (@escaping (String, (any Error)?) -> Void) -> CKOperation) -> [String] {
        var names: [String] = []
        let operation = set { name, error in
            names.append((error as? CKError)?.code == .notAuthenticated ? name : "\(name) without a reason")
        }
        operation.main()
        return names
    }
    private func reason<Value>(_ result: Result<Value, any Error>) -> (any Error)? {
        if case .failure(let error) = result { error } else { nil }
    }

    @Test("Operations that read records and zones tell each of their functions of the failure")
    func readings() {
        let (record, zone) = (CKRecord.ID(recordName: "a"), CKRecordZone.ID(zoneName: "Z"))
        let records = calls { call in
            let operation = CKFetchRecordsOperation(recordIDs: [record])
            operation.perRecordResultBlock = { call("record \($0.recordName)", reason($1)) }
            operation.fetchRecordsResultBlock = { call("result", reason($0)) }
            operation.fetchRecordsCompletionBlock = { call("end \($0 == nil)", $1) }
            return operation
        }
        #expect(records == ["record a", "result", "end true"])
        let changes = calls { call in
            let operation = CKFetchRecordZoneChangesOperation(recordZoneIDs: [zone], configurationsByRecordZoneID: nil)
            operation.recordZoneFetchResultBlock = { call("zone \($0.zoneName)", reason($1)) }
            operation.fetchRecordZoneChangesResultBlock = { call("result", reason($0)) }
            operation.fetchRecordZoneChangesCompletionBlock = { call("end", $0) }
            return operation
        }
        #expect(changes == ["zone Z", "result", "end"])
        let database = calls { call in
            let operation = CKFetchDatabaseChangesOperation(previousServerChangeToken: nil)
            operation.fetchDatabaseChangesResultBlock = { call("result", reason($0)) }
            return operation
        }
        #expect(database == ["result"])
        let zones = calls { call in
            let operation = CKFetchRecordZonesOperation(recordZoneIDs: [zone])
            operation.perRecordZoneResultBlock = { call("zone \($0.zoneName)", reason($1)) }
            operation.fetchRecordZonesResultBlock = { call("result", reason($0)) }
            return operation
        }
        #expect(zones == ["zone Z", "result"])
        let query = calls { call in
            let operation = CKQueryOperation(query: CKQuery(recordType: "Item", predicate: NSPredicate(value: true)))
            operation.queryResultBlock = { call("result", reason($0)) }
            operation.queryCompletionBlock = { call("end \($0 == nil)", $1) }
            return operation
        }
        #expect(query == ["result", "end true"])
    }

    @Test("Operations that change or share tell each of their functions of the failure")
    func changes() {
        let saved = CKRecord(recordType: "Item", recordID: CKRecord.ID(recordName: "a"))
        let records = calls { call in
            let operation = CKModifyRecordsOperation(
                recordsToSave: [saved], recordIDsToDelete: [CKRecord.ID(recordName: "b")])
            operation.perRecordSaveBlock = { call("save \($0.recordName)", reason($1)) }
            operation.perRecordCompletionBlock = { call("record \($0.recordID.recordName)", $1) }
            operation.perRecordDeleteBlock = { call("delete \($0.recordName)", reason($1)) }
            operation.modifyRecordsResultBlock = { call("result", reason($0)) }
            operation.modifyRecordsCompletionBlock = { call("end \($0 == nil) \($1 == nil)", $2) }
            return operation
        }
        #expect(records == ["save a", "record a", "delete b", "result", "end true true"])
        let zones = calls { call in
            let operation = CKModifyRecordZonesOperation()
            operation.modifyRecordZonesResultBlock = { call("result", reason($0)) }
            return operation
        }
        #expect(zones == ["result"])
        let subscriptions = calls { call in
            let operation = CKModifySubscriptionsOperation()
            operation.modifySubscriptionsResultBlock = { call("result", reason($0)) }
            operation.modifySubscriptionsCompletionBlock = { call("end \($0 == nil) \($1 == nil)", $2) }
            return operation
        }
        #expect(subscriptions == ["result", "end true true"])
        let known = calls { call in
            let operation = CKFetchSubscriptionsOperation(subscriptionIDs: ["s"])
            operation.perSubscriptionResultBlock = { call("subscription \($0)", reason($1)) }
            operation.fetchSubscriptionsResultBlock = { call("result", reason($0)) }
            operation.fetchSubscriptionCompletionBlock = { call("end \($0 == nil)", $1) }
            return operation
        }
        #expect(known == ["subscription s", "result", "end true"])
        let shares = calls { call in
            let operation = CKFetchShareMetadataOperation(shareURLs: [URL(filePath: "/a")])
            operation.perShareMetadataResultBlock = { call("share \($0.path)", reason($1)) }
            operation.fetchShareMetadataResultBlock = { call("result", reason($0)) }
            return operation
        }
        #expect(shares == ["share /a", "result"])
        let users = calls { call in
            let operation = CKDiscoverUserIdentitiesOperation()
            operation.discoverUserIdentitiesResultBlock = { call("result", reason($0)) }
            operation.discoverUserIdentitiesCompletionBlock = { call("end", $0) }
            return operation
        }
        #expect(users == ["result", "end"])
        let accepted = calls { call in
            let operation = CKAcceptSharesOperation(shareMetadatas: [])
            operation.acceptSharesResultBlock = { call("result", reason($0)) }
            return operation
        }
        #expect(accepted == ["result"])
        let cancelled = CKFetchRecordsOperation(recordIDs: [])
        var code: CKError.Code?
        cancelled.fetchRecordsResultBlock = { code = (reason($0) as? CKError)?.code }
        cancelled.cancel()
        cancelled.main()
        #expect(code == .operationCancelled)
    }
}
