import SwiftUI

extension Binding {
    /// Whether there is a value; setting it to false takes the value away.
    func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool> {
            wrappedValue != nil
        } set: {
            if !$0 { wrappedValue = nil }
        }
    }
}
