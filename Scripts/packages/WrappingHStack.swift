// uses https://github.com/dkk/WrappingHStack 2.2.11 WrappingHStack
// shows #FF0000 30000 30000
import SwiftUI
import WrappingHStack

@main struct Squares: App {
    var body: some Scene {
        WindowGroup {
            WrappingHStack(0..<12, id: \.self, spacing: .constant(10), lineSpacing: 10) { _ in
                Color(red: 1, green: 0, blue: 0).frame(width: 50, height: 50)
            }
            .frame(width: 200)
        }
    }
}
