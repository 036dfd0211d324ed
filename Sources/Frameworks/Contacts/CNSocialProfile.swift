import Foundation

/// An account in a social network.
///
/// Follows Apple's [CNSocialProfile](https://developer.apple.com/documentation/contacts/cnsocialprofile).
open class CNSocialProfile: NSObject, @unchecked Sendable {
    /// The address of the account's page.
    public let urlString: String
    /// The name of the account.
    public let username: String
    /// The identifier of the account.
    public let userIdentifier: String
    /// The network.
    public let service: String
    /// Creates an account.
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        (self.urlString, self.username) = (urlString ?? "", username ?? "")
        (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
    }
    /// Returns the title of a value.
    open class func localizedString(forKey key: String) -> String { key }
    /// Returns the title of a network.
    open class func localizedString(forService service: String) -> String { service }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNSocialProfile else { return false }
        return (urlString, username, userIdentifier, service)
            == (other.urlString, other.username, other.userIdentifier, other.service)
    }
    open override var hash: Int { username.hashValue }
}

/// Facebook.
public let CNSocialProfileServiceFacebook = "Facebook"
/// Flickr.
public let CNSocialProfileServiceFlickr = "Flickr"
/// LinkedIn.
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
/// MySpace.
public let CNSocialProfileServiceMySpace = "MySpace"
/// Sina Weibo.
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
/// Tencent Weibo.
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
/// Twitter.
public let CNSocialProfileServiceTwitter = "Twitter"
/// Yelp.
public let CNSocialProfileServiceYelp = "Yelp"
/// Game Center.
public let CNSocialProfileServiceGameCenter = "GameCenter"

/// An address for messages.
///
/// Follows Apple's [CNInstantMessageAddress](https://developer.apple.com/documentation/contacts/cninstantmessageaddress).
open class CNInstantMessageAddress: NSObject, @unchecked Sendable {
    /// The name of the account.
    public let username: String
    /// The service.
    public let service: String
    /// Creates an address.
    public init(username: String, service: String) { (self.username, self.service) = (username, service) }
    /// Returns the title of a value.
    open class func localizedString(forKey key: String) -> String { key }
    /// Returns the title of a service.
    open class func localizedString(forService service: String) -> String { service }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CNInstantMessageAddress).map { $0.username == username && $0.service == service } ?? false
    }
    open override var hash: Int { username.hashValue }
}

/// AIM.
public let CNInstantMessageServiceAIM = "AIM"
/// Facebook.
public let CNInstantMessageServiceFacebook = "Facebook"
/// Google Talk.
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
/// ICQ.
public let CNInstantMessageServiceICQ = "ICQ"
/// Jabber.
public let CNInstantMessageServiceJabber = "Jabber"
/// MSN.
public let CNInstantMessageServiceMSN = "MSN"
/// QQ.
public let CNInstantMessageServiceQQ = "QQ"
/// Skype.
public let CNInstantMessageServiceSkype = "Skype"
/// Yahoo.
public let CNInstantMessageServiceYahoo = "Yahoo"

/// A relation to another person.
///
/// Follows Apple's [CNContactRelation](https://developer.apple.com/documentation/contacts/cncontactrelation).
open class CNContactRelation: NSObject, @unchecked Sendable {
    /// The other person's name.
    public let name: String
    /// Creates a relation.
    public init(name: String) { self.name = name }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContactRelation)?.name == name }
    open override var hash: Int { name.hashValue }
}

/// A spouse.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// A partner.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// A parent.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// A mother.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// A father.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// A child.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// A son.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// A daughter.
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
/// A brother.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// A sister.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// A friend.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// A manager.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
/// An assistant.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
/// A colleague.
public let CNLabelContactRelationColleague = "_$!<Colleague>!$_"
