import Foundation

extension View {
    /// Makes the view draggable: by a press that moves, or for a finger one that rests first.
    /// - Parameter data: Makes the dragged data, when a drag begins.
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        let own = self
        return modifier(DragModifier(items: { [data()] }, preview: AnyView(own), isOwnPreview: true))
    }

    /// Makes the view draggable, with a preview.
    /// - Parameters:
    ///   - data: Makes the dragged data, when a drag begins.
    ///   - preview: The view that moves with the pointer.
    public nonisolated func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragModifier(items: { [data()] }, preview: AnyView(preview()), isOwnPreview: false))
    }

    /// Makes the view draggable as a value.
    /// - Parameter payload: Makes the value, when a drag begins.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        onDrag { NSItemProvider(transferable: payload()) }
    }

    /// Makes the view draggable as a value, with a preview.
    /// - Parameters:
    ///   - payload: Makes the value, when a drag begins.
    ///   - preview: The view that moves with the pointer.
    public nonisolated func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        onDrag({ NSItemProvider(transferable: payload()) }, preview: preview)
    }

    /// Makes the view draggable; nothing is dragged where the function returns nil.
    public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        let own = self
        return modifier(
            DragModifier(
                items: { action?().map { [$0] } ?? [] }, preview: AnyView(own), isOwnPreview: true))
    }
}

extension NSItemProvider {
    /// Creates a provider of a value.
    convenience init<T: Transferable>(transferable: T) {
        self.init()
        register(transferable)
    }
}

/// Makes a view draggable, and shows a picture below the pointer meanwhile.
struct DragModifier: ViewModifier {
    let items: () -> [NSItemProvider]
    let preview: AnyView
    /// Whether the picture is the view itself, at its own size and place.
    let isOwnPreview: Bool
    /// The identities of the items that are dragged.
    var itemIDs: () -> [AnyHashable] = { [] }
    @State private var drag: Drag?
    @State private var session: DragSession?
    @Environment(\.dragConfiguration) private var configuration
    @Environment(\.dragObservers) private var observers

    struct Drag {
        var size: CGSize
        /// From the pointer to the picture's center.
        var offset: CGSize
        var location: CGPoint
        /// The view's corner in the window, when the drag began.
        var origin: CGPoint
        /// How many items are dragged.
        var count = 1
    }

    func body(content: Content) -> some View {
        content
            .modifier(_DragSourceModifier(source))
            .modifier(PresentedOverlay(isPresented: drag != nil) { picture })
    }

    private var source: DragSource {
        let (state, session, observers, itemIDs) = ($drag, $session, observers, itemIDs)
        let isOwnPreview = isOwnPreview
        func tell(_ phase: DragSession.Phase, at location: CGPoint?) {
            guard var new = session.wrappedValue, !observers.isEmpty else { return }
            new.phase = phase
            if let location { new.location = location }
            session.wrappedValue = new
            for observer in observers { observer(new) }
        }
        var source = DragSource(
            items: items,
            began: { frame, location in
                let offset = CGSize(width: frame.midX - location.x, height: frame.midY - location.y)
                state.wrappedValue = Drag(
                    size: frame.size, offset: isOwnPreview ? offset : .zero, location: location, origin: frame.origin,
                    count: itemIDs().count)
                if observers.isEmpty { return }
                session.wrappedValue = DragSession(itemIDs: itemIDs())
                tell(.initial, at: CGPoint(x: location.x - frame.minX, y: location.y - frame.minY))
            },
            moved: { location in
                state.wrappedValue?.location = location
                guard let origin = state.wrappedValue?.origin else { return }
                tell(.active, at: CGPoint(x: location.x - origin.x, y: location.y - origin.y))
            },
            ended: { operation in
                state.wrappedValue = nil
                tell(.ended(operation), at: nil)
                session.wrappedValue = nil
            })
        source.operations = configuration.operations
        source.itemIDs = itemIDs
        return source
    }

    @ViewBuilder private var picture: some View {
        if let drag {
            preview
                .frame(width: isOwnPreview ? drag.size.width : nil, height: isOwnPreview ? drag.size.height : nil)
                .fixedSize()
                .opacity(0.8)
                .overlay(alignment: .topTrailing) {
                    if drag.count > 1 {
                        IconBadge(text: Text(verbatim: "\(drag.count)"))
                            .fixedSize()
                            .alignmentGuide(.trailing) { $0.width / 2 }
                            .alignmentGuide(.top) { $0.height / 2 }
                    }
                }
                .position(
                    x: drag.location.x + drag.offset.width, y: drag.location.y + drag.offset.height
                )
                .allowsHitTesting(false)
        }
    }
}
