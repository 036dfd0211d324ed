import Foundation

/// The operations that a view offers when it is dragged.
///
/// Follows Apple's [DragConfiguration](https://developer.apple.com/documentation/swiftui/dragconfiguration).
public struct DragConfiguration: Equatable, Sendable {
    /// Copying always; moving and deleting where the app allows them.
    var operations: DropOperation.Set

    /// Creates a configuration.
    /// - Parameters:
    ///   - allowMove: Whether items may be moved; false by default.
    ///   - allowDelete: Whether items may be deleted; false by default.
    public init(allowMove: Bool = false, allowDelete: Bool = false) {
        operations = .copy
        if allowMove { operations.insert(.move) }
        if allowDelete { operations.insert(.delete) }
    }
}

/// A drag, as its source sees it.
///
/// Follows Apple's [DragSession](https://developer.apple.com/documentation/swiftui/dragsession).
public struct DragSession: Identifiable {
    /// The identity of a drag.
    public struct ID: Hashable, Sendable {
        private let value = UUID()
    }

    /// Where a drag stands.
    ///
    /// Follows Apple's [Phase](https://developer.apple.com/documentation/swiftui/dragsession/phase-swift.enum).
    public enum Phase: Equatable, Sendable {
        /// It has begun.
        case initial
        /// It has moved.
        case active
        /// It is over, with an operation; `cancel` where nothing was taken.
        case ended(DropOperation)
        /// The data was handed over.
        case dataTransferCompleted
    }

    /// The identity of the drag.
    public let id = ID()
    /// Where the drag stands.
    public internal(set) var phase = Phase.initial
    /// The place of the pointer, in points of the view as it was when the drag began.
    public internal(set) var location = CGPoint.zero
    /// The index of the item under the pointer in the dragged items: the first.
    public var draggedItemIndex: Int { 0 }
    private let itemIDs: [AnyHashable]

    init(itemIDs: [AnyHashable]) { self.itemIDs = itemIDs }

    /// The identities of the dragged items, where they are of a type.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
        itemIDs.compactMap { $0.base as? ItemID }
    }
}

private enum DragConfigurationKey: EnvironmentKey {
    static var defaultValue: DragConfiguration { DragConfiguration() }
}

private enum DragObserversKey: EnvironmentKey {
    static var defaultValue: [(DragSession) -> Void] { [] }
}

extension EnvironmentValues {
    /// The operations that views within offer when they are dragged.
    var dragConfiguration: DragConfiguration {
        get { self[DragConfigurationKey.self] }
        set { self[DragConfigurationKey.self] = newValue }
    }

    /// The functions that are called for drags of views within.
    var dragObservers: [(DragSession) -> Void] {
        get { self[DragObserversKey.self] }
        set { self[DragObserversKey.self] = newValue }
    }
}

extension View {
    /// Sets the operations that the view offers when it, or a view in it, is dragged.
    public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View {
        environment(\.dragConfiguration, configuration)
    }

    /// Calls a function when a drag of the view, or of a view in it, begins, moves and ends.
    public nonisolated func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
        transformEnvironment(\.dragObservers) { $0.append(onUpdate) }
    }
}
