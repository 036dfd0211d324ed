// uses https://github.com/pointfreeco/swift-navigation 2.8.0 SwiftUINavigation
// prints now at book Emma
// shows #FF0000 9000
import SwiftUI
import SwiftUINavigation

@CasePathable enum Place: Hashable {
    case book(String)
    case shop(Int)
}

struct Library: View {
    @State private var place: Place?

    var body: some View {
        NavigationStack {
            Text("Library")
                .navigationDestination(item: $place.book) { $title in
                    Color(red: 1, green: 0, blue: 0)
                        .frame(width: 100, height: 100)
                        .onAppear { print("now at book", title) }
                }
        }
        .onAppear { place = .book("Emma") }
    }
}

@main struct Libraries: App {
    var body: some Scene { WindowGroup { Library() } }
}
