// uses https://github.com/gonzalezreal/NetworkImage 6.0.1 NetworkImage
// shows #FF0000 9000
import NetworkImage
import SwiftUI

@main struct Pictures: App {
    let address = URL(string: (ProcessInfo.processInfo.environment["PACKAGES_SERVER"] ?? "") + "/red.png")

    var body: some Scene {
        WindowGroup {
            NetworkImage(url: address) { image in
                image.resizable()
            } placeholder: {
                Color.blue
            }
            .frame(width: 100, height: 100)
        }
    }
}
