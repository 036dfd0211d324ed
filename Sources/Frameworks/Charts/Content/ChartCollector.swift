/// Receives the marks of a chart's content, in their order.
@MainActor
public final class _ChartCollector {
    var marks: [Mark] = []
    var functions: [FunctionPlot] = []
    /// The appearance that modifiers around the current content set.
    var attributes = MarkAttributes()
    /// The names of the quantities of both axes, from the first marks that name them.
    var xLabel: PlotLabel?
    var yLabel: PlotLabel?
    private var path = 17

    /// Adds content whose marks have an identity of their own within the content around it.
    func within<ID: Hashable>(_ id: ID, _ content: () -> Void) {
        let outer = path
        var hasher = Hasher()
        hasher.combine(outer)
        hasher.combine(id)
        path = hasher.finalize()
        content()
        path = outer
    }

    /// Adds content with changes of its appearance; modifiers within it come later and win.
    func styled(_ change: (MarkAttributes) -> Void, _ content: () -> Void) {
        let outer = attributes
        attributes = outer.copy()
        change(attributes)
        content()
        attributes = outer
    }

    func add(_ mark: Mark) {
        var mark = mark
        mark.id = path
        mark.attributes = attributes
        marks.append(mark)
    }

    func name(x: PlotLabel?, y: PlotLabel?) {
        if xLabel == nil { xLabel = x }
        if yLabel == nil { yLabel = y }
    }
}
