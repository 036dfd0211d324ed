import Foundation
import OrielFoundation
import SwiftUI

/// A controller on the screen, which the user plays with fingers or the mouse.
///
/// Follows Apple's [GCVirtualController](https://developer.apple.com/documentation/gamecontroller/gcvirtualcontroller). It is
/// shown above the app's current window, and its ``controller`` is one of `GCController.controllers()`.
open class GCVirtualController: NSObject, @unchecked Sendable {
    /// The parts that are shown.
    open class Configuration: NSObject, @unchecked Sendable {
        /// The names of the parts.
        open var elements: Set<String> = []
        /// Whether the app shows the controller itself, and sets its values.
        open var isHidden = false
        /// Creates settings without parts.
        public override init() {}
    }

    /// How one part is shown.
    open class ElementConfiguration: NSObject, @unchecked Sendable {
        /// Whether the part is not shown.
        open var isHidden = false
        /// The symbol that is drawn in the part's middle; nil for its letter.
        open var path: UIBezierPath?
        /// Whether a stick is a surface, on which a finger begins in the middle wherever it is.
        open var actsAsTouchpad = false
        /// Creates settings of a part that is shown.
        public override init() {}
    }

    /// The controller; nil while it is not connected.
    open private(set) var controller: GCController?

    private let configuration: Configuration
    private let model: VirtualPadModel
    @MainActor private var window: UIWindow?

    /// Creates a controller.
    public init(configuration: Configuration) {
        self.configuration = configuration
        model = VirtualPadModel(configuration.elements)
    }

    /// Shows the controller and connects it.
    open func connect(replyHandler reply: (@Sendable ((any Error)?) -> Void)? = nil) {
        onMain {
            if self.controller == nil {
                let controller = GCController(self.model.profile, name: "Touch Controller")
                self.controller = controller
                if !self.configuration.isHidden { self.show() }
                ControllerHub.shared.connect(controller)
            }
            reply?(nil)
        }
    }
    /// Shows the controller and connects it.
    open func connect() async throws {
        await withCheckedContinuation { continuation in connect { _ in continuation.resume() } }
    }
    /// Hides the controller and disconnects it.
    open func disconnect() {
        onMain {
            guard let controller = self.controller else { return }
            self.controller = nil
            self.window?.isHidden = true
            self.window = nil
            self.model.release()
            ControllerHub.shared.disconnect(controller)
        }
    }

    /// Changes how a part is shown: the function receives its settings, and returns its settings from now on.
    open func updateConfiguration(
        forElement element: String, configuration config: (ElementConfiguration) -> ElementConfiguration
    ) {
        model.settings[element] = config(model.settings[element] ?? ElementConfiguration())
    }
    /// Sets how far a button is pressed, from 0 to 1.
    open func setValue(_ value: CGFloat, forButtonElement element: String) {
        onMain { self.model.press(element, Float(value)) }
    }
    /// Sets the place of a cross or stick, from -1 to 1.
    open func setPosition(_ position: CGPoint, forDirectionPadElement element: String) {
        onMain { self.model.move(element, x: Float(position.x), y: Float(position.y)) }
    }

    @MainActor private func show() {
        let controller = UIHostingController(rootView: VirtualPadView(model: model))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = .alert
        window.rootViewController = controller
        window.isHidden = false
        self.window = window
    }

    /// Calls a function on the main queue: at once where it is its turn.
    private func onMain(_ body: @escaping @MainActor () -> Void) {
        struct Work: @unchecked Sendable { let body: @MainActor () -> Void }
        let work = Work(body: body)
        if MainQueue.isServed {
            MainActor.assumeIsolated { work.body() }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { work.body() } }
        }
    }
}
