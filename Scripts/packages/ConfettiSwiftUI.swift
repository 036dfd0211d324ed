// uses https://github.com/simibac/ConfettiSwiftUI 3.0.0 ConfettiSwiftUI
// shows #FF0000 100
import ConfettiSwiftUI
import SwiftUI

struct Party: View {
    @State private var count = 0

    var body: some View {
        Color.white
            .confettiCannon(
                trigger: $count, num: 60, confettis: [.shape(.square)], colors: [Color(red: 1, green: 0, blue: 0)],
                openingAngle: .degrees(0), closingAngle: .degrees(360), radius: 120
            )
            .onAppear { count += 1 }
    }
}

@main struct Parties: App {
    var body: some Scene { WindowGroup { Party() } }
}
