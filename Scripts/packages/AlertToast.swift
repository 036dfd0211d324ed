// uses https://github.com/elai950/AlertToast 1.3.9 AlertToast
// shows #00FF00 40
import AlertToast
import SwiftUI

struct Saving: View {
    @State private var isSaved = false

    var body: some View {
        Color.white
            .toast(isPresenting: $isSaved) {
                AlertToast(type: .complete(Color(red: 0, green: 1, blue: 0)), title: "Saved")
            }
            .onAppear { isSaved = true }
    }
}

@main struct Toasts: App {
    var body: some Scene { WindowGroup { Saving() } }
}
