import Foundation
import OrielFoundation
import SwiftUICore
import UniformTypeIdentifiers

/// The effect of a drop on the items.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// The effect of a drop at a place.
///
/// Follows Apple's [UIDropProposal](https://developer.apple.com/documentation/uikit/uidropproposal).
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
    /// The effect of the drop.
    public let operation: UIDropOperation
    /// Whether the place is to be shown precisely; without effect.
    open var isPrecise = false
    /// Whether the picture of the items is shown in full; the desktop decides.
    open var prefersFullSizePreview = false

    /// Creates a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}

/// A drag over a view that takes drops.
///
/// Follows Apple's [UIDropSession](https://developer.apple.com/documentation/uikit/uidropsession).
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
    /// The drag, if the app began it; nil here, as the desktop does not say so.
    var localDragSession: (any UIDragSession)? { get }
    /// How the progress of loading is shown; without effect.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Loads all items that can be objects of a class, and calls a function with them on the main thread.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
    /// Loads all items that can be values of a type, and calls a function with them on the main thread.
    @discardableResult
    func loadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
    where T._ObjectiveCType: NSItemProviderReading
}

/// How the progress of loading is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none, `default` }

/// A drag as the interaction shows it to its delegate.
@MainActor
final class SessionOfDrop: SessionOfDrag, UIDropSession {
    var localDragSession: (any UIDragSession)? { nil }
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        load(items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }, completion) { provider, end in
            _ = provider.loadObject(ofClass: aClass) { object, _ in end(object) }
        }
    }
    func loadObjects<T: _ObjectiveCBridgeable>(
        ofClass aClass: T.Type, completion: @escaping ([T]) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        load(items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }, completion) { provider, end in
            _ = provider.loadObject(ofClass: aClass) { object, _ in end(object) }
        }
    }

    /// Loads from providers one after another, and reports the loaded values in their order.
    private func load<T>(
        _ providers: [NSItemProvider], _ completion: @escaping ([T]) -> Void,
        _ begin: @escaping (NSItemProvider, @escaping (T?) -> Void) -> Void
    ) -> Progress {
        let loading = ObjectLoading(providers, begin, completion)
        loading.load(from: 0)
        return loading.progress
    }
}

/// Objects that are loaded from providers one after another.
private final class ObjectLoading<Value>: @unchecked Sendable {
    let progress: Progress
    private let providers: [NSItemProvider]
    private let begin: (NSItemProvider, @escaping (Value?) -> Void) -> Void
    private let completion: ([Value]) -> Void
    private var loaded: [Value] = []

    init(
        _ providers: [NSItemProvider], _ begin: @escaping (NSItemProvider, @escaping (Value?) -> Void) -> Void,
        _ completion: @escaping ([Value]) -> Void
    ) {
        progress = Progress(totalUnitCount: Int64(providers.count))
        (self.providers, self.begin, self.completion) = (providers, begin, completion)
    }

    func load(from index: Int) {
        guard index < providers.count else {
            DispatchQueue.main.async { self.completion(self.loaded) }
            return
        }
        begin(providers[index]) { object in
            self.progress.completedUnitCount += 1
            if let object { self.loaded.append(object) }
            self.load(from: index + 1)
        }
    }
}

/// Lets the user drop items on a view.
///
/// Follows Apple's [UIDropInteraction](https://developer.apple.com/documentation/uikit/uidropinteraction).
@MainActor @preconcurrency
open class UIDropInteraction: _UIInteractionBase {
    /// The delegate, which takes the items; nil for none.
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// Whether several drags are taken at a time; there is one here.
    open var allowsSimultaneousDropSessions = false

    /// Creates an interaction whose delegate takes the items.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }
}

extension UIDropInteraction: ShownInteraction {
    func attached(to content: AnyView) -> AnyView {
        AnyView(content.onDrop(of: [UTType.item, .content, .url], delegate: DropRelay(interaction: self)))
    }
}

/// Passes SwiftUI's drops on to the delegate of an interaction.
private struct DropRelay: DropDelegate {
    let interaction: UIDropInteraction

    @MainActor private func session(_ info: DropInfo) -> SessionOfDrop {
        let providers = info.itemProviders(for: [UTType.item, .content, .url])
        return SessionOfDrop(
            items: providers.map { UIDragItem(itemProvider: $0) }, place: info.location, view: interaction.view)
    }

    func validateDrop(info: DropInfo) -> Bool {
        interaction.delegate?.dropInteraction(interaction, canHandle: session(info)) ?? false
    }
    func dropEntered(info: DropInfo) {
        interaction.delegate?.dropInteraction(interaction, sessionDidEnter: session(info))
    }
    func dropExited(info: DropInfo) {
        interaction.delegate?.dropInteraction(interaction, sessionDidExit: session(info))
    }
    func dropUpdated(info: DropInfo) -> DropProposal? {
        switch interaction.delegate?.dropInteraction(interaction, sessionDidUpdate: session(info)).operation {
        case .copy: DropProposal(operation: .copy)
        case .move: DropProposal(operation: .move)
        case .forbidden: DropProposal(operation: .forbidden)
        case .cancel, nil: DropProposal(operation: .cancel)
        }
    }
    func performDrop(info: DropInfo) -> Bool {
        guard let delegate = interaction.delegate else { return false }
        let session = session(info)
        delegate.dropInteraction(interaction, performDrop: session)
        delegate.dropInteraction(interaction, concludeDrop: session)
        delegate.dropInteraction(interaction, sessionDidEnd: session)
        return true
    }
}

/// Methods that take drops; all are optional.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Whether the items of a drag can be taken; true by default.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// Called when a drag has entered the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// Returns the effect of a drop at the present place; it is canceled by default.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    /// Called when a drag has left the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// Takes the items.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// Called after the items were taken.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    /// Called when the drag is over.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}
