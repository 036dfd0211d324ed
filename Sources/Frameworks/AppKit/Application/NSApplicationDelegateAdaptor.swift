import Combine
import SwiftUI

/// Connects an AppKit app delegate to an app made of SwiftUI scenes.
///
/// The delegate is made once. It is notified of the app's launch when the first windows are open, and later when the app becomes active or
/// inactive.
///
/// Follows Apple's
/// [NSApplicationDelegateAdaptor](https://developer.apple.com/documentation/swiftui/nsapplicationdelegateadaptor).
@MainActor @preconcurrency
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate> {
    private let delegate: DelegateType

    /// Creates a delegate of a class for the app; the environment of all views has it, where it can be observed.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        if let known = NSApplication.shared.delegate as? DelegateType {
            delegate = known
            AppObjects.add(known)
            return
        }
        guard let made = ObjectMaking.make(delegateType) else {
            preconditionFailure("\(delegateType) cannot be made")
        }
        delegate = made
        AppObjects.add(made)
        NSApplication.shared.delegate = made
    }

    /// The delegate.
    public var wrappedValue: DelegateType { delegate }
}

extension NSApplicationDelegateAdaptor: DynamicProperty {}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's published properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: delegate).projectedValue
    }
}
