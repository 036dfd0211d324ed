import SwiftUI

/// Changes made in successive turns of the main queue, each of which is a separate change.
struct TurnsView: View {
    @State private var isOn = false
    @State private var shows = true
    @State private var changes = 0

    var body: some View {
        VStack(spacing: 16) {
            Button("Blink") { blink() }
            Button("Rebuild") {
                shows = false
                DispatchQueue.main.async { shows = true }
            }
            Text("Changes \(changes)")
            if shows { BirthView() }
        }
        .font(.title2)
        .onChange(of: isOn) { changes += 1 }
    }

    private func blink() {
        isOn = true
        DispatchQueue.main.async {
            isOn = false
            DispatchQueue.main.async { isOn = true }
        }
    }
}

/// Tells how many of its kind came before.
struct BirthView: View {
    @State private var number = 0
    private static var count = 0

    var body: some View {
        Text("Number \(number)").onAppear {
            Self.count += 1
            number = Self.count
        }
    }
}
