import SwiftUI

/// Moves a square by an object that the app holds: by a button, by a tap, and together with a state of the view.
struct MovesView: View {
    @ObservedObject var model: ProbeModel
    @State private var count = 0

    var body: some View {
        VStack(spacing: 20) {
            Button("Go") { withAnimation(.linear(duration: 0.6)) { model.isMoved.toggle() } }
            Button("Go and Count") {
                withAnimation(.linear(duration: 0.6)) {
                    model.isMoved.toggle()
                    count += 1
                }
            }
            Text("Tap").onTapGesture { withAnimation(.linear(duration: 0.6)) { model.isMoved.toggle() } }
            Text("Counted \(count)")
            Rectangle().fill(.blue).frame(width: 40, height: 40).offset(x: model.isMoved ? 120 : -120)
        }
    }
}
