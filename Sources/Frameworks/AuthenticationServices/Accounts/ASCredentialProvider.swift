import Foundation
import OrielFoundation
import SwiftUI

/// The controller of an app that offers passwords to others; no desktop shows it.
@MainActor @preconcurrency
open class ASCredentialProviderViewController: UIViewController {
    /// What the controller answers with.
    override open var extensionContext: ASCredentialProviderExtensionContext { ASCredentialProviderExtensionContext() }

    /// Called with the places for which a password is chosen; never here.
    open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
    /// Called when a password is needed at once; never here.
    open func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity) {}
    /// Called when a credential is needed at once; never here.
    open func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {}
    /// Called before the controller is shown for a password; never here.
    open func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {}
    /// Called before the controller is shown for a credential; never here.
    open func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {}
    /// Called before the controller is shown for its settings; never here.
    open func prepareInterfaceForExtensionConfiguration() {}
}

/// The answers of an app that offers passwords to others; nobody receives them.
open class ASCredentialProviderExtensionContext: NSExtensionContext, @unchecked Sendable {
    /// Answers with a password: nobody receives it.
    open func completeRequest(
        withSelectedCredential credential: ASPasswordCredential, completionHandler: ((Bool) -> Void)? = nil
    ) {
        ASCredentialIdentityStore.warn()
        completionHandler?(false)
    }
    /// Ends the request: there is none.
    override open func cancelRequest(withError error: any Error) {
        super.cancelRequest(withError: error)
        ASCredentialIdentityStore.warn()
    }
    /// Ends the settings: they are not shown.
    open func completeExtensionConfigurationRequest() { ASCredentialIdentityStore.warn() }
}
