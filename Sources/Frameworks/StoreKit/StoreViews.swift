import OrielFoundation
import SwiftUI

/// Products that an app offers; there are none, which the view says.
///
/// Follows Apple's [StoreView](https://developer.apple.com/documentation/storekit/storeview).
public struct StoreView: View {
    /// Creates a view of products by their names.
    public nonisolated init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false) {}
    /// Creates a view of products by their names, with icons of the app's.
    public nonisolated init(
        ids: some Collection<String>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> some View
    ) {}
    /// Creates a view of products.
    public nonisolated init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {}
    public var body: some View { EmptyStore() }
}

/// A product that an app offers; there is none, which the view says.
///
/// Follows Apple's [ProductView](https://developer.apple.com/documentation/storekit/productview).
public struct ProductView: View {
    /// Creates a view of a product by its name.
    public nonisolated init(id: String, prefersPromotionalIcon: Bool = false) {}
    /// Creates a view of a product.
    public nonisolated init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
    /// Creates a view of a product by its name, with an icon of the app's.
    public nonisolated init(
        id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> some View
    ) {}
    /// Creates a view of a product, with an icon of the app's.
    public nonisolated init(
        _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> some View
    ) {}
    public var body: some View { EmptyStore() }
}

/// Subscriptions that an app offers; there are none, which the view says.
///
/// Follows Apple's [SubscriptionStoreView](https://developer.apple.com/documentation/storekit/subscriptionstoreview).
public struct SubscriptionStoreView<Content: View> {
    private let content: Content
    private nonisolated init(content: Content) { self.content = content }
    /// Creates a view of a group of subscriptions, below a view of the app's.
    public nonisolated init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
    ) { self.init(content: marketingContent()) }
    /// Creates a view of subscriptions, below a view of the app's.
    public nonisolated init(
        productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content
    ) { self.init(content: marketingContent()) }
    @MainActor public var body: some View {
        VStack(spacing: 16) {
            content
            EmptyStore()
        }
    }
}

extension SubscriptionStoreView: View {}

extension SubscriptionStoreView where Content == EmptyView {
    /// Creates a view of a group of subscriptions.
    public nonisolated init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
        self.init(groupID: groupID, visibleRelationships: visibleRelationships) { EmptyView() }
    }
    /// Creates a view of subscriptions.
    public nonisolated init(productIDs: some Collection<String>) {
        self.init(productIDs: productIDs) { EmptyView() }
    }
}

extension Product {
    /// How subscriptions are related to the user's.
    public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The user's.
        public static let current = SubscriptionRelationship(rawValue: 1)
        /// Higher ones.
        public static let upgrade = SubscriptionRelationship(rawValue: 2)
        /// Lower ones.
        public static let downgrade = SubscriptionRelationship(rawValue: 4)
        /// Subscriptions of the same rank.
        public static let crossgrade = SubscriptionRelationship(rawValue: 8)
        /// All.
        public static let all: SubscriptionRelationship = [.current, .upgrade, .downgrade, .crossgrade]
    }
}

/// Says that there is nothing to buy.
private struct EmptyStore: View {
    var body: some View {
        let _ = StoreGaps.warn()
        Label("This system has no store.", systemImage: "cart").foregroundStyle(.secondary).padding()
    }
}

/// How a product is shown; all look the same here.
public struct ProductViewStyle: Sendable {
    /// As the place wants it.
    public static let automatic = ProductViewStyle()
    /// Small.
    public static let compact = ProductViewStyle()
    /// As usual.
    public static let regular = ProductViewStyle()
    /// Large.
    public static let large = ProductViewStyle()
}

extension View {
    /// Sets how products are shown; all look the same here.
    public nonisolated func productViewStyle(_ style: ProductViewStyle) -> some View { self }
    /// Sets whether buttons of the store are shown; there are none.
    public nonisolated func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View { self }
}

/// A button of the store.
public struct StoreButtonKind: Hashable, Sendable {
    private let name: String
    /// The button that closes the view.
    public static let cancellation = StoreButtonKind(name: "cancellation")
    /// The button that restores purchases.
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    /// The button for a code of an offer.
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    /// The button for an account.
    public static let signIn = StoreButtonKind(name: "signIn")
    /// The buttons for terms and privacy.
    public static let policies = StoreButtonKind(name: "policies")
}

/// The state of something that is loaded from the store.
public enum EntitlementTaskState<Value> {
    /// It is being loaded.
    case loading
    /// It could not be loaded.
    case failure(any Error)
    /// It was loaded.
    case success(Value)
    /// The loaded value; nil for none.
    public var value: Value? { if case .success(let value) = self { value } else { nil } }

    /// Returns the state with another value made of a loaded one.
    public func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(try transform(value))
        }
    }

    /// Returns the state with another value made of a loaded one.
    public func map<T>(_ transform: @Sendable (Value) async throws -> T) async rethrows -> EntitlementTaskState<T> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(try await transform(value))
        }
    }

    /// Returns the state that a loaded value leads to.
    public func flatMap<T>(
        _ transform: (Value) throws -> EntitlementTaskState<T>
    ) rethrows -> EntitlementTaskState<T> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): try transform(value)
        }
    }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

/// Messages of the store's for the user; there are none.
public struct DisplayMessageAction: Sendable {
    /// Shows a message; there is none.
    public func callAsFunction(_ message: Message) throws { StoreGaps.warn() }
}

/// A message of the store's for the user; there are none.
public struct Message: Hashable, Sendable {
    /// The reason for a message.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Something else.
        public static let generic = Reason(rawValue: 0)
        /// A higher price.
        public static let priceIncreaseConsent = Reason(rawValue: 1)
        /// A payment that has failed.
        public static let billingIssue = Reason(rawValue: 2)
    }
    /// The reason.
    public let reason: Reason
    /// The messages that arrive: none, so that a loop over them ends at once.
    public static var messages: AsyncStream<Message> { AsyncStream { $0.finish() } }
}

extension EnvironmentValues {
    /// The action that shows a message of the store's.
    public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
    /// The action that buys a product.
    public var purchase: PurchaseAction { PurchaseAction() }
}

/// Buys a product; no store exists here.
public struct PurchaseAction: Sendable {
    /// Buys a product; throws as ``Product/purchase(options:)`` does.
    @MainActor @preconcurrency
    public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

extension View {
    /// Shows the user's subscriptions; there are none, so that nothing is shown, and a warning says so.
    public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { asking(isPresented) }
    /// Shows the user's subscriptions of a group; there are none.
    public nonisolated func manageSubscriptionsSheet(
        isPresented: Binding<Bool>, subscriptionGroupID: String
    ) -> some View { asking(isPresented) }
    /// Lets the user enter a code of an offer; nothing is shown, and the function gets an error.
    public nonisolated func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { asking(isPresented) { onCompletion(.failure(StoreKitError.unsupported)) } }
    /// Asks for the money back; nothing is shown, and the function gets an error.
    public nonisolated func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
    ) -> some View { asking(isPresented) { onDismiss?(.failure(.failed)) } }
    /// Calls a function as a purchase begins; none does.
    public nonisolated func onInAppPurchaseStart(perform action: ((Product) async -> Void)? = nil) -> some View { self }
    /// Calls a function as a purchase ends; none does.
    public nonisolated func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)? = nil
    ) -> some View { self }
    /// Calls a function with the user's subscriptions of a group: none.
    public nonisolated func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View { task(priority: priority) { await action(.success([])) } }
    /// Calls a function with the user's right to a product: none.
    public nonisolated func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View { task(priority: priority) { await action(.success(nil)) } }
    /// Calls a function with products by their names: none.
    public nonisolated func storeProductsTask(
        for ids: some Collection<String>, priority: TaskPriority = .medium,
        action: @escaping (Product.CollectionTaskState) async -> Void
    ) -> some View { task(priority: priority) { await action(.success([], unavailable: Array(ids))) } }

    /// Calls a function with a product by its name: it is unavailable.
    public nonisolated func storeProductTask(
        for id: String, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void
    ) -> some View { task(priority: priority) { await action(.unavailable) } }
    /// Adds options to purchases of the views below; there are none.
    public nonisolated func inAppPurchaseOptions(
        _ options: ((Product) async -> Set<Product.PurchaseOption>?)?
    ) -> some View { self }
    /// Chooses the promotional offer of subscriptions of the views below; there are none.
    public nonisolated func subscriptionPromotionalOffer(
        offer: @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
        signature:
            @escaping (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) async throws
            -> Product.SubscriptionOffer.Signature
    ) -> some View { self }

    private nonisolated func asking(
        _ isPresented: Binding<Bool>, _ end: @escaping @MainActor () -> Void = {}
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
            guard isShown else { return }
            StoreGaps.warn()
            isPresented.wrappedValue = false
            MainActor.assumeIsolated { end() }
        }
    }
}

extension Product {
    /// The state of products that are loaded.
    public enum CollectionTaskState {
        case loading
        case failure(any Error)
        case success([Product], unavailable: [String])
    }
}
