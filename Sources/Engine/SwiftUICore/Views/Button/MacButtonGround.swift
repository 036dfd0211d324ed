import Foundation

/// The ground of the Mac's buttons, pop-up buttons and steppers: light, with a fine edge.
package struct MacButtonGround<S: InsettableShape>: View {
    private let shape: S
    @Environment(\.isEnabled) private var isEnabled

    /// Creates a ground with a shape.
    package init(shape: S) { self.shape = shape }

    package var body: some View {
        shape.fill(MacButtonColors.ground)
            .shadow(color: Color.black.opacity(0.12), radius: 0.5, x: 0, y: 0.5)
            .overlay(shape.strokeBorder(MacButtonColors.edge, lineWidth: 0.5))
            .opacity(isEnabled ? 1 : 0.5)
    }
}

/// The colors of a frame, apart from its shape, as generic types store no constants.
private enum MacButtonColors {
    static let ground = Color(
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.25) : UIColor(white: 1, alpha: 1) })
    static let edge = Color(
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.1) : UIColor(white: 0, alpha: 0.18) })
}
