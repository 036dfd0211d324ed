import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// A body that changes an object which other views observe.
@MainActor struct PublishingBodyTests {
    private final class Model: ObservableObject {
        @Published var width: CGFloat = 20
    }

    private struct Careless: View {
        let model: Model
        let isOn: Bool
        var body: some View {
            let _ = isOn && model.width == 20 ? (model.width = 60) : ()
            Spacer()
        }
    }

    private struct Bar: View {
        @ObservedObject var model: Model
        var body: some View { Color.red.frame(width: model.width, height: 10) }
    }

    @Test("What it publishes belongs to the next transaction, not to the animated one under way") func transaction() {
        let (remote, model) = (Remote<Bool>(), Model())
        let host = TestHost(
            Stage(false, remote) { isOn in
                VStack {
                    Careless(model: model, isOn: isOn)
                    Bar(model: model)
                }
            }, size: CGSize(width: 100, height: 100))
        #expect(host.seen[0].frame.width == 20)
        let warnings = TestHost.warnings {
            withAnimation(.linear(duration: 1)) { remote.set(true) }
            host.advance(by: 0.5)
        }
        #expect(host.seen[0].frame.width == 60)
        #expect(warnings.count == 1)
        #expect(warnings.first?.hasPrefix("Publishing changes from within view updates is not allowed") == true)
    }
}
