import Foundation

/// The operation by which a view takes dropped items.
///
/// Follows Apple's [DropConfiguration](https://developer.apple.com/documentation/swiftui/dropconfiguration).
public struct DropConfiguration: Equatable, Sendable {
    /// The operation.
    public var operation: DropOperation
    /// How many items the view takes; nil for all.
    public var acceptedItemCount: Int?

    /// Creates a configuration.
    public init(operation: DropOperation) { self.operation = operation }
}

/// A drag over a view, as the view sees it.
///
/// Follows Apple's [DropSession](https://developer.apple.com/documentation/swiftui/dropsession).
public struct DropSession: Identifiable, CustomDebugStringConvertible {
    /// The identity of a drag.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    /// Where a drag stands.
    ///
    /// Follows Apple's [Phase](https://developer.apple.com/documentation/swiftui/dropsession/phase-swift.enum).
    public enum Phase: Equatable, Sendable {
        /// It comes over the view.
        case entering
        /// It is over the view.
        case active
        /// It leaves the view.
        case exiting
        /// It is over, with an operation.
        case ended(DropOperation)
        /// The data has come.
        case dataTransferCompleted
    }

    /// A drag that began in the app.
    public struct LocalSession {
        let itemIDs: [AnyHashable]

        /// The identities of the dragged items, where they are of a type.
        public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
            itemIDs.compactMap { $0.base as? ItemID }
        }
    }

    /// The identity of the drag.
    public let id: ID
    /// Where the drag stands.
    public let phase: Phase
    /// The place of the pointer, in points of the view.
    public let location: CGPoint
    /// The size of the view, in points.
    public let size: CGSize
    /// How many items are dragged.
    public let itemsCount: Int
    /// The operations that the source offers.
    public let suggestedOperations: DropOperation.Set
    /// The drag, if it began in the app; nil for one from elsewhere.
    public let localSession: LocalSession?

    init(_ info: DropInfo, _ phase: Phase) {
        id = ID(number: info.drag.number)
        self.phase = phase
        location = info.location
        size = info.size
        itemsCount = info.drag.count
        suggestedOperations = info.drag.operations
        localSession = info.drag.isLocal ? LocalSession(itemIDs: info.drag.itemIDs) : nil
    }

    public var debugDescription: String { "DropSession \(id.number): \(itemsCount) items, \(phase) at \(location)" }
}

private enum DropConfigurationKey: EnvironmentKey {
    static var defaultValue: ((DropSession) -> DropConfiguration)? { nil }
}

private enum DropObserversKey: EnvironmentKey {
    static var defaultValue: [(DropSession) -> Void] { [] }
}

extension EnvironmentValues {
    /// Chooses the operation of drops on views within; nil for copies.
    var dropConfiguration: ((DropSession) -> DropConfiguration)? {
        get { self[DropConfigurationKey.self] }
        set { self[DropConfigurationKey.self] = newValue }
    }

    /// The functions that are called for drags over views within.
    var dropObservers: [(DropSession) -> Void] {
        get { self[DropObserversKey.self] }
        set { self[DropObserversKey.self] = newValue }
    }
}

extension View {
    /// Makes the view a target of dropped values.
    /// - Parameters:
    ///   - type: The values' type.
    ///   - isEnabled: Whether values can be dropped; true by default.
    ///   - action: Takes the values, and the drag.
    public nonisolated func dropDestination<T: Transferable>(
        for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
    ) -> some View {
        modifier(SessionDropModifier<T>(isEnabled: isEnabled, action: action))
    }

    /// Chooses the operation of drops on the view.
    /// - Parameter configuration: Called for each movement over the view.
    public nonisolated func dropConfiguration(
        _ configuration: @escaping (DropSession) -> DropConfiguration
    ) -> some View {
        environment(\.dropConfiguration, configuration)
    }

    /// Calls a function when a drag comes over the view, moves, leaves and ends.
    public nonisolated func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
        transformEnvironment(\.dropObservers) { $0.append(onUpdate) }
    }
}

/// Makes a view a target of drops by functions that take the drag.
private struct SessionDropModifier<T: Transferable>: ViewModifier {
    let isEnabled: Bool
    let action: ([T], DropSession) -> Void
    @Environment(\.dropConfiguration) private var configuration
    @Environment(\.dropObservers) private var observers

    func body(content: Content) -> some View {
        content.onDrop(
            of: isEnabled ? T.importedContentTypes().map(\.identifier) : [],
            delegate: SessionDropDelegate<T>(action: action, configuration: configuration, observers: observers))
    }
}

/// Tells an app's functions of a drag over a view.
private struct SessionDropDelegate<T: Transferable>: DropDelegate {
    nonisolated(unsafe) let action: ([T], DropSession) -> Void
    nonisolated(unsafe) let configuration: ((DropSession) -> DropConfiguration)?
    nonisolated(unsafe) let observers: [(DropSession) -> Void]

    private func tell(_ info: DropInfo, _ phase: DropSession.Phase) {
        for observer in observers { observer(DropSession(info, phase)) }
    }

    private func chosen(_ info: DropInfo) -> DropConfiguration {
        guard let chosen = configuration?(DropSession(info, .active)) else {
            return DropConfiguration(operation: .copy)
        }
        // An operation that the source does not offer becomes a copy.
        if chosen.operation == .move, !info.drag.operations.contains(.move) {
            return DropConfiguration(operation: .copy)
        }
        return chosen
    }

    func dropEntered(info: DropInfo) { tell(info, .entering) }

    func dropUpdated(info: DropInfo) -> DropProposal? {
        tell(info, .active)
        return DropProposal(operation: chosen(info).operation)
    }

    func dropExited(info: DropInfo) { tell(info, .exiting) }

    func performDrop(info: DropInfo) -> Bool {
        let chosen = chosen(info)
        let phase = DropSession.Phase.ended(chosen.operation)
        tell(info, phase)
        var providers = info.itemProviders(for: T.importedContentTypes())
        if let most = chosen.acceptedItemCount { providers = Array(providers.prefix(max(most, 0))) }
        let (action, observers) = (action, observers)
        return TransferLoading.load(T.self, from: providers) { items in
            action(items, DropSession(info, phase))
            for observer in observers { observer(DropSession(info, .dataTransferCompleted)) }
        }
    }
}
