import SwiftUI

/// The words of buttons of a view of subscriptions; there are no buttons here.
///
/// Follows Apple's
/// [SubscriptionStoreButtonLabel](https://developer.apple.com/documentation/storekit/subscriptionstorebuttonlabel).
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private let parts: Set<String>
    /// As the place wants it.
    public static let automatic = SubscriptionStoreButtonLabel(parts: [])
    /// The effect of a press.
    public static let action = SubscriptionStoreButtonLabel(parts: ["action"])
    /// The name of the subscription.
    public static let displayName = SubscriptionStoreButtonLabel(parts: ["displayName"])
    /// The price.
    public static let price = SubscriptionStoreButtonLabel(parts: ["price"])
    /// Several lines.
    public static let multiline = SubscriptionStoreButtonLabel(parts: ["multiline"])
    /// One line.
    public static let singleLine = SubscriptionStoreButtonLabel(parts: ["singleLine"])
    /// These parts in several lines.
    public var multiline: SubscriptionStoreButtonLabel {
        SubscriptionStoreButtonLabel(parts: parts.union(["multiline"]))
    }
    /// These parts in one line.
    public var singleLine: SubscriptionStoreButtonLabel {
        SubscriptionStoreButtonLabel(parts: parts.union(["singleLine"]))
    }
    /// These parts and the price.
    public var price: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(parts: parts.union(["price"])) }
    /// These parts and the name.
    public var displayName: SubscriptionStoreButtonLabel {
        SubscriptionStoreButtonLabel(parts: parts.union(["displayName"]))
    }
}

/// How subscriptions are chosen; there are none here.
public struct SubscriptionStoreControlStyle: Hashable, Sendable {
    private let name: String
    /// As the place wants it.
    public static let automatic = SubscriptionStoreControlStyle(name: "automatic")
    /// Buttons.
    public static let buttons = SubscriptionStoreControlStyle(name: "buttons")
    /// A list with a button below.
    public static let picker = SubscriptionStoreControlStyle(name: "picker")
    /// A list whose chosen entry stands out.
    public static let prominentPicker = SubscriptionStoreControlStyle(name: "prominentPicker")
    /// A list in pages.
    public static let pagedPicker = SubscriptionStoreControlStyle(name: "pagedPicker")
    /// Pages whose chosen entry stands out.
    public static let pagedProminentPicker = SubscriptionStoreControlStyle(name: "pagedProminentPicker")
    /// A small list.
    public static let compactPicker = SubscriptionStoreControlStyle(name: "compactPicker")
}

/// The documents of a view of subscriptions.
public enum SubscriptionStorePolicyKind: Hashable, Sendable { case termsOfService, privacyPolicy }

extension ContainerBackgroundPlacement {
    /// Behind a view of subscriptions, around the content.
    public static let subscriptionStore = ContainerBackgroundPlacement.window
    /// Behind the upper part of a view of subscriptions.
    public static let subscriptionStoreHeader = ContainerBackgroundPlacement.window
    /// Behind all of a view of subscriptions.
    public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement.window
}

// The views of subscriptions say that there is no store: what would be shown of subscriptions is not asked for.
extension View {
    /// Sets the words of the buttons of subscriptions; there are none.
    public nonisolated func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
    /// Sets how subscriptions are chosen; there are none.
    public nonisolated func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyle) -> some View { self }
    /// Sets the background of the entries of subscriptions; there are none.
    public nonisolated func subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle) -> some View {
        self
    }
    /// Sets the background of the controls of subscriptions; there are none.
    public nonisolated func subscriptionStoreControlBackground(_ backgroundStyle: some ShapeStyle) -> some View { self }
    /// Sets the icons of subscriptions; there are none.
    public nonisolated func subscriptionStoreControlIcon(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
    ) -> some View { self }
    /// Sets the address of a document of the app's; no document is shown.
    public nonisolated func subscriptionStorePolicyDestination(
        url: URL, for button: SubscriptionStorePolicyKind
    ) -> some View { self }
    /// Sets a document of the app's; no document is shown.
    public nonisolated func subscriptionStorePolicyDestination(
        for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
    ) -> some View { self }
    /// Sets the color of the words for documents; no document is shown.
    public nonisolated func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
    /// Sets what happens when the user signs in; there is no button for it.
    public nonisolated func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
    /// Sets the words of an offer; there are none.
    public nonisolated func preferredSubscriptionOffer(
        _ value:
            @escaping (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) -> Product.SubscriptionOffer?
    ) -> some View { self }
}
