import Foundation
import OrielFoundation
import UniformTypeIdentifiers

/// The operation of a drop.
///
/// Follows Apple's [DropOperation](https://developer.apple.com/documentation/swiftui/dropoperation).
public enum DropOperation: Hashable, Sendable {
    /// Nothing: the drag is given up.
    case cancel
    /// Nothing: it may not be dropped here.
    case forbidden
    /// It is copied.
    case copy
    /// It is moved.
    case move
    /// It is deleted where it came from.
    case delete

    /// Several operations.
    ///
    /// Follows Apple's [Set](https://developer.apple.com/documentation/swiftui/dropoperation/set).
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        /// Creates a set of the bits of others.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Copying.
        public static let copy = Set(rawValue: 1)
        /// Moving.
        public static let move = Set(rawValue: 2)
        /// Deleting.
        public static let delete = Set(rawValue: 4)
        /// Nothing that may be done here.
        public static let forbidden = Set(rawValue: 8)
    }
}

/// The operation of a drop at this point.
///
/// Follows Apple's [DropProposal](https://developer.apple.com/documentation/swiftui/dropproposal).
public struct DropProposal: Hashable, Sendable {
    /// The proposed operation.
    public let operation: DropOperation

    /// Proposes something.
    public init(operation: DropOperation) { self.operation = operation }
}

/// The dragged data over a view, and its location.
///
/// Follows Apple's [DropInfo](https://developer.apple.com/documentation/swiftui/dropinfo).
public struct DropInfo {
    /// Where the pointer is, in points of the view.
    public let location: CGPoint
    let providers: [NSItemProvider]
    /// The size of the view.
    package var size = CGSize.zero
    /// The drag.
    package var drag: DragRecord

    /// Whether something is dragged that is of one of some types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        !itemProviders(for: contentTypes).isEmpty
    }

    /// Whether something is dragged that is of one of some types, given by their identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

    /// The dragged items of some types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        itemProviders(for: contentTypes.map(\.identifier))
    }

    /// The dragged items of some types, given by their identifiers.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        providers.filter { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) } }
    }
}

/// A drag, while it lasts.
package final class DragRecord {
    nonisolated(unsafe) private static var last = 0
    /// Differs from drag to drag.
    package let number: Int
    /// Whether the drag began in a view of the app.
    package let isLocal: Bool
    /// The operations that the source offers.
    package let operations: DropOperation.Set
    /// The identities of the dragged items, if the source provides them.
    package let itemIDs: [AnyHashable]
    /// How many items are dragged.
    package let count: Int

    init(isLocal: Bool, operations: DropOperation.Set, itemIDs: [AnyHashable], count: Int) {
        Self.last += 1
        number = Self.last
        self.isLocal = isLocal
        self.operations = operations
        self.itemIDs = itemIDs
        self.count = count
    }
}

/// Follows a drag over a view, and performs the drop.
///
/// Follows Apple's [DropDelegate](https://developer.apple.com/documentation/swiftui/dropdelegate).
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether the view accepts the drag; true by default.
    @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
    /// Performs the drop; returns whether that succeeded.
    @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
    /// Notifies the delegate that a drag entered the view.
    @MainActor @preconcurrency func dropEntered(info: DropInfo)
    /// Notifies the delegate that a drag moved over the view; returns the proposed operation, nil for no change.
    @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
    /// Notifies the delegate that a drag left the view, or was dropped there.
    @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Accepts anything.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Changes nothing.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}
