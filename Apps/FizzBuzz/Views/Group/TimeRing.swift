import SwiftUI

/// A ring that runs out with a player's time.
struct TimeRing: View {
    let group: GroupViewModel
    /// Which turn it is, and whether time runs: with either the ring starts over.
    let turn: Int
    let isRunning: Bool
    @State private var share = 1.0

    var body: some View {
        Ring(share: share)
            .onChange(of: turn, initial: true) { start() }
            .onChange(of: isRunning) { start() }
            .accessibilityHidden(true)
    }

    private func start() {
        guard let limit = group.game?.limit, limit > 0 else { return }
        var still = Transaction()
        still.disablesAnimations = true
        withTransaction(still) { share = group.timeLeft / limit }
        guard isRunning else { return }
        withAnimation(.linear(duration: group.timeLeft).delay(group.timeToStart)) { share = 0 }
    }
}

/// A part of a ring that begins at the top, red where little is left.
struct Ring: View, Animatable {
    /// How much of the ring, from 0 to 1.
    var share: Double

    nonisolated var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    var body: some View {
        ZStack {
            Circle().stroke(Color.gray.opacity(0.2), lineWidth: 8)
            Circle()
                .trim(from: 0, to: share)
                .stroke(share < 0.3 ? Color.red : .blue, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                .rotationEffect(.degrees(-90))
        }
    }
}

#Preview {
    HStack { ForEach([0.2, 0.5, 1], id: \.self) { Ring(share: $0).frame(width: 80, height: 80) } }.padding()
}
