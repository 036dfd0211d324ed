import SwiftUI

@main
struct FizzBuzzApp: App {
    @StateObject private var solo = FizzBuzzViewModel()
    @StateObject private var group = GroupViewModel(
        repository: FileRepository<Saved>(named: "game.json", in: "FizzBuzz") { $0.isSound })

    var body: some Scene {
        WindowGroup("Fizz Buzz") {
            ContentView(solo: solo, group: group)
        }
        .commands {
            GroupCommands(group: group)
        }
    }
}
