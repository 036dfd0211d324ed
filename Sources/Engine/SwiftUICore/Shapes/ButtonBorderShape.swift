import Foundation

/// The shape of a bordered button.
///
/// Follows Apple's [ButtonBorderShape](https://developer.apple.com/documentation/swiftui/buttonbordershape).
public struct ButtonBorderShape: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        case automatic, capsule, circle
        case roundedRectangle(radius: CGFloat?)
    }

    let form: Form

    /// The system's choice: a rounded rectangle.
    public static let automatic = ButtonBorderShape(form: .automatic)
    /// A capsule.
    public static let capsule = ButtonBorderShape(form: .capsule)
    /// A rounded rectangle.
    public static let roundedRectangle = ButtonBorderShape(form: .roundedRectangle(radius: nil))
    /// A circle.
    public static let circle = ButtonBorderShape(form: .circle)

    /// A rounded rectangle with corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(form: .roundedRectangle(radius: radius))
    }
}

extension ButtonBorderShape: InsettableShape {
    public nonisolated func path(in rect: CGRect) -> Path { Self.path(in: rect, form, inset: 0) }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(form: form, amount: amount) }

    static nonisolated func path(in rect: CGRect, _ form: Form, inset: CGFloat) -> Path {
        let inner = rect.shrunk(by: inset)
        switch form {
        case .capsule: return Capsule().path(in: inner)
        case .circle: return Circle().path(in: inner)
        case .automatic, .roundedRectangle(nil):
            return Path(roundedRect: inner, cornerRadius: max(6 - inset, 0), style: .continuous)
        case .roundedRectangle(let radius?):
            return Path(roundedRect: inner, cornerRadius: max(radius - inset, 0), style: .continuous)
        }
    }

    /// The shape made smaller.
    struct _Inset: InsettableShape {
        var form: Form
        var amount: CGFloat

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }

        func path(in rect: CGRect) -> Path { ButtonBorderShape.path(in: rect, form, inset: amount) }
        func inset(by amount: CGFloat) -> _Inset { _Inset(form: form, amount: self.amount + amount) }
    }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    /// The shape of bordered buttons; the system's choice by default.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape of bordered buttons in the view.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
