// uses https://github.com/pointfreeco/swift-perception 2.0.0 Perception
// prints count is 0
// prints count changes
// shows #FF0000 9000
import Perception
import SwiftUI

@Perceptible final class Model {
    var count = 0
    @PerceptionIgnored var other = 0
}

struct Square: View {
    @Perception.Bindable var model: Model

    var body: some View {
        WithPerceptionTracking {
            Color(red: model.count == 1 ? 1 : 0, green: 0, blue: 0).frame(width: 100, height: 100)
        }
        .onAppear {
            withPerceptionTracking {
                print("count is", model.count)
            } onChange: {
                print("count changes")
            }
            model.other = 2
            model.count = 1
        }
    }
}

@main struct Squares: App {
    @State private var model = Model()
    var body: some Scene { WindowGroup { Square(model: model) } }
}
