import ExtensionFoundation
import Foundation
import SwiftUI

/// A part of the interface of an extension; no app of this system shows it.
///
/// Follows Apple's [AppExtensionScene](https://developer.apple.com/documentation/extensionkit/appextensionscene).
@MainActor
public protocol AppExtensionScene {
    /// The type of the content.
    associatedtype Body: AppExtensionScene
    /// The content.
    var body: Body { get }
}

extension Never: AppExtensionScene {}

/// A scene that is not made of others.
extension AppExtensionScene where Body == Never {
    /// There is no body.
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// A scene with a view, by its name.
///
/// Follows Apple's [PrimitiveAppExtensionScene](https://developer.apple.com/documentation/extensionkit/primitiveappextensionscene).
public struct PrimitiveAppExtensionScene<Content: View>: AppExtensionScene {
    /// There is no body.
    public typealias Body = Never
    private let id: String
    private let content: () -> Content
    /// Creates a scene.
    public init(
        id: String, @ViewBuilder content: @escaping () -> Content,
        onConnection: @escaping (NSXPCConnection) -> Bool = { _ in false }
    ) { (self.id, self.content) = (id, content) }
}

/// Settings of an extension with an interface.
public struct AppExtensionSceneConfiguration: AppExtensionConfiguration {
    /// Creates settings with a scene.
    @MainActor public init(_ scene: some AppExtensionScene, configuration: some AppExtensionConfiguration) {}
    /// Creates settings with a scene.
    @MainActor public init(_ scene: some AppExtensionScene) {}
    public func accept(connection: NSXPCConnection) -> Bool { false }
}

/// Shows the interface of an extension, of which there is none here.
///
/// Follows Apple's [EXHostViewController](https://developer.apple.com/documentation/extensionkit/exhostviewcontroller).
@MainActor @preconcurrency
open class EXHostViewController: UIViewController {
    /// The extension and the scene that are shown.
    public struct Configuration {
        /// The extension.
        public var appExtension: AppExtensionIdentity
        /// The name of the scene.
        public var sceneID: String
        /// Creates settings.
        public init(appExtension: AppExtensionIdentity, sceneID: String) {
            (self.appExtension, self.sceneID) = (appExtension, sceneID)
        }
    }
    /// The extension and the scene; nil for none.
    open var configuration: Configuration?
    /// Receives events.
    open weak var delegate: (any EXHostViewControllerDelegate)?
    /// Returns a connection with the extension; fails.
    open func makeXPCConnection() throws -> NSXPCConnection { throw AppExtensionProcess.LaunchError() }
}

/// Receives the events of an extension's interface; there are none here.
@MainActor @preconcurrency
public protocol EXHostViewControllerDelegate: AnyObject {
    /// Called when the interface is shown.
    func hostViewControllerDidActivate(_ viewController: EXHostViewController)
    /// Called when the interface has ended.
    func hostViewControllerWillDeactivate(_ viewController: EXHostViewController, error: (any Error)?)
}

extension EXHostViewControllerDelegate {
    public func hostViewControllerDidActivate(_ viewController: EXHostViewController) {}
    public func hostViewControllerWillDeactivate(_ viewController: EXHostViewController, error: (any Error)?) {}
}

/// Lets users permit extensions; there are none, as it says.
@MainActor @preconcurrency
open class EXAppExtensionBrowserViewController: UIViewController {
    open override var _swiftUIContent: AnyView {
        AnyView(ContentUnavailableView("No Extensions", systemImage: "puzzlepiece.extension"))
    }
}
