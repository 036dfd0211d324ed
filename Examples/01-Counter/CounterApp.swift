// 1. Counter
//
// A view is a value that says what is to be seen; it is made again whenever something it depends on changes. `@State`
// is memory that stays: it belongs to the place the view has on the screen, and setting it makes the view's body run
// again.
//
// Try: give the button the text "Reset" once the count is above ten.

import SwiftUI

@main
struct CounterApp: App {
    var body: some Scene {
        WindowGroup("Counter") {
            CounterView()
        }
    }
}

struct CounterView: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 16) {
            Text("\(count)")
                .font(.system(size: 72, weight: .light).monospacedDigit())
            HStack {
                Button("Less") { count -= 1 }
                    .disabled(count == 0)
                Button("More") { count += 1 }
            }
        }
        .padding(40)
    }
}

#Preview {
    CounterView()
}
