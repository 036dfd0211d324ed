import SwiftUI

@main
struct FizzBuzzApp: App {
    @StateObject private var game = FizzBuzzViewModel()

    var body: some Scene {
        WindowGroup("Fizz Buzz") {
            FizzBuzzView(game: game)
        }
    }
}
