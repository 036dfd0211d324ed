import Combine
import Foundation
import ManagedSettings
import SwiftUI

/// The people of a family.
public enum FamilyControlsMember: Int, Sendable { case child, individual }

/// Whether an app may watch and restrict other apps.
public enum AuthorizationStatus: Int, Sendable, CustomStringConvertible {
    case notDetermined, denied, approved
    public var description: String {
        switch self {
        case .notDetermined: "Not Determined"
        case .denied: "Denied"
        case .approved: "Approved"
        }
    }
}

/// An error of the request to watch apps.
public enum FamilyControlsError: Int, LocalizedError, Hashable, Sendable {
    case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled
    case networkError, authenticationMethodUnavailable
    public var errorDescription: String? { "Apps cannot watch or restrict other apps on this machine." }
}

/// Asks whether the app may watch and restrict other apps, which is not possible here.
///
/// Follows Apple's [AuthorizationCenter](https://developer.apple.com/documentation/familycontrols/authorizationcenter). The status is denied,
/// and requests fail with `unavailable`, which is reported once.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
    /// The center.
    public static let shared = AuthorizationCenter()
    /// Whether the app may: `denied`.
    @Published public private(set) var authorizationStatus = AuthorizationStatus.denied
    private init() {}

    private func unavailable() -> FamilyControlsError {
        RuntimeWarning.issue("FamilyControls: apps cannot watch or restrict other apps on this machine.")
        return .unavailable
    }
    /// Asks; fails.
    public func requestAuthorization(for member: FamilyControlsMember) async throws { throw unavailable() }
    /// Asks; fails.
    public func requestAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(unavailable()))
    }
    /// Gives the permission back; there is none.
    public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.success(()))
    }
}

/// The apps, categories and domains that a user has chosen: none here.
///
/// Follows Apple's [FamilyActivitySelection](https://developer.apple.com/documentation/familycontrols/familyactivityselection).
public struct FamilyActivitySelection: Hashable, Codable, Sendable {
    /// The apps.
    public var applicationTokens: Set<ApplicationToken> = []
    /// The categories.
    public var categoryTokens: Set<ActivityCategoryToken> = []
    /// The domains.
    public var webDomainTokens: Set<WebDomainToken> = []
    /// Whether a category stands for all of its apps.
    public private(set) var includeEntireCategory = false
    /// The apps.
    public var applications: Set<Application> { Set(applicationTokens.map(Application.init(token:))) }
    /// The categories.
    public var categories: Set<ActivityCategory> { Set(categoryTokens.map(ActivityCategory.init(token:))) }
    /// The domains.
    public var webDomains: Set<WebDomain> { Set(webDomainTokens.map(WebDomain.init(token:))) }
    /// Creates an empty choice.
    public init() {}
    /// Creates an empty choice, in which a category may stand for its apps.
    public init(includeEntireCategory: Bool) { self.includeEntireCategory = includeEntireCategory }
}

/// A view in which the user would choose apps: a sentence here.
///
/// Follows Apple's [FamilyActivityPicker](https://developer.apple.com/documentation/familycontrols/familyactivitypicker).
public struct FamilyActivityPicker: View {
    /// Creates a view.
    public init(headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>) {}
    public var body: some View {
        ContentUnavailableView(
            "No Apps", systemImage: "square.stack.3d.up.slash",
            description: Text("Apps cannot watch or restrict other apps on this machine."))
    }
}

extension View {
    /// Presents a view in which the user would choose apps while a value is true.
    public func familyActivityPicker(
        headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
        selection: Binding<FamilyActivitySelection>
    ) -> some View {
        sheet(isPresented: isPresented) {
            VStack {
                FamilyActivityPicker(headerText: headerText, footerText: footerText, selection: selection)
                Button("Done") { isPresented.wrappedValue = false }.padding()
            }
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label of an app, whose name is not known here.
    public init(_ token: ApplicationToken) { self.init("App", systemImage: "app") }
    /// Creates a label of a category, whose name is not known here.
    public init(_ token: ActivityCategoryToken) { self.init("Category", systemImage: "square.stack") }
    /// Creates a label of a domain, whose name is not known here.
    public init(_ token: WebDomainToken) { self.init("Website", systemImage: "globe") }
}
