import DisplayList
import Foundation
import SwiftUICore

/// The trees of a window in its inspector, and the selection.
@MainActor
final class InspectorModel: ObservableObject {
    /// The kinds of trees that there are of a window.
    enum Page: String, CaseIterable, Identifiable {
        case views = "Views"
        case layers = "Layers"
        case accessibility = "Accessibility"
        var id: Self { self }
    }

    /// The tree that is shown.
    @Published var page = Page.views { didSet { refresh() } }
    /// Which views are listed.
    @Published var outline = InspectedOutline() { didSet { if outline != oldValue { refresh() } } }
    /// The views, parents before children.
    @Published private(set) var nodes: [InspectedNode] = []
    /// The layers or the accessibility elements, parents before children.
    @Published private(set) var lines: [InspectorLine] = []
    /// The selected view.
    @Published var selection: InspectedNode.ID? { didSet { if selection != oldValue { selectionChanged() } } }
    /// The selected layer or accessibility element.
    @Published var selectedLine: InspectorLine.ID? { didSet { if selectedLine != oldValue { selectionChanged() } } }
    /// The details of the selected view.
    @Published private(set) var details: InspectedDetails?
    /// Whether the next click in the window selects the view under it.
    @Published var isPicking = false { didSet { if !isPicking { selectionChanged() } } }
    /// Whether the rectangles of all views are shown in the window.
    @Published var showsFrames = false { didSet { markFrames() } }
    /// Whether views whose bodies are evaluated are shown in the window.
    @Published var showsUpdates = true { didSet { if !showsUpdates { marks.set(\.updates, []) } } }
    /// The number of evaluations of the window's bodies since the inspector was opened.
    @Published private(set) var evaluations = 0

    let marks = InspectorMarks()
    private weak var host: ViewHost?
    private var counters = FrameCounters()
    private var lastEvaluation = 0

    init(of host: ViewHost) { self.host = host }

    /// Shows the window as it is now, if it has made a frame since the last time.
    func refreshIfChanged() {
        marks.set(\.updates, [])
        guard let host, host.graph.counters != counters else { return }
        refresh()
    }

    /// Shows the window as it is now.
    func refresh() {
        guard let host else { return }
        counters = host.graph.counters
        switch page {
        case .views: set(\.nodes, host.graph.outline(outline))
        case .layers: set(\.lines, InspectorLine.layers(of: host.displayList))
        case .accessibility: set(\.lines, InspectorLine.elements(host.accessibilityItems))
        }
        markUpdates(of: host)
        selectionChanged()
        markFrames()
    }

    private func set<Value: Equatable>(_ path: ReferenceWritableKeyPath<InspectorModel, Value>, _ value: Value) {
        if self[keyPath: path] != value { self[keyPath: path] = value }
    }

    private func markUpdates(of host: ViewHost) {
        let total = host.graph.evaluations?.total ?? 0
        defer { lastEvaluation = total }
        set(\.evaluations, total)
        guard showsUpdates, page == .views, lastEvaluation > 0, total > lastEvaluation else { return }
        let updated = nodes.filter { $0.latestEvaluation > lastEvaluation }
        marks.set(\.updates, updated.compactMap { host.graph.frame(of: $0.id) })
    }

    private func markFrames() {
        guard showsFrames, let host else { return marks.set(\.frames, []) }
        let frames = nodes.compactMap { host.graph.frame(of: $0.id) }
        var known: Set<CGRect> = []
        marks.set(\.frames, frames.filter { known.insert($0).inserted })
    }

    private func selectionChanged() {
        guard let host else { return }
        switch page {
        case .views:
            let found = selection.flatMap { host.graph.details(of: $0) }
            set(\.details, found)
            let name = nodes.first { $0.id == selection }?.name ?? found?.type
            marks.set(\.selection, found?.frame.map { InspectorMarks.Mark(frame: $0, name: name ?? "") })
        case .layers, .accessibility:
            let line = lines.first { $0.id == selectedLine }
            marks.set(\.selection, line.map { InspectorMarks.Mark(frame: $0.frame, name: $0.name) })
        }
    }

    /// Shows the view at a point of the window without selecting it.
    func point(at location: CGPoint) {
        guard let host, let node = host.graph.node(at: location, among: nodes),
            let frame = host.graph.frame(of: node.id)
        else { return marks.set(\.selection, nil) }
        marks.set(\.selection, InspectorMarks.Mark(frame: frame, name: node.name))
    }

    /// Selects the innermost view at a point of the window.
    func pick(at location: CGPoint) {
        guard let host else { return }
        page = .views
        outline.search = ""
        outline.collapsed = []
        guard let node = host.graph.node(at: location, among: nodes) else { return }
        selection = node.id
    }

    /// Whether the content of a view is listed.
    func isExpanded(_ node: InspectedNode) -> Bool { !outline.collapsed.contains(node.id) }

    /// Lists the content of a view, or no longer.
    func toggle(_ node: InspectedNode) {
        if outline.collapsed.remove(node.id) == nil { outline.collapsed.insert(node.id) }
    }
}
