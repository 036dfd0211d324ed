import Foundation

/// Reads subscriptions; fails.
open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The names of the subscriptions; nil for all.
    open var subscriptionIDs: [CKSubscription.ID]?
    /// Called for each subscription.
    open var perSubscriptionResultBlock: ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
    /// Called at the end.
    open var fetchSubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Called at the end.
    open var fetchSubscriptionCompletionBlock: (([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)?
    /// Creates an operation.
    public init(subscriptionIDs: [CKSubscription.ID]? = nil) { self.subscriptionIDs = subscriptionIDs }
    /// Returns an operation for all subscriptions.
    open class func fetchAllSubscriptionsOperation() -> CKFetchSubscriptionsOperation {
        CKFetchSubscriptionsOperation()
    }

    override func fail(_ error: CKError) {
        for id in subscriptionIDs ?? [] { perSubscriptionResultBlock?(id, .failure(error)) }
        fetchSubscriptionsResultBlock?(.failure(error))
        fetchSubscriptionCompletionBlock?(nil, error)
    }
}

/// Begins to use shares; fails.
///
/// Follows Apple's [CKAcceptSharesOperation](https://developer.apple.com/documentation/cloudkit/ckacceptsharesoperation).
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
    /// The shares.
    open var shareMetadatas: [CKShare.Metadata]?
    /// Called for each share.
    open var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
    /// Called at the end.
    open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Creates an operation.
    public init(shareMetadatas: [CKShare.Metadata]) { self.shareMetadatas = shareMetadatas }

    override func fail(_ error: CKError) {
        for metadata in shareMetadatas ?? [] { perShareResultBlock?(metadata, .failure(error)) }
        acceptSharesResultBlock?(.failure(error))
    }
}

/// Reads the facts of shares; fails.
///
/// Follows Apple's [CKFetchShareMetadataOperation](https://developer.apple.com/documentation/cloudkit/ckfetchsharemetadataoperation).
open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
    /// The links of the shares.
    open var shareURLs: [URL]?
    /// Whether the first record of each share is read.
    open var shouldFetchRootRecord = false
    /// The names of the values that are read; nil for all.
    open var rootRecordDesiredKeys: [CKRecord.FieldKey]?
    /// Called for each share.
    open var perShareMetadataResultBlock: ((URL, Result<CKShare.Metadata, any Error>) -> Void)?
    /// Called at the end.
    open var fetchShareMetadataResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Creates an operation.
    public init(shareURLs: [URL]) { self.shareURLs = shareURLs }

    override func fail(_ error: CKError) {
        for url in shareURLs ?? [] { perShareMetadataResultBlock?(url, .failure(error)) }
        fetchShareMetadataResultBlock?(.failure(error))
    }
}

/// Finds participants for shares; fails.
///
/// Follows Apple's [CKFetchShareParticipantsOperation](https://developer.apple.com/documentation/cloudkit/ckfetchshareparticipantsoperation).
open class CKFetchShareParticipantsOperation: CKOperation, @unchecked Sendable {
    /// The facts by which users are found.
    open var userIdentityLookupInfos: [CKUserIdentity.LookupInfo]?
    /// Called for each user.
    open var perShareParticipantResultBlock:
        ((CKUserIdentity.LookupInfo, Result<CKShare.Participant, any Error>) -> Void)?
    /// Called at the end.
    open var fetchShareParticipantsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Creates an operation.
    public init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo]) {
        self.userIdentityLookupInfos = userIdentityLookupInfos
    }

    override func fail(_ error: CKError) {
        for info in userIdentityLookupInfos ?? [] { perShareParticipantResultBlock?(info, .failure(error)) }
        fetchShareParticipantsResultBlock?(.failure(error))
    }
}

/// Finds users; fails.
///
/// Follows Apple's [CKDiscoverUserIdentitiesOperation](https://developer.apple.com/documentation/cloudkit/ckdiscoveruseridentitiesoperation).
open class CKDiscoverUserIdentitiesOperation: CKOperation, @unchecked Sendable {
    /// The facts by which users are found.
    open var userIdentityLookupInfos: [CKUserIdentity.LookupInfo]
    /// Called for each user that is found; never here.
    open var userIdentityDiscoveredBlock: ((CKUserIdentity, CKUserIdentity.LookupInfo) -> Void)?
    /// Called at the end.
    open var discoverUserIdentitiesResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Called at the end.
    open var discoverUserIdentitiesCompletionBlock: (((any Error)?) -> Void)?
    /// Creates an operation.
    public init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo] = []) {
        self.userIdentityLookupInfos = userIdentityLookupInfos
    }

    override func fail(_ error: CKError) {
        discoverUserIdentitiesResultBlock?(.failure(error))
        discoverUserIdentitiesCompletionBlock?(error)
    }
}

/// Reads zones; fails.
open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The names of the zones; nil for all.
    open var recordZoneIDs: [CKRecordZone.ID]?
    /// Called for each zone.
    open var perRecordZoneResultBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
    /// Called at the end.
    open var fetchRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Creates an operation.
    public init(recordZoneIDs: [CKRecordZone.ID]? = nil) { self.recordZoneIDs = recordZoneIDs }
    /// Returns an operation for all zones.
    open class func fetchAllRecordZonesOperation() -> CKFetchRecordZonesOperation { CKFetchRecordZonesOperation() }

    override func fail(_ error: CKError) {
        for id in recordZoneIDs ?? [] { perRecordZoneResultBlock?(id, .failure(error)) }
        fetchRecordZonesResultBlock?(.failure(error))
    }
}
