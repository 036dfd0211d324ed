import SwiftUI

/// Points that were won or lost, flying off: upward or downward.
struct FlyingNumber: View {
    let number: Int
    @State private var isGone = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        if number != 0 {
            Text(number > 0 ? "+\(number)" : "\(number)")
                .font(.largeTitle.bold())
                .foregroundColor(number > 0 ? .green : .red)
                .shadow(color: .black, radius: 1.5, x: 1, y: 1)
                .offset(y: isGone && !reduceMotion ? (number > 0 ? -Constants.distance : Constants.distance) : 0)
                .opacity(isGone ? 0 : 1)
                .transition(.identity)
                .allowsHitTesting(false)
                .accessibilityHidden(true)
                .onAppear {
                    withAnimation(.easeIn(duration: Constants.duration)) { isGone = true }
                }
                .onDisappear { isGone = false }
        }
    }

    private enum Constants {
        static let distance: CGFloat = 120
        static let duration = 1.4
    }
}
