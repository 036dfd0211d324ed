// uses https://github.com/siteline/swiftui-introspect 26.0.0 SwiftUIIntrospect
// prints a UIScrollView is here
// shows #FF0000 3000
import SwiftUI
import SwiftUIIntrospect
import UIKit

@main struct Inside: App {
    var body: some Scene {
        WindowGroup {
            ScrollView {
                Text("Line").padding()
            }
            .introspect(.scrollView, on: .iOS(.v17, .v18, .v26)) { view in
                print("a UIScrollView is here")
                view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            }
        }
    }
}
