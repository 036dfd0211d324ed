import Contacts
import SwiftUI

/// Lets users choose contacts, of which the app receives only the chosen ones.
///
/// Follows Apple's
/// [CNContactPickerViewController](https://developer.apple.com/documentation/contactsui/cncontactpickerviewcontroller). The contacts are the vCards in
/// the user's folder `contacts` (`$XDG_DATA_HOME/contacts`), and of files that the user opens.
@MainActor @preconcurrency
open class CNContactPickerViewController: UIViewController {
    /// The names of the values that are shown of a contact; nil for all.
    open var displayedPropertyKeys: [String]?
    /// The delegate, which receives the choice.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// The condition for contacts that can be chosen; nil for all.
    open var predicateForEnablingContact: NSPredicate?
    /// The condition for contacts that are chosen by a tap, while others show their values; nil for all.
    open var predicateForSelectionOfContact: NSPredicate?
    /// The condition for values that can be chosen; nil for all.
    open var predicateForSelectionOfProperty: NSPredicate?

    /// The files with the contacts; replaced in tests.
    var files = AddressBookFiles()
    /// Whether the delegate has no method for the choice that it was called with.
    var isUnanswered = false

    open override var _swiftUIContent: AnyView {
        AnyView(ContactPicker(picker: self, contacts: files.contacts()))
    }

    /// Calls a method of the delegate, and returns whether the delegate has it.
    private func isAnswered(_ call: (any CNContactPickerDelegate) -> Void) -> Bool {
        guard let delegate else { return true }
        isUnanswered = false
        call(delegate)
        return !isUnanswered
    }

    /// Whether a contact can be chosen.
    func isEnabled(_ contact: CNContact) -> Bool { predicateForEnablingContact?.evaluate(with: contact) ?? true }

    /// Passes a contact to the delegate, and returns whether the choice is complete.
    func choose(_ contact: CNContact) -> Bool {
        guard predicateForSelectionOfContact?.evaluate(with: contact) ?? true else { return false }
        return isAnswered { $0.contactPicker(self, didSelect: contact) }
            || isAnswered { $0.contactPicker(self, didSelect: [contact]) }
    }

    /// Passes several contacts to the delegate; the first one if it has a method for one alone.
    func choose(_ contacts: [CNContact]) -> Bool {
        if isAnswered({ $0.contactPicker(self, didSelect: contacts) }) { return true }
        return contacts.first.map { choose($0) } ?? true
    }

    /// Passes a value to the delegate, and returns whether the choice is complete.
    func choose(_ property: CNContactProperty) -> Bool {
        guard predicateForSelectionOfProperty?.evaluate(with: property) ?? true else { return false }
        return isAnswered { $0.contactPicker(self, didSelect: property) }
            || isAnswered { $0.contactPicker(self, didSelectContactProperties: [property]) }
    }

    func cancel() { delegate?.contactPickerDidCancel(self) }
}
