import Foundation

/// How a preview is shown: its layout, its orientation, and a modifier for its view.
@MainActor @preconcurrency
public struct PreviewTrait<T>: Sendable {
    /// The trait's effect.
    public enum _Kind: Sendable {
        /// The view in a window of the usual size.
        case defaultLayout
        /// The view at the size it chooses.
        case sizeThatFitsLayout
        /// The view in a space of this size, in points.
        case fixedLayout(width: CGFloat, height: CGFloat)
        /// The screen turned; windows here have no orientation.
        case orientation(InterfaceOrientation)
        /// The view modified.
        case modifier(@MainActor @Sendable (AnyView) async throws -> AnyView)
    }

    /// The trait's effect.
    public nonisolated let _kind: _Kind

    nonisolated init(_kind kind: _Kind) { _kind = kind }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Shows the view in a window of the usual size.
    public nonisolated static var defaultLayout: PreviewTrait { PreviewTrait(_kind: .defaultLayout) }

    /// Shows the view at the size it chooses.
    public nonisolated static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(_kind: .sizeThatFitsLayout) }

    /// Shows the view in a space of a size given in points.
    public nonisolated static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(_kind: .fixedLayout(width: width, height: height))
    }

    /// Shows the view on an upright screen.
    public nonisolated static var portrait: PreviewTrait { PreviewTrait(_kind: .orientation(.portrait)) }

    /// Shows the view on a screen upside down.
    public nonisolated static var portraitUpsideDown: PreviewTrait {
        PreviewTrait(_kind: .orientation(.portraitUpsideDown))
    }

    /// Shows the view on a screen turned to the left.
    public nonisolated static var landscapeLeft: PreviewTrait { PreviewTrait(_kind: .orientation(.landscapeLeft)) }

    /// Shows the view on a screen turned to the right.
    public nonisolated static var landscapeRight: PreviewTrait { PreviewTrait(_kind: .orientation(.landscapeRight)) }

    /// Shows the view with a modifier applied.
    public nonisolated static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait {
        // The modifier is passed on to the main actor and used only there.
        let modifier = UncheckedSendable(modifier)
        return PreviewTrait(
            _kind: .modifier { view in
                let context = try await Modifier.makeSharedContext()
                return AnyView(modifier.value.body(content: PreviewModifierContent(view: view), context: context))
            })
    }
}

/// The ways a screen can be turned.
public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable {
    /// A name that identifies the orientation.
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Standing on its head.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// Turned to the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// Turned to the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    /// The four orientations.
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}
