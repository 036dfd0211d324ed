import Foundation
import SwiftUICore

/// The key of a value of SwiftUI's environment that is a trait of UIKit's views as well.
///
/// Follows Apple's
/// [UITraitBridgedEnvironmentKey](https://developer.apple.com/documentation/swiftui/uitraitbridgedenvironmentkey).
/// Views in representables have the environment's value as a trait; the content of a hosting controller reads the controller's
/// trait from the environment.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    /// Reads the value from traits.
    static func read(from traitCollection: UITraitCollection) -> Value
    /// Sets a trait to the value.
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

private enum BridgedTraitsKey: EnvironmentKey {
    static var defaultValue: [ObjectIdentifier: (inout any UIMutableTraits) -> Void] { [:] }
}
private enum HostingTraitsKey: EnvironmentKey { static var defaultValue: UITraitCollection? { nil } }

extension EnvironmentValues {
    /// A value that is a trait of UIKit's views as well.
    public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
        get {
            if bridgedTraits[ObjectIdentifier(K.self)] == nil, let traits = hostingTraits {
                return K.read(from: traits)
            }
            return ownValue(key)
        }
        set {
            setOwnValue(key, newValue)
            bridgedTraits[ObjectIdentifier(K.self)] = { K.write(to: &$0, value: newValue) }
        }
    }

    private func ownValue<K: EnvironmentKey>(_ key: K.Type) -> K.Value { self[key] }
    private mutating func setOwnValue<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) { self[key] = value }

    /// The functions that set traits to values of the environment, by the values' keys.
    var bridgedTraits: [ObjectIdentifier: (inout any UIMutableTraits) -> Void] {
        get { self[BridgedTraitsKey.self] }
        set { self[BridgedTraitsKey.self] = newValue }
    }

    /// The traits of the hosting controller around; nil for none.
    var hostingTraits: UITraitCollection? {
        get { self[HostingTraitsKey.self] }
        set { self[HostingTraitsKey.self] = newValue }
    }
}

/// Passes the controller's traits to the content of a hosting controller.
struct ControllerSurroundings: ViewModifier {
    let controller: UIViewController
    @ObservedObject private var model = AppWindows.model

    init(controller: UIViewController) { self.controller = controller }

    func body(content: Content) -> some View {
        let insets = controller.additionalSafeAreaInsets
        let traits = controller.shownTraits
        content
            .safeAreaPadding(
                EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
            )
            .transformEnvironment(\.colorScheme) {
                if traits.userInterfaceStyle != .unspecified {
                    $0 = traits.userInterfaceStyle == .dark ? .dark : .light
                }
            }
            .transformEnvironment(\.bridgedTraits) { if !traits.others.isEmpty { $0 = [:] } }
            .transformEnvironment(\.hostingTraits) { if !traits.others.isEmpty { $0 = traits } }
    }
}

extension UIViewController {
    /// The traits that the controller and its ancestors set; none where they leave them to SwiftUI.
    fileprivate var shownTraits: UITraitCollection {
        if isViewLoaded, let around = view.superview { return overriding(around.traitCollection) }
        return overriding(parent?.shownTraits ?? UITraitCollection())
    }
}
