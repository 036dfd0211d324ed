// uses https://github.com/exyte/ActivityIndicatorView 2.0.0 ActivityIndicatorView
// shows #FF0000 1000
import ActivityIndicatorView
import SwiftUI

@main struct Waiting: App {
    var body: some Scene {
        WindowGroup {
            ActivityIndicatorView(type: .equalizer())
                .foregroundColor(Color(red: 1, green: 0, blue: 0))
                .frame(width: 200, height: 200)
                .onAppear { print("waiting") }
        }
    }
}
