// uses https://github.com/sindresorhus/LaunchAtLogin-Modern 1.1.0 LaunchAtLogin
// for macos
// prints at login: false
// shows other 100
import LaunchAtLogin
import SwiftUI

@main struct Login: App {
    var body: some Scene {
        WindowGroup {
            LaunchAtLogin.Toggle("Launch at login")
                .padding()
                .onAppear { print("at login:", LaunchAtLogin.isEnabled) }
        }
    }
}
