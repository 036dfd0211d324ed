/// What the pointer, keys and focus are doing in one window.
final class EventState {
    unowned(unsafe) let graph: ViewGraph
    init(graph: ViewGraph) { self.graph = graph }
    deinit {}
}
