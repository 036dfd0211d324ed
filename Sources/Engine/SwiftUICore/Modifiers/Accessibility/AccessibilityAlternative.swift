/// The purpose of hidden views over a view, which only assistive technology is shown.
package enum AccessibilityAlternative {
    /// They stand for the view.
    case representation
    /// They are the view's children.
    case children
    /// Their buttons are things that may be done with the view.
    case actions
}
