import Combine

/// A property wrapper whose value an inspector shows in the place of its storage.
package protocol InspectedProperty {
    /// The value as a body would read it; reading creates no dependency.
    var inspectedValue: Any { get }
}

extension State: InspectedProperty {
    package var inspectedValue: Any { UpdateContext.withoutReader { wrappedValue } }
}

extension Binding: InspectedProperty {
    package var inspectedValue: Any { UpdateContext.withoutReader { wrappedValue } }
}

extension StateObject: InspectedProperty {
    package var inspectedValue: Any { MainActor.assumeIsolated { UncheckedSendable(wrappedValue as Any) }.value }
}

extension ObservedObject: InspectedProperty {
    package var inspectedValue: Any { MainActor.assumeIsolated { UncheckedSendable(wrappedValue as Any) }.value }
}

extension EnvironmentObject: InspectedProperty {
    package var inspectedValue: Any { MainActor.assumeIsolated { UncheckedSendable(wrappedValue as Any) }.value }
}

extension Environment: InspectedProperty {
    package var inspectedValue: Any { UpdateContext.withoutReader { wrappedValue } }
}

extension GestureState: InspectedProperty {
    package var inspectedValue: Any { UpdateContext.withoutReader { wrappedValue } }
}

extension ScaledMetric: InspectedProperty {
    package var inspectedValue: Any { UpdateContext.withoutReader { wrappedValue } }
}
