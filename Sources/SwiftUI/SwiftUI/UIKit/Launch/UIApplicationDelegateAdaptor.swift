import Combine
import SwiftUICore

/// Connects a UIKit app delegate to an app made of SwiftUI scenes.
///
/// The delegate is made once. It is notified of the app's launch, and when it becomes active or inactive.
///
/// Follows Apple's
/// [UIApplicationDelegateAdaptor](https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor).
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
    private let delegate: DelegateType

    /// Creates a delegate of a class for the app; the environment of all views has it, where it can be observed.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        if let known = UIApplication.shared.delegate as? DelegateType {
            delegate = known
            AppObjects.add(known)
            return
        }
        guard let made = ObjectMaking.make(delegateType) else {
            preconditionFailure("\(delegateType) cannot be made")
        }
        delegate = made
        AppObjects.add(made)
        UIKitLaunch.finishLaunching(made)
    }

    /// The delegate.
    public var wrappedValue: DelegateType { delegate }
}

extension UIApplicationDelegateAdaptor: DynamicProperty {}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's published properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: delegate).projectedValue
    }
}
