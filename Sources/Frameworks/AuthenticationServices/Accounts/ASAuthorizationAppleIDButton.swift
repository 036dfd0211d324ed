import SwiftUI

/// A control of UIKit for signing in with the user's account with Apple; each attempt fails here.
///
/// Follows Apple's
/// [ASAuthorizationAppleIDButton](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton).
@MainActor @preconcurrency
open class ASAuthorizationAppleIDButton: UIControl {
    /// The text.
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        /// “Sign in with Apple”.
        public static let `default` = ButtonType.signIn

        var title: String {
            switch self {
            case .signIn: "Sign in with Apple"
            case .continue: "Continue with Apple"
            case .signUp: "Sign up with Apple"
            }
        }
    }

    /// The colors.
    public enum Style: Int, Sendable { case white, whiteOutline, black }

    /// The radius of the corners, in points; 6 by default.
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }
    private let label = UILabel(frame: .zero)

    /// Creates a control.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        show(type, style)
    }

    /// Creates a control.
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    /// Creates a black control; archives keep neither the text nor the colors here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        show(.default, .black)
    }

    private func show(_ type: ButtonType, _ style: Style) {
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = cornerRadius
        if style == .whiteOutline {
            layer.borderWidth = 1
            layer.borderColor = UIColor.black.cgColor
        }
        label.text = type.title
        label.textColor = style == .black ? .white : .black
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        accessibilityLabel = type.title
    }

    /// The size of the text with its surroundings, in points.
    open override var intrinsicContentSize: CGSize {
        let text = label.intrinsicContentSize
        return CGSize(width: max(text.width + 32, 140), height: max(text.height + 12, 44))
    }
}
