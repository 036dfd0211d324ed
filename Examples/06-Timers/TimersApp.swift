// 6. Timers
//
// A publisher is a stream of values over time. `Timer.publish` sends the date in equal steps once it is connected,
// and `.onReceive` runs a closure with each value for as long as the view is on the screen.
//
// Try: count down from a minute instead, and stop at zero.

import SwiftUI

@main
struct TimersApp: App {
    var body: some Scene {
        WindowGroup("Timers") {
            StopwatchView()
        }
    }
}

struct StopwatchView: View {
    @State private var tenths = 0
    @State private var isRunning = false

    private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 20) {
            Text(time)
                .font(.system(size: 56, weight: .thin).monospacedDigit())
            HStack(spacing: 16) {
                Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
                Button("Reset") { tenths = 0 }
                    .disabled(tenths == 0)
            }
        }
        .padding(40)
        .onReceive(timer) { _ in
            if isRunning { tenths += 1 }
        }
    }

    private var time: String {
        String(format: "%d:%02d.%d", tenths / 600, tenths / 10 % 60, tenths % 10)
    }
}

#Preview {
    StopwatchView()
}
