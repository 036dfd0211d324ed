import SwiftUI

/// Stands between the counting game and its views.
final class FizzBuzzViewModel: ObservableObject {
    @Published private var model = FizzBuzzModel()

    /// What the player says now.
    var callout: String { model.text }

    /// Lets the next player speak.
    func next() {
        model.increment()
    }
}
