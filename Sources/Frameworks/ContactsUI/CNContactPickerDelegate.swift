import Contacts
import SwiftUI

/// Receives the user's choice of contacts.
///
/// Follows Apple's [CNContactPickerDelegate](https://developer.apple.com/documentation/contactsui/cncontactpickerdelegate). All methods are optional:
/// without a method for contacts, the user chooses one of a contact's values.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// Called when the user has canceled.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// Called with the chosen contact.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// Called with the chosen value of a contact.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    /// Called with the chosen contacts.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    /// Called with the chosen values of contacts.
    func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}

// A default reports that the delegate does not have the method.
extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        picker.isUnanswered = true
    }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {
        picker.isUnanswered = true
    }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
        picker.isUnanswered = true
    }
    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
    ) { picker.isUnanswered = true }
}
