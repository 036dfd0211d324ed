import OrielFoundation
import SwiftUI

/// The pages of an app in a car: a stack of data, as no car is connected.
///
/// Follows Apple's [CPInterfaceController](https://developer.apple.com/documentation/carplay/cpinterfacecontroller).
@MainActor @preconcurrency
open class CPInterfaceController: NSObject {
    /// Receives the changes of pages.
    open weak var delegate: (any CPInterfaceControllerDelegate)?
    /// Whether the car prefers dark colors.
    open var prefersDarkUserInterfaceStyle = false
    /// The pages.
    open private(set) var templates: [CPTemplate] = []
    /// The page that covers them; nil for none.
    open private(set) var presentedTemplate: CPTemplate?
    /// The traits of the car.
    open var carTraitCollection: UITraitCollection { UITraitCollection() }
    /// The first page.
    open var rootTemplate: CPTemplate { templates.first ?? CPTemplate() }
    /// The last page; nil if there is none.
    open var topTemplate: CPTemplate? { templates.last }
    /// Creates a controller without pages.
    public override init() {}

    private func change(_ animated: Bool, _ completion: ((Bool, (any Error)?) -> Void)?, _ work: () -> Void) {
        let old = presentedTemplate ?? templates.last
        work()
        let new = presentedTemplate ?? templates.last
        if old !== new {
            if let old { delegate?.templateWillDisappear(old, animated: animated) }
            if let new { delegate?.templateWillAppear(new, animated: animated) }
            if let old { delegate?.templateDidDisappear(old, animated: animated) }
            if let new { delegate?.templateDidAppear(new, animated: animated) }
        }
        completion?(true, nil)
    }

    /// Replaces all pages.
    open func setRootTemplate(
        _ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { change(animated, completion) { templates = [rootTemplate] } }
    /// Adds a page.
    open func pushTemplate(
        _ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { change(animated, completion) { templates.append(templateToPush) } }
    /// Removes the last page, but not the first one.
    open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        change(animated, completion) { if templates.count > 1 { templates.removeLast() } }
    }
    /// Removes all pages but the first one.
    open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        change(animated, completion) { templates = Array(templates.prefix(1)) }
    }
    /// Removes the pages above another.
    open func pop(to targetTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        change(animated, completion) {
            guard let place = templates.firstIndex(where: { $0 === targetTemplate }) else { return }
            templates = Array(templates[...place])
        }
    }
    /// Covers the pages with another.
    open func presentTemplate(
        _ templateToPresent: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { change(animated, completion) { presentedTemplate = templateToPresent } }
    /// Removes the page that covers the others.
    open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        change(animated, completion) { presentedTemplate = nil }
    }
}

/// Receives the changes of pages; all methods are optional.
@MainActor @preconcurrency
public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
    /// Called before a page appears.
    func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
    /// Called when a page has appeared.
    func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
    /// Called before a page disappears.
    func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
    /// Called when a page has disappeared.
    func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}

extension CPInterfaceControllerDelegate {
    public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}

/// The window of an app for maps in a car.
@MainActor @preconcurrency
open class CPWindow: UIWindow {}

/// The scene of an app in a car; no car connects one.
///
/// Follows Apple's [CPTemplateApplicationScene](https://developer.apple.com/documentation/carplay/cptemplateapplicationscene).
@MainActor @preconcurrency
open class CPTemplateApplicationScene: UIScene {
    /// The pages.
    public let interfaceController = CPInterfaceController()
    /// The window for maps.
    public let carWindow = CPWindow()
}

extension UISceneSession.Role {
    /// For a car.
    public static let carTemplateApplication = UISceneSession.Role(
        rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
}

/// Receives the connection of a car; never here.
///
/// Follows Apple's
/// [CPTemplateApplicationSceneDelegate](https://developer.apple.com/documentation/carplay/cptemplateapplicationscenedelegate). All methods are optional.
@MainActor @preconcurrency
public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
    /// Called when a car was connected.
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didConnect interfaceController: CPInterfaceController)
    /// Called when a car was connected, with the window for maps.
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didConnect interfaceController: CPInterfaceController, to window: CPWindow)
    /// Called when a car was disconnected.
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: CPInterfaceController)
    /// Called when a car was disconnected, with the window for maps.
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnect interfaceController: CPInterfaceController, from window: CPWindow)
}

extension CPTemplateApplicationSceneDelegate {
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didConnect interfaceController: CPInterfaceController
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didConnect interfaceController: CPInterfaceController, to window: CPWindow
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: CPInterfaceController
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnect interfaceController: CPInterfaceController, from window: CPWindow
    ) {}
}
