import Foundation

/// Methods for reacting to the editing of a field; all are optional.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether editing may begin by the app's request; true by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end by the app's request; true by default.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called when editing ended, with the reason; calls the method without it by default.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether the button that clears the field does so; true by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether Return ends editing.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Called when the selection changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether a change may be made; true by default. Here it is asked of the whole change since the last one.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}
