import Combine
import Foundation
import SwiftUI

/// Prints what happens when a timer, a delayed block and a sleeping task are due.
struct WaitingProbe: View {
    private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    @State private var ticks = 0
    @State private var isShown = false

    var body: some View {
        Text(isShown ? "Shown after \(ticks)" : "Waiting")
            .onReceive(timer) { _ in
                ticks += 1
                print("tick \(ticks)")
            }
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { print("block") }
            }
            .task {
                try? await Task.sleep(for: .seconds(1.2))
                isShown = true
                print("task")
            }
    }
}
