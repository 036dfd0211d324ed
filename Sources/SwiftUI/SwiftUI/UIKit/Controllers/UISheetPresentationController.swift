import Foundation
import SwiftUICore

/// How a controller is presented as a sheet: its heights, handle and corners.
///
/// Follows Apple's
/// [UISheetPresentationController](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller).
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet can rest, the least first; all of the window by default.
    open var detents: [Detent] = [.large()] { didSet { changed() } }
    /// The height at which the sheet is; nil for the least.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
    /// The greatest height at which the views behind are not dim; nil, as by default, where they always are.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
    /// Whether the sheet has a handle; false by default.
    open var prefersGrabberVisible = false { didSet { changed() } }
    /// The radius of the corners, in points; nil for the default.
    open var preferredCornerRadius: CGFloat? { didSet { changed() } }
    /// Whether scrolling makes the sheet taller first; the content scrolls here.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet is at the edge of low windows; it is where windows are narrow.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether the width of an edge-attached sheet is the controller's preferred one; without effect.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Whether the sheet is as large as a page; without effect.
    open var prefersPageSizing = true

    /// Changes the sheet with an animation.
    open func animateChanges(_ changes: () -> Void) { withAnimation { changes() } }
    /// Invalidates the heights.
    open func invalidateDetents() { changed() }

    private func changed() { AppWindows.presentationChanged() }

    /// A height at which a sheet can rest.
    ///
    /// Follows Apple's
    /// [Detent](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent).
    @MainActor @preconcurrency
    public final class Detent: NSObject {
        /// A height's name.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            /// The name.
            public let rawValue: String
            /// Creates a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Half of the window.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// All of the window.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name.
        public let identifier: Identifier
        /// The height as SwiftUI describes it.
        let height: PresentationDetent

        private init(_ identifier: Identifier, _ height: PresentationDetent) {
            (self.identifier, self.height) = (identifier, height)
            super.init()
        }

        /// Half of the window.
        public class func medium() -> Detent { Detent(.medium, .medium) }
        /// All of the window.
        public class func large() -> Detent { Detent(.large, .large) }
        /// A height that a function computes.
        /// - Parameters:
        ///   - identifier: Its name; nil for one of its own.
        ///   - resolver: Returns the height in points; nil where the sheet cannot rest there.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            let name = Token()
            nonisolated(unsafe) let resolver = resolver
            let height = PresentationDetent(.custom(ObjectIdentifier(name))) { context in
                _ = name
                let most = context.maxDetentValue
                return MainActor.assumeIsolated { resolver(Room(maximumDetentValue: most)) }
            }
            return Detent(identifier ?? Identifier("custom \(ObjectIdentifier(name))"), height)
        }

        /// The identity of a computed height.
        private final class Token: Sendable {}
        private struct Room: UISheetPresentationControllerDetentResolutionContext {
            let maximumDetentValue: CGFloat
            var containerTraitCollection: UITraitCollection { .current }
        }
    }
}

/// The context for computing the height of a sheet.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The greatest height there is, in points.
    var maximumDetentValue: CGFloat { get }
    /// The traits of the window.
    var containerTraitCollection: UITraitCollection { get }
}

/// Methods that are called for a sheet's detents; all are optional.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called after the user has changed the sheet's detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// Gives the sheet around a presented controller what its presentation says.
struct ControllerSheet: ViewModifier {
    let controller: UIViewController
    /// Tells when a presentation has changed.
    @ObservedObject private var model = AppWindows.model

    init(controller: UIViewController) { self.controller = controller }

    func body(content: Content) -> some View {
        if let sheet = controller.sheetPresentationController {
            content
                .presentationDetents(Set(sheet.detents.map(\.height)), selection: selection(sheet))
                .presentationDragIndicator(sheet.prefersGrabberVisible ? .visible : .hidden)
                .presentationCornerRadius(sheet.preferredCornerRadius)
                .presentationBackgroundInteraction(interaction(sheet))
                .interactiveDismissDisabled(!mayBeClosed(sheet))
        } else {
            content.interactiveDismissDisabled(controller.isModalInPresentation)
        }
    }

    private func mayBeClosed(_ sheet: UISheetPresentationController) -> Bool {
        !controller.isModalInPresentation && sheet.delegate?.presentationControllerShouldDismiss(sheet) != false
    }

    private func interaction(_ sheet: UISheetPresentationController) -> PresentationBackgroundInteraction {
        let detent = sheet.detents.first { $0.identifier == sheet.largestUndimmedDetentIdentifier }
        return detent.map { .enabled(upThrough: $0.height) } ?? .automatic
    }

    private func selection(_ sheet: UISheetPresentationController) -> Binding<PresentationDetent> {
        Binding {
            let chosen = sheet.detents.first { $0.identifier == sheet.selectedDetentIdentifier } ?? sheet.detents.first
            return chosen?.height ?? .large
        } set: { height in
            guard let detent = sheet.detents.first(where: { $0.height == height }) else { return }
            sheet.selectedDetentIdentifier = detent.identifier
            (sheet.delegate as? any UISheetPresentationControllerDelegate)?
                .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
        }
    }
}
