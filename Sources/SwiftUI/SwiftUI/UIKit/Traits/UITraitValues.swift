/// Whether a screen feels how hard it is pressed.
///
/// Follows Apple's [UIForceTouchCapability](https://developer.apple.com/documentation/uikit/uiforcetouchcapability).
public enum UIForceTouchCapability: Int, Sendable {
    /// Not known.
    case unknown
    /// Presses have no force.
    case unavailable
    /// Presses have a force.
    case available
}

/// The colors that a screen can show.
///
/// Follows Apple's [UIDisplayGamut](https://developer.apple.com/documentation/uikit/uidisplaygamut).
public enum UIDisplayGamut: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// The colors of sRGB.
    case SRGB
    /// The colors of Display P3.
    case P3
}

/// Whether an interface covers another, as a sheet does.
///
/// Follows Apple's [UIUserInterfaceLevel](https://developer.apple.com/documentation/uikit/uiuserinterfacelevel).
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// The content of a window.
    case base
    /// Content above a window's.
    case elevated
}

/// Whether a window is the one that the user works in.
///
/// Follows Apple's
/// [UIUserInterfaceActiveAppearance](https://developer.apple.com/documentation/uikit/uiuserinterfaceactiveappearance).
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// The window is not active.
    case inactive
    /// The window is active.
    case active
}

/// Whether the content of a window is being recorded or shown elsewhere.
///
/// Follows Apple's [UISceneCaptureState](https://developer.apple.com/documentation/uikit/uiscenecapturestate).
public enum UISceneCaptureState: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// It is not recorded.
    case inactive
    /// It is recorded.
    case active
}

/// The kind of list that a cell or header is part of.
///
/// Follows Apple's [UIListEnvironment](https://developer.apple.com/documentation/uikit/uilistenvironment).
public enum UIListEnvironment: Int, Sendable {
    /// Not known.
    case unspecified
    /// No list.
    case none
    /// A list from edge to edge.
    case plain
    /// A list with groups from edge to edge.
    case grouped
    /// A list with groups in rounded rectangles.
    case insetGrouped
    /// A list of places to go, at the side.
    case sidebar
    /// A list of places to go, in a window without sides.
    case sidebarPlain
}

extension UIImage {
    /// How much brighter than white an image may be.
    ///
    /// Follows Apple's [UIImage.DynamicRange](https://developer.apple.com/documentation/uikit/uiimage/dynamicrange).
    public enum DynamicRange: Int, Sendable {
        /// Not known.
        case unspecified = -1
        /// As bright as white.
        case standard
        /// A little brighter.
        case constrainedHigh
        /// As bright as the screen can.
        case high
    }
}
