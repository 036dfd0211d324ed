import Foundation
import OrielFoundation
import SwiftUICore

/// Has traits.
///
/// Follows Apple's [UITraitEnvironment](https://developer.apple.com/documentation/uikit/uitraitenvironment).
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits.
    var traitCollection: UITraitCollection { get }
    /// Called when the traits changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The registration of a function that is called for changed traits.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Tells functions of changed traits.
///
/// Follows Apple's [UITraitChangeObservable](https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94).
@MainActor @preconcurrency
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// The observers of traits.
    var _traitObservers: _TraitObservers { get }
}

/// The functions that a view or controller calls for changed traits.
@MainActor @preconcurrency
public final class _TraitObservers {
    private final class Registration: NSObject, UITraitChangeRegistration {
        let traits: [UITrait]
        let tell: (UITraitCollection) -> Void
        init(_ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void) {
            (self.traits, self.tell) = (traits, tell)
        }
    }

    private var all: [Registration] = []

    nonisolated init() {}

    func add(_ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void) -> any UITraitChangeRegistration {
        let registration = Registration(traits, tell)
        all.append(registration)
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) { all.removeAll { $0 === registration } }

    func tell(from old: UITraitCollection, to new: UITraitCollection) {
        for registration in all where registration.traits.contains(where: { differ(old, new, in: $0) }) {
            registration.tell(old)
        }
    }

    private func differ<T: UITraitDefinition>(
        _ old: UITraitCollection, _ new: UITraitCollection, in trait: T.Type
    ) -> Bool {
        new.differs(from: old, in: trait)
    }
}

extension UITraitChangeObservable {
    /// A function that is called for changed traits, with the previous ones.
    public typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void

    /// Calls a function whenever one of some traits has changed.
    ///
    /// Follows Apple's
    /// [registerForTraitChanges(_:handler:)](https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)).
    /// - Parameters:
    ///   - traits: The traits.
    ///   - handler: Takes the view or controller, and the traits before.
    /// - Returns: The registration, for ``unregisterForTraitChanges(_:)``.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        _traitObservers.add(traits) { [weak self] old in
            if let self { handler(self, old) }
        }
    }

    /// Calls a function whenever one of some traits has changed, where it names the type of the view or controller.
    ///
    /// A method's `Self`, as in `{ (self: Self, previous) in … }`, is not the type of the object that it is called on.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        _traitObservers.add(traits) { [weak self] old in
            if let environment = self as? TraitEnvironment { handler(environment, old) }
        }
    }

    /// Calls a method of an object whenever one of some traits has changed: one that `#selector` names.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let object = target as AnyObject
        return _traitObservers.add(traits) { [weak self, weak object] old in
            if let self, let object { action.call(on: object, with: [self, old]) }
        }
    }

    /// Calls a method of this object whenever one of some traits has changed: one that `#selector` names.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        _traitObservers.remove(registration)
    }
}

extension UIView: UITraitChangeObservable {
    /// The traits of the view: its superview's, or SwiftUI's, with its own overrides.
    var effectiveTraits: UITraitCollection {
        var traits = superview?.traitCollection ?? inheritedTraits ?? .outsideWindows
        if let controller { traits = controller.overriding(traits) }
        traits = contentSizeLimits.applied(to: traitOverrides.applied(to: traits))
        if overrideUserInterfaceStyle == .unspecified || overrideUserInterfaceStyle == traits.userInterfaceStyle {
            return traits
        }
        return UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle, others: traits.others)
    }

    /// Takes the traits of the SwiftUI view around.
    func inherit(_ traits: UITraitCollection) {
        CurrentTraits.last = traits
        if inheritedTraits == traits { return }
        guard inheritedTraits != nil else { return inheritedTraits = traits }
        changingTraits { inheritedTraits = traits }
    }

    /// Calls a function that changes traits, and tells the subviews whose traits have changed.
    func changingTraits(_ change: () -> Void) {
        let before = traitCollection
        change()
        tellTraits(from: before, traitCollection)
    }

    private func tellTraits(from old: UITraitCollection, _ new: UITraitCollection) {
        if old == new { return }
        if old.layoutDirection != new.layoutDirection { constraintsChanged() }
        // The previous traits of subviews are these, with the subviews' own settings.
        let within = subviews.map { ($0, $0.adding(to: old), $0.adding(to: new)) }
        traitCollectionDidChange(old)
        _traitObservers.tell(from: old, to: new)
        if let controller {
            controller.willTransition(to: new, with: SettledTransition(in: self))
            controller.traitCollectionDidChange(old)
            controller._traitObservers.tell(from: old, to: new)
            if controller.showsOwnContent { AppWindows.presentationChanged() }
        }
        for (view, old, new) in within { view.tellTraits(from: old, new) }
        noteChange()
    }

    /// Traits of the superview with the view's own.
    private func adding(to traits: UITraitCollection) -> UITraitCollection {
        let traits = contentSizeLimits.applied(
            to: traitOverrides.applied(to: controller?.overriding(traits) ?? traits))
        if overrideUserInterfaceStyle == .unspecified { return traits }
        return UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle, others: traits.others)
    }

    func standardUpdateTraitsIfNeeded() {}
    var standardEffectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
    /// Returns the direction that an attribute asks for in a window that reads as the app does.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}

extension UIViewController: UITraitChangeObservable {
    /// Returns traits with the controller's overrides.
    func overriding(_ traits: UITraitCollection) -> UITraitCollection {
        let traits = traitOverrides.applied(to: traits)
        if overrideUserInterfaceStyle == .unspecified { return traits }
        return UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle, others: traits.others)
    }

    func standardUpdateTraitsIfNeeded() {}
}
