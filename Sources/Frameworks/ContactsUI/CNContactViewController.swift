import Contacts
import SwiftUI

/// Receives the actions of a user with a contact that is shown.
///
/// Follows Apple's [CNContactViewControllerDelegate](https://developer.apple.com/documentation/contactsui/cncontactviewcontrollerdelegate). All methods
/// are optional.
@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// Called when a value was pressed; true opens it in a program.
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
    /// Called when a contact was added; nil if it was not. The controller must be dismissed.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {
    }
}

/// Shows a contact, or adds one.
///
/// Follows Apple's [CNContactViewController](https://developer.apple.com/documentation/contactsui/cncontactviewcontroller). A new contact becomes a vCard in
/// the user's folder `contacts` (`$XDG_DATA_HOME/contacts`). Contacts that exist are not edited.
@MainActor @preconcurrency
open class CNContactViewController: UIViewController {
    private enum Kind { case known, new, unknown }

    /// The contact.
    public let contact: CNContact
    /// The names of the values that are shown; nil for all.
    open var displayedPropertyKeys: [Any]?
    /// The delegate, which receives the user's actions.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// The store of the contact; without effect.
    open var contactStore: CNContactStore?
    /// A name that is shown if the contact has none.
    open var alternateName: String?
    /// A text below the name.
    open var message: String?
    /// Whether the user can edit the contact; without effect for contacts that exist.
    open var allowsEditing = true
    /// Whether pressing a value opens it in a program; true by default.
    open var allowsActions = true
    /// Whether values of linked contacts are shown; there are none.
    open var shouldShowLinkedContacts = false
    private let kind: Kind
    /// The files with the contacts; replaced in tests.
    var files = AddressBookFiles()

    /// Returns the values that the controller needs.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactIdentifierKey }

    private init(_ contact: CNContact, _ kind: Kind) {
        (self.contact, self.kind) = (contact, kind)
        super.init(nibName: nil, bundle: nil)
    }
    /// Shows a contact.
    public convenience init(for contact: CNContact) { self.init(contact, .known) }
    /// Shows a contact that is not in the address book, and can be added.
    public convenience init(forUnknownContact contact: CNContact) { self.init(contact, .unknown) }
    /// Shows fields for a contact, which is added at the end; nil for empty ones.
    public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact(), .new) }

    public required init?(coder: NSCoder) {
        (contact, kind) = (CNContact(), .known)
        super.init(coder: coder)
    }

    /// Marks a value; without effect.
    open func highlightProperty(withKey key: String, identifier: String?) {}

    open override var _swiftUIContent: AnyView {
        if kind == .new {
            return AnyView(ContactEditor(contact: contact) { [weak self] in self?.end($0) ?? nil })
        }
        let keys = displayedPropertyKeys?.compactMap { $0 as? String }
        let needsName = CNContactFormatter.string(from: contact, style: .fullName) == nil
        return AnyView(
            ContactPage(
                contact: contact, keys: keys, name: needsName ? alternateName : nil, message: message,
                isAddable: kind == .unknown && allowsEditing,
                opens: { [weak self] property in
                    guard let self, allowsActions else { return false }
                    return delegate?.contactViewController(self, shouldPerformDefaultActionFor: property) ?? true
                },
                add: { [weak self] in self?.end($0) ?? nil }))
    }

    /// Adds a contact, or none, and calls the delegate; returns the reason for which it was not added.
    private func end(_ contact: CNContact?) -> String? {
        do {
            if let contact { try files.add(contact) }
        } catch {
            return error.localizedDescription
        }
        delegate?.contactViewController(self, didCompleteWith: contact)
        return nil
    }
}

/// A contact with a button that adds it, if it is not known.
private struct ContactPage: View {
    let contact: CNContact
    let keys: [String]?
    let name: String?
    let message: String?
    let isAddable: Bool
    /// Returns whether a value is opened in a program.
    let opens: (CNContactProperty) -> Bool
    let add: (CNContact) -> String?
    @State private var isAdded = false
    @State private var problem: String?
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack(spacing: 0) {
            ContactCard(contact: contact, keys: keys, name: name, message: problem ?? message) { property in
                if opens(property), let address = property.address { openURL(address) }
            }
            if isAddable, !isAdded {
                Button("Create New Contact") {
                    problem = add(contact)
                    isAdded = problem == nil
                }
                .padding()
            }
        }
    }
}
