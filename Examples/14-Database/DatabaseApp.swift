import SwiftData
import SwiftUI

/// Models in a database: what is entered is there at the next start.
///
/// There is no button to save.
@main
struct DatabaseApp: App {
    var body: some Scene {
        WindowGroup { LibraryView() }
            .modelContainer(for: [Shelf.self, Book.self])
    }
}
