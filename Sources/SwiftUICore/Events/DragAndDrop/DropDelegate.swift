import Foundation
import OrielFoundation
import UniformTypeIdentifiers

/// What becomes of what is dropped.
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
}

/// What would become of what is dragged if it were dropped now.
///
/// Follows Apple's [DropProposal](https://developer.apple.com/documentation/swiftui/dropproposal).
public struct DropProposal: Hashable, Sendable {
    /// What would become of it.
    public let operation: DropOperation

    /// Proposes something.
    public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged over a view, and where.
///
/// Follows Apple's [DropInfo](https://developer.apple.com/documentation/swiftui/dropinfo).
public struct DropInfo {
    /// Where the pointer is, in points of the view.
    public let location: CGPoint
    let providers: [NSItemProvider]

    /// Whether something is dragged that is of one of some types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        !itemProviders(for: contentTypes).isEmpty
    }

    /// Whether something is dragged that is of one of some types, given by their identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

    /// What is dragged of some types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        itemProviders(for: contentTypes.map(\.identifier))
    }

    /// What is dragged of some types, given by their identifiers.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        providers.filter { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) } }
    }
}

/// Follows a drag over a view, and takes what is dropped.
///
/// Follows Apple's [DropDelegate](https://developer.apple.com/documentation/swiftui/dropdelegate).
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether the view takes what is dragged; it does by default.
    @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
    /// Takes what was dropped; returns whether that worked.
    @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
    /// Tells that a drag came over the view.
    @MainActor @preconcurrency func dropEntered(info: DropInfo)
    /// Tells that a drag moved over the view; returns what would become of it, nil for no change.
    @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
    /// Tells that a drag left the view, or that it was dropped there.
    @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Takes anything.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Changes nothing.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}
