import SwiftUI

@main
struct FizzBuzzApp: App {
    @StateObject private var solo = FizzBuzzViewModel()
    @StateObject private var group = GroupViewModel(
        repository: FileRepository(
            file: URL.applicationSupportDirectory.appendingPathComponent("FizzBuzz/game.json"), isValid: \Saved.isValid)
    )

    var body: some Scene {
        WindowGroup("Fizz Buzz") {
            ContentView(solo: solo, group: group)
        }
        .commands {
            GroupCommands(group: group)
        }
    }
}
