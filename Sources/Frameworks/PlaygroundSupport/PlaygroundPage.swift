import Foundation
import SwiftUI

/// A page of a playground, which keeps its view: there are no playgrounds here that show it.
///
/// Follows Apple's [PlaygroundPage](https://developer.apple.com/documentation/playgroundsupport/playgroundpage).
@MainActor
public final class PlaygroundPage {
    /// The page.
    public static let current = PlaygroundPage()
    /// Whether the page continues after its last line; false by default.
    public var needsIndefiniteExecution = false
    /// The view; nil for none.
    public var liveView: (any PlaygroundLiveViewable)? {
        didSet {
            RuntimeWarning.issue("PlaygroundSupport: there are no playgrounds here; a live view is not shown.")
        }
    }
    private init() {}
    /// Shows a view; without effect.
    public func setLiveView<Content: View>(_ view: Content) { liveView = UIHostingController(rootView: view) }
    /// Shows a view; without effect.
    public func setLiveView(_ view: any PlaygroundLiveViewable) { liveView = view }
    /// Ends the page.
    public func finishExecution() { needsIndefiniteExecution = false }
}

/// Something that a page shows.
@MainActor
public protocol PlaygroundLiveViewable {}
extension UIView: PlaygroundLiveViewable {}
extension UIViewController: PlaygroundLiveViewable {}

/// The folder that the user's playgrounds share: the one for temporary files here.
public let playgroundSharedDataDirectory = FileManager.default.temporaryDirectory
