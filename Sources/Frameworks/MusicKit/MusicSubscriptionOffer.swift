import SwiftUI

/// An offer of a subscription for music; there is none here.
///
/// Follows Apple's [MusicSubscriptionOffer](https://developer.apple.com/documentation/musickit/musicsubscriptionoffer).
public enum MusicSubscriptionOffer {
    /// The actions for which a subscription is offered.
    public enum Action: Hashable, Sendable { case subscribe }
    /// The texts that an offer shows.
    public struct MessageIdentifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String
        /// Creates a text of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
        /// Joining.
        public static let join = MessageIdentifier(rawValue: "join")
        /// Connecting to the music.
        public static let connect = MessageIdentifier(rawValue: "connect")
        /// Adding music.
        public static let addMusic = MessageIdentifier(rawValue: "addMusic")
        /// Playing music.
        public static let playMusic = MessageIdentifier(rawValue: "playMusic")
    }
    /// The settings of an offer.
    public struct Options: Hashable, Sendable {
        /// The action.
        public var action: Action
        /// The text.
        public var messageIdentifier: MessageIdentifier
        /// The thing for which a subscription is offered; nil for none.
        public var itemID: MusicItemID?
        /// The app's token for commissions; nil for none.
        public var affiliateToken: String?
        /// The app's token for campaigns; nil for none.
        public var campaignToken: String?
        /// Creates settings.
        public init(
            action: Action = .subscribe, messageIdentifier: MessageIdentifier = .join, itemID: MusicItemID? = nil,
            affiliateToken: String? = nil, campaignToken: String? = nil
        ) {
            (self.action, self.messageIdentifier, self.itemID) = (action, messageIdentifier, itemID)
            (self.affiliateToken, self.campaignToken) = (affiliateToken, campaignToken)
        }
        /// The settings by default.
        public static let `default` = Options()
    }
}

extension View {
    /// Shows an offer of a subscription while a value is true; nothing is shown, and the function receives an error.
    public nonisolated func musicSubscriptionOffer(
        isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
        onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
            guard isShown else { return }
            isPresented.wrappedValue = false
            onLoadCompletion(MusicTokenRequestError.denied())
        }
    }
}
