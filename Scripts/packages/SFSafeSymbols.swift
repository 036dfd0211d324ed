// uses https://github.com/SFSafeSymbols/SFSafeSymbols 5.2.0 SFSafeSymbols
// prints heart.fill
// shows #FF0000 3000
import SFSafeSymbols
import SwiftUI

@main struct Heart: App {
    var body: some Scene {
        WindowGroup {
            Image(systemSymbol: .heartFill)
                .font(.system(size: 120))
                .foregroundColor(Color(red: 1, green: 0, blue: 0))
                .onAppear { print(SFSymbol.heartFill.rawValue) }
        }
    }
}
