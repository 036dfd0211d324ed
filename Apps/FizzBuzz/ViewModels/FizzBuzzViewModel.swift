import SwiftUI

/// Stands between the counting game and its views.
final class FizzBuzzViewModel: ObservableObject {
    @Published private var model = FizzBuzzModel()

    /// What the player says now.
    var callout: String { model.text }

    /// The last numbers before this one.
    var past: Range<Int> { max(1, model.number - 12)..<model.number }

    /// What was said at a number.
    func word(for number: Int) -> String { FizzBuzzModel.text(for: number) }

    /// Lets the next player speak.
    func next() {
        model.increment()
    }
}
