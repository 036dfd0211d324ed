// uses https://github.com/danielsaidi/SwiftUIKit 7.0.0 SwiftUIKit
// prints Emma of 1815
// prints RW1tYQ==
// shows #FF0000 8000
import SwiftUI
import SwiftUIKit

@main struct Cards: App {
    var body: some Scene {
        WindowGroup {
            Card { Color(hex: 0xFF0000).frame(width: 100, height: 100) }
                .onAppear {
                    let rows = CsvParser().parseCsvString("Emma;1815\nPersuasion;1817", componentSeparator: ";")
                    print(rows[0].joined(separator: " of "))
                    print("Emma".base64Encoded() ?? "")
                }
        }
    }
}
