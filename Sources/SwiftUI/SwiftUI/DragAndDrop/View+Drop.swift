import Foundation
import UniformTypeIdentifiers

extension View {
    /// Makes the view a target of drops.
    /// - Parameters:
    ///   - supportedContentTypes: The types that it takes.
    ///   - isTargeted: Set while something that it takes is above the view; nil where that does not matter.
    ///   - action: Performs the drop; returns whether that succeeded.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Makes the view a target of drops.
    /// - Parameters:
    ///   - supportedContentTypes: The types that it takes.
    ///   - isTargeted: Set while something that it takes is above the view; nil where that does not matter.
    ///   - action: Performs the drop at a location in the view; returns whether that succeeded.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
    }

    /// Makes the view a target of drops, with a delegate that follows each drag.
    public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
    }

    /// Makes the view a target of drops; types are given by their identifiers.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Makes the view a target of drops; types are given by their identifiers.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(
            of: supportedTypes,
            delegate: ClosureDropDelegate(
                types: supportedTypes, setTargeted: { isTargeted?.wrappedValue = $0 }, action: action))
    }

    /// Makes the view a target of drops, with a delegate that follows each drag; types are given by their identifiers.
    public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        modifier(_DropTargetModifier(DropTarget(types: supportedTypes, delegate: delegate)))
    }

    /// Makes the view a target of dropped values.
    /// - Parameters:
    ///   - payloadType: The values' type.
    ///   - action: Takes the values, and where in the view; returns whether that worked.
    ///   - isTargeted: Called with whether an acceptable drag is above the view.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        let types = T.importedContentTypes().map(\.identifier)
        return onDrop(
            of: types,
            delegate: ClosureDropDelegate(
                types: types, setTargeted: isTargeted,
                action: { providers, location in
                    TransferLoading.load(T.self, from: providers) { _ = action($0, location) }
                }))
    }
}

/// Performs drops by functions.
struct ClosureDropDelegate: DropDelegate {
    let types: [String]
    nonisolated(unsafe) let setTargeted: (Bool) -> Void
    nonisolated(unsafe) let action: ([NSItemProvider], CGPoint) -> Bool

    func dropEntered(info: DropInfo) { setTargeted(true) }
    func dropExited(info: DropInfo) { setTargeted(false) }
    func performDrop(info: DropInfo) -> Bool { action(info.itemProviders(for: types), info.location) }
}

/// Makes values from dropped or pasted data.
enum TransferLoading {
    /// Makes values from those providers that have some, and passes all to a function in the providers' order; returns
    /// whether there will be any.
    static func load<T: Transferable>(
        _ type: T.Type, from providers: [NSItemProvider], then action: @escaping ([T]) -> Void
    ) -> Bool {
        let usable = providers.filter { $0.canLoad(type) }
        if usable.isEmpty { return false }
        nonisolated(unsafe) let collected = Collected<T>(count: usable.count, action: action)
        for (index, provider) in usable.enumerated() {
            provider.loadTransferable(type: type) { result in
                collected.take(result, at: index)
            }
        }
        return true
    }

    /// Collects values that arrive one by one.
    private final class Collected<T> {
        private var values: [T?]
        private var missing: Int
        private let action: ([T]) -> Void

        init(count: Int, action: @escaping ([T]) -> Void) {
            values = Array(repeating: nil, count: count)
            missing = count
            self.action = action
        }

        func take(_ result: Result<T, any Error>, at index: Int) {
            if case .success(let value) = result { values[index] = value }
            missing -= 1
            let found = values.compactMap { $0 }
            if missing == 0, !found.isEmpty { action(found) }
        }
    }
}
