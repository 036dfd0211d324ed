import Combine
import SwiftUICore

/// Has an app made of SwiftUI scenes keep a delegate of UIKit's kind.
///
/// The delegate is made once. It is told of the app's launch, and of its coming and going.
///
/// Follows Apple's
/// [UIApplicationDelegateAdaptor](https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor).
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
    private let delegate: DelegateType

    /// Has the app keep a delegate of a class.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        if let known = UIApplication.shared.delegate as? DelegateType {
            delegate = known
            return
        }
        guard let made = ObjectMaking.make(delegateType) else {
            preconditionFailure("\(delegateType) cannot be made")
        }
        delegate = made
        UIKitLaunch.finishLaunching(made)
    }

    /// The delegate.
    public var wrappedValue: DelegateType { delegate }
}

extension UIApplicationDelegateAdaptor: DynamicProperty {}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to what the delegate publishes.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: delegate).projectedValue
    }
}
