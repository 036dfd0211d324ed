import Foundation

extension UIWindowScene {
    /// The orientation and size of a scene.
    @MainActor @preconcurrency
    public final class Geometry: NSObject {
        /// The orientation.
        public let interfaceOrientation: UIInterfaceOrientation
        /// The space of the scene's window.
        public let coordinateSpace: any UICoordinateSpace
        /// Whether the user changes the window's size now; never known here.
        public var isInteractivelyResizing: Bool { false }

        init(_ scene: UIWindowScene) {
            interfaceOrientation = scene.interfaceOrientation
            coordinateSpace = scene.coordinateSpace
        }
    }

    /// The present orientation and size.
    public var effectiveGeometry: Geometry { Geometry(self) }

    /// An orientation or size that an app would like.
    @MainActor @preconcurrency
    open class GeometryPreferences: NSObject {
        override init() { super.init() }

        /// An orientation that an app would like.
        @MainActor @preconcurrency
        public final class iOS: GeometryPreferences {
            /// The orientations; nil for any.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates a wish for orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }

        /// A place and size that an app would like for its window.
        @MainActor @preconcurrency
        public final class Mac: GeometryPreferences {
            /// The rectangle on the screen, in points; nil for any.
            public var systemFrame: CGRect?

            /// Creates a wish for a rectangle.
            public init(systemFrame: CGRect? = nil) {
                self.systemFrame = systemFrame
                super.init()
            }
        }
    }

    /// Asks for another orientation or size.
    ///
    /// The user decides about windows here: orientations that have the window's present one are granted without a word, any other
    /// wish is refused.
    /// - Parameters:
    ///   - geometryPreferences: The wish.
    ///   - errorHandler: Is called with the reason of a refusal.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        if let wish = geometryPreferences as? GeometryPreferences.iOS {
            let present = UIInterfaceOrientationMask(rawValue: 1 << UInt(interfaceOrientation.rawValue))
            if wish.interfaceOrientations?.isSuperset(of: present) ?? true { return }
        }
        RuntimeWarning.issue("requestGeometryUpdate(_:errorHandler:) turns no window here: see CompatibilityGaps.md.")
        errorHandler?(CocoaError(.featureUnsupported))
    }
}

/// Which scene is for which content.
@MainActor @preconcurrency
open class UISceneActivationConditions: NSObject {
    /// Says for which contents the scene can be used.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Says for which contents the scene is to be preferred.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    /// Creates conditions for any content.
    public override init() { super.init() }
}
