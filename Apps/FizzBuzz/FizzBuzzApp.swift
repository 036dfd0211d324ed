import SwiftUI

@main
struct FizzBuzzApp: App {
    @StateObject private var solo = FizzBuzzViewModel()
    @StateObject private var group = GroupViewModel(repository: GroupViewModel.ownRepository)

    var body: some Scene {
        WindowGroup("Fizz Buzz") {
            ContentView(solo: solo, group: group)
        }
        .commands {
            GroupCommands(group: group)
        }
    }
}
