import SwiftUICore

extension FocusState: InspectedProperty {
    package var inspectedValue: Any { wrappedValue }
}
