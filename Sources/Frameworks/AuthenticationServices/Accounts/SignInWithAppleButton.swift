import SwiftUI

/// A button for signing in with the user's account with Apple; each attempt fails here.
///
/// Follows Apple's
/// [SignInWithAppleButton](https://developer.apple.com/documentation/authenticationservices/signinwithapplebutton).
@MainActor @preconcurrency
public struct SignInWithAppleButton: View {
    /// The text.
    public struct Label: Sendable {
        let text: LocalizedStringKey
        /// “Sign in with Apple”.
        public static let signIn = Label(text: "Sign in with Apple")
        /// “Continue with Apple”.
        public static let `continue` = Label(text: "Continue with Apple")
        /// “Sign up with Apple”.
        public static let signUp = Label(text: "Sign up with Apple")
    }

    /// The colors.
    public struct Style: Hashable, Sendable {
        fileprivate enum Kind { case black, white, outline }
        fileprivate let kind: Kind
        /// Black with white text.
        public static let black = Style(kind: .black)
        /// White with black text.
        public static let white = Style(kind: .white)
        /// White with black text and a black outline.
        public static let whiteOutline = Style(kind: .outline)
    }

    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInStyle) private var style

    /// Creates a button.
    /// - Parameters:
    ///   - onRequest: Called with the request before it is performed.
    ///   - onCompletion: Called with the result: an error.
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        self.label = label
        self.onRequest = onRequest
        self.onCompletion = onCompletion
    }

    public var body: some View {
        Button {
            onRequest(ASAuthorizationAppleIDProvider().createRequest())
            ASAuthorizationController.warn()
            onCompletion(.failure(ASAuthorizationError(.notHandled)))
        } label: {
            Text(label.text).font(.headline).frame(maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
                .padding(.horizontal, 12).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .foregroundStyle(style.kind == .black ? Color.white : Color.black)
        .background(style.kind == .black ? Color.black : Color.white, in: RoundedRectangle(cornerRadius: 6))
        .overlay {
            if style.kind == .outline { RoundedRectangle(cornerRadius: 6).strokeBorder(.black, lineWidth: 1) }
        }
    }
}

private enum SignInStyleKey: EnvironmentKey { static let defaultValue = SignInWithAppleButton.Style.black }

extension EnvironmentValues {
    fileprivate var signInStyle: SignInWithAppleButton.Style {
        get { self[SignInStyleKey.self] }
        set { self[SignInStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the colors of buttons for signing in with Apple.
    public nonisolated func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInStyle, style)
    }
}
