import SwiftUI
import SwiftUITesting

/// The model that the views of a pair observe: it is switched on while the window is open.
@MainActor final class Switch: ObservableObject {
    /// The one of the window that is open.
    static var current = Switch()

    @Published var isOn = false
}

/// Shows its content with the switch off, then on.
struct Switched<Content: View>: View {
    @ObservedObject private var lever = Switch.current
    private let content: (Bool) -> Content

    init(@ViewBuilder _ content: @escaping (Bool) -> Content) { self.content = content }

    var body: some View { content(lever.isOn) }
}

/// Turns the switch on, with an animation, and lets time pass.
func switching(_ animation: Animation? = nil, then seconds: Double = 0) -> Act {
    { host in
        withAnimation(animation) { Switch.current.isOn = true }
        host.update()
        host.advance(by: seconds)
    }
}
