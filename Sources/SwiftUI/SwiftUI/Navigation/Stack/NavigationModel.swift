import Foundation

/// The state of a navigation stack.
final class NavigationModel: ObservableObject {
    /// The views on top of the first one.
    @Published var entries: [NavigationEntry] = []
    /// How the views on top came, by the identities of their entries; none for those that came at once.
    @Published private(set) var transitions: [AnyHashable: PageTransition] = [:]
    /// Whether the topmost view is coming, above the one below.
    @Published private(set) var isComing = false
    /// How many of the views are moved aside, by views that cover them.
    @Published private(set) var movedAside = 0
    /// The view that comes from the edge, by the identity of its entry; nil for none.
    private(set) var arriving: AnyHashable?
    /// Whether views move into their places by default.
    var movesPages = false
    /// Whether the transaction in which the app set the path leaves animations out.
    var isPathStill = false
    /// Makes the views of values, by type.
    ///
    /// Views register their destinations as they are made.
    var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
    /// Writes the path to the app's binding; nil for none.
    var pathChanged: (([AnyHashable]) -> Void)?
    /// The navigation items of the first view, at the top of a column of a split view; nil elsewhere.
    var root: PageNote?
    /// The information that the views of the stack pass to the views on top of them, the first view's first.
    private var notes: [PageNote] = []
    /// The column of a split view of which this is the outermost stack; nil elsewhere.
    weak var column: SplitColumn?
    /// The stack of an earlier column whose link shows the views on top of the first one; nil for none.
    private weak var origin: NavigationModel?

    /// The values on the stack.
    var values: [AnyHashable] {
        entries.compactMap { if case .value(let value, _) = $0 { return value } else { return nil } }
    }

    /// The information that a view of the stack passes on; the first view is number 0, and its column's.
    func note(_ index: Int) -> PageNote {
        if index == 0, let root { return root }
        while notes.count <= index { notes.append(PageNote()) }
        return notes[index]
    }

    /// Shows another view on top, or in the next column of a split view.
    func push(_ entry: NavigationEntry) {
        if let next = column?.next { return next.show(entry, from: self) }
        entries.append(entry)
        arrives(entry)
        pathChanged?(values)
    }

    /// Lets a view come from the edge, unless motion is not wanted now.
    private func arrives(_ entry: NavigationEntry?, isStill: Bool = Transaction.running.disablesAnimations) {
        arriving = movesPages && !isStill ? entry?.id : nil
        if movesPages, arriving == nil { movedAside = entries.count }
    }

    /// How a view comes, or goes, by default; nil for a view that comes at once.
    func transition(of entry: NavigationEntry) -> PageTransition? {
        transitions[entry.id] ?? (movesPages ? .push : nil)
    }

    /// Shows a value's view on top.
    func push(_ value: AnyHashable) { push(.value(value, depth: entries.count)) }

    /// Replaces the views on top of the first one, for a stack in an earlier column.
    func replace(with entry: NavigationEntry, from origin: NavigationModel) {
        for case .view(let page) in entries where AnyHashable(page.id) != entry.id { page.close() }
        self.origin = origin
        entries = [entry]
        pathChanged?(values)
    }

    /// Whether the view of a link or modifier is shown, here or in the next column.
    func holds(_ source: UUID) -> Bool {
        entries.contains { $0.page?.source == source } || column?.next?.stack?.holds(source) ?? false
    }

    /// Updates the view of a link or modifier, if it is shown here or in the next column.
    @MainActor func update(_ source: UUID, _ content: @escaping () -> AnyView) {
        for case .view(let page) in entries where page.source == source { page.update(content) }
        column?.next?.stack?.update(source, content)
    }

    /// Goes back.
    func pop() {
        guard let last = entries.last else { return }
        removing { entries.removeLast() }
        last.page?.close()
        pathChanged?(values)
        // A value from an earlier column leads back to that column if there is room for only one.
        if entries.isEmpty, origin != nil { origin?.column?.returned() }
    }

    /// The title of the view below one on top of the first.
    func note(before index: Int) -> PageNote {
        if index == 0, let origin, let column = origin.column, column.split?.isCollapsed == true {
            return column.note
        }
        return note(index)
    }

    /// Removes a view that its link presented, and the views on top of it.
    func remove(_ source: UUID) {
        guard let index = entries.firstIndex(where: { $0.page?.source == source }) else {
            column?.next?.stack?.remove(source)
            return
        }
        removing { entries.removeSubrange(index...) }
        pathChanged?(values)
    }

    /// Adopts a path that the app set.
    /// - Parameter isFirst: Whether it is the first one, whose views come at once.
    func adopt(_ path: [AnyHashable], isFirst: Bool = false) {
        if path == values { return }
        let new = path.enumerated().map { NavigationEntry.value($0.element, depth: $0.offset) }
        if new.count < entries.count { return removing(isStill: isPathStill) { entries = new } }
        let isMore = new.count > entries.count
        entries = new
        if isMore { arrives(isFirst ? nil : new.last, isStill: isPathStill) }
    }

    /// Notes that the topmost view begins to come: the one below is visible meanwhile.
    func begins(_ entry: NavigationEntry, by transition: PageTransition) {
        transitions[entry.id] = transition
        isComing = true
    }

    /// Moves the views below a view aside while it comes.
    func comes(_ entry: NavigationEntry, by transition: PageTransition) {
        if transition == .push, entry.id == entries.last?.id { movedAside = entries.count }
    }

    /// Notes that the topmost view has come.
    func hasCome() { if isComing { isComing = false } }

    /// Removes views from the top; the topmost one goes as it came.
    private func removing(
        isStill: Bool = Transaction.running.disablesAnimations, _ change: () -> Void
    ) {
        arriving = nil
        guard let last = entries.last, transition(of: last)?.isPossible == true, !isStill else {
            change()
            movedAside = min(movedAside, entries.count)
            return
        }
        withAnimation(PageTransition.animation) {
            change()
            isComing = false
            movedAside = min(movedAside, entries.count)
        }
    }

    private func destination(of type: ObjectIdentifier) -> ((AnyHashable) -> AnyView)? {
        destinations[type] ?? origin?.destination(of: type)
    }

    /// The view of a value; a note where no destination is offered for its type.
    func view(for value: AnyHashable) -> AnyView {
        if let make = destination(of: ObjectIdentifier(type(of: value.base))) { return make(value) }
        return AnyView(Text(verbatim: "No destination for \(type(of: value.base))").foregroundStyle(.secondary))
    }
}

extension NavigationModel: ViewOwned {
    // Destinations and views may hold the environment with this model.
    func ownerRemoved() {
        destinations = [:]
        pathChanged = nil
        if !entries.isEmpty { entries = [] }
    }
}

private enum NavigationModelKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

extension EnvironmentValues {
    /// The navigation stack that the view is in; nil for none.
    var navigation: NavigationModel? {
        get { self[NavigationModelKey.self] }
        set { self[NavigationModelKey.self] = newValue }
    }
}
