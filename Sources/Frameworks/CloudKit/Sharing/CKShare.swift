import Foundation

/// Records that a user shares with others.
///
/// Follows Apple's [CKShare](https://developer.apple.com/documentation/cloudkit/ckshare). It stays in memory here.
open class CKShare: CKRecord, @unchecked Sendable {
    /// The permissions of a participant.
    public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
    /// The roles of a participant.
    public enum ParticipantRole: Int, Sendable { case unknown, owner, privateUser = 3, publicUser, administrator }
    /// Whether a participant uses the share.
    public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown, pending, accepted, removed }
    /// The kinds of participants.
    public enum ParticipantType: Int, Sendable { case unknown, owner, privateUser = 3, publicUser }

    /// The names of a share's values.
    public enum SystemFieldKey {
        /// The title.
        public static let title = "cloudkit.title"
        /// A small picture, as data.
        public static let thumbnailImageData = "cloudkit.thumbnailImageData"
        /// The type of the content, as the app names it.
        public static let shareType = "cloudkit.type"
    }

    /// A user who takes part in a share.
    ///
    /// Follows Apple's [CKShare.Participant](https://developer.apple.com/documentation/cloudkit/ckshare/participant).
    open class Participant: NSObject, @unchecked Sendable {
        /// The user.
        public let userIdentity: CKUserIdentity
        /// The identifier.
        public let participantID = UUID().uuidString
        /// The role.
        open var role: ParticipantRole
        /// The permissions.
        open var permission: ParticipantPermission
        /// Whether the participant uses the share.
        public let acceptanceStatus: ParticipantAcceptanceStatus
        /// The kind.
        open var type: ParticipantType { ParticipantType(rawValue: role.rawValue) ?? .unknown }
        init(
            _ identity: CKUserIdentity, _ role: ParticipantRole, _ permission: ParticipantPermission,
            _ status: ParticipantAcceptanceStatus
        ) {
            (userIdentity, self.role, self.permission, acceptanceStatus) = (identity, role, permission, status)
        }
        /// Returns a participant for a link that works once.
        open class func oneTimeURLParticipant() -> Self {
            guard let participant = Participant(CKUserIdentity(), .privateUser, .readOnly, .pending) as? Self else {
                preconditionFailure("Participants with links are of the class itself.")
            }
            return participant
        }
    }

    /// The facts of a share before it is used; there are none without a server.
    ///
    /// Follows Apple's [CKShare.Metadata](https://developer.apple.com/documentation/cloudkit/ckshare/metadata).
    public final class Metadata: NSObject, @unchecked Sendable {
        /// The share.
        public let share: CKShare
        /// The name of the container.
        public let containerIdentifier: String
        /// The first record, if it was asked for.
        public let rootRecord: CKRecord?
        /// The name of the first record.
        public let hierarchicalRootRecordID: CKRecord.ID?
        /// The user who shares.
        public var ownerIdentity: CKUserIdentity { share.owner.userIdentity }
        /// The role of the app's user.
        public var participantRole: ParticipantRole { .unknown }
        /// Whether the app's user uses the share.
        public var participantStatus: ParticipantAcceptanceStatus { .unknown }
        /// The permissions of the app's user.
        public var participantPermission: ParticipantPermission { .unknown }
        init(share: CKShare, containerIdentifier: String) {
            (self.share, self.containerIdentifier, rootRecord, hierarchicalRootRecordID) = (
                share, containerIdentifier, nil, nil
            )
        }
    }

    /// The link by which others find the share; nil, because no server has it.
    open var url: URL? { nil }
    /// The permissions of everyone who has the link.
    open var publicPermission = ParticipantPermission.none
    /// Whether others may ask to take part.
    open var allowsAccessRequests = false
    /// The user who shares.
    public let owner = Participant(CKUserIdentity(), .owner, .readWrite, .accepted)
    private var others: [Participant] = []
    /// The participants, the owner first.
    open var participants: [Participant] { [owner] + others }
    /// The app's user: the owner.
    open var currentUserParticipant: Participant? { owner }

    /// Creates a share of a record and all below it.
    public convenience init(rootRecord: CKRecord) {
        self.init(rootRecord: rootRecord, shareID: ID(zoneID: rootRecord.recordID.zoneID))
    }
    /// Creates a share, with a name, of a record and all below it.
    public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
        super.init(recordType: SystemType.share, recordID: shareID)
        rootRecord.keptShare = Reference(record: self, action: .none)
    }
    /// Creates a share of a zone.
    public init(recordZoneID: CKRecordZone.ID) {
        super.init(
            recordType: SystemType.share, recordID: ID(recordName: CKRecordNameZoneWideShare, zoneID: recordZoneID))
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Adds a participant.
    open func addParticipant(_ participant: Participant) {
        if !participants.contains(where: { $0 === participant }) { others.append(participant) }
    }
    /// Removes a participant, except for the owner.
    open func removeParticipant(_ participant: Participant) { others.removeAll { $0 === participant } }
    /// Returns the link for a participant; nil, because no server has it.
    open func oneTimeURL(for participantID: String) -> URL? { nil }
}

/// The name of a zone's share.
public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"
