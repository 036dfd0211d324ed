import Contacts
import OrielFoundation
import SwiftUI

/// A button that gives an app access to a contact that a search has found.
///
/// Follows Apple's [ContactAccessButton](https://developer.apple.com/documentation/contactsui/contactaccessbutton). It is shown where an app has limited
/// access to the address book; as access is denied here, it shows nothing.
public struct ContactAccessButton: View {
    /// The line below a contact's name.
    public enum Caption: Hashable, Sendable { case defaultText, email, phone }

    /// The appearance of a button.
    public struct Style: Hashable, Sendable {
        /// The width of the contact's picture in points; nil for the default.
        public var imageWidth: CGFloat?
        /// Creates an appearance.
        public init(imageWidth: CGFloat? = nil) { self.imageWidth = imageWidth }
    }

    /// Creates a button for the contacts that match a search.
    ///
    /// - Parameters:
    ///   - queryString: The words of the search.
    ///   - ignoredEmails: Mail addresses of contacts that are not offered.
    ///   - ignoredPhoneNumbers: Telephone numbers of contacts that are not offered.
    ///   - approvalCallback: Called with the identifiers of contacts; never here.
    public init(
        queryString: String, ignoredEmails: Set<String>? = nil, ignoredPhoneNumbers: Set<String>? = nil,
        approvalCallback: @escaping ([String]) -> Void = { _ in }
    ) {}

    public var body: some View { EmptyView() }
}

extension View {
    /// Sets the line below a contact's name in buttons for access to contacts; such buttons show nothing here.
    nonisolated public func contactAccessButtonCaption(_ caption: ContactAccessButton.Caption) -> some View { self }

    /// Sets the appearance of buttons for access to contacts; such buttons show nothing here.
    nonisolated public func contactAccessButtonStyle(_ style: ContactAccessButton.Style) -> some View { self }

    /// Presents a choice of contacts that the app may see.
    ///
    /// As access to the address book is denied here, nothing is presented: the value becomes false, and the function is called without
    /// contacts, which is reported once.
    public func contactAccessPicker(
        isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> Void = { _ in }
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
            guard isShown else { return }
            RuntimeWarning.issue("contactAccessPicker: access to the address book is denied; nothing is presented.")
            isPresented.wrappedValue = false
            completionHandler([])
        }
    }
}
