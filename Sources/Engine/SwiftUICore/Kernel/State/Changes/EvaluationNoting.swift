/// Notes the evaluations of bodies, for tests and the inspector.
protocol EvaluationNoting: AnyObject {
    /// Called before each evaluation of a body.
    func willEvaluate(_ type: Any.Type)

    /// Called after a view's body; the function returns the names of the properties that changed, nil if they are unknown.
    func didEvaluate(_ node: NodeRef, _ changes: () -> [String]?)
}
