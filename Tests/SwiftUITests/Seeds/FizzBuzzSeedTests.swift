import SwiftUI
import SwiftUITesting
import Testing

/// The ideas of the seed documents' FizzBuzz listings, in our own words.
@MainActor @Suite struct FizzBuzzSeedTests {
    struct Model {
        private var number = 1
        mutating func increment() { number += 1 }
        var text: String {
            switch (number.isMultiple(of: 3), number.isMultiple(of: 5)) {
            case (true, true): "FizzBuzz"
            case (true, false): "Fizz"
            case (false, true): "Buzz"
            default: String(number)
            }
        }
    }

    class ViewModel: ObservableObject {
        @Published private var model = Model()
        var data: String { model.text }
        func increment() { model.increment() }
    }

    static let ink = Color(#colorLiteral(red: 0.12, green: 0.01, blue: 0.42, alpha: 1))

    struct Look: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .padding()
                .background(FizzBuzzSeedTests.ink)
                .foregroundColor(.white)
                .clipShape(Capsule())
                .scaleEffect(configuration.isPressed ? 1.2 : 1)
        }
    }

    struct Callout: View {
        var data: String
        var body: some View {
            VStack {
                Ellipse()
                    .stroke(FizzBuzzSeedTests.ink, lineWidth: 3)
                    .frame(width: 150, height: 80)
                    .overlay(Text(data).foregroundColor(FizzBuzzSeedTests.ink).font(.largeTitle))
                    .offset(x: 30, y: 30)
                Image(systemName: "person")
                    .foregroundColor(FizzBuzzSeedTests.ink)
                    .font(.system(size: 100, weight: .light))
                    .offset(x: -50)
            }
        }
    }

    struct GameView: View {
        @ObservedObject private var viewModel: ViewModel
        init() { viewModel = ViewModel() }
        var body: some View {
            VStack {
                Text("Fizz Buzz Game").font(.title)
                Callout(data: viewModel.data)
                Button("Next") { viewModel.increment() }.buttonStyle(Look())
                Spacer()
            }
        }
    }

    @Test func theGameCountsAsItShould() {
        let host = TestHost(GameView(), size: CGSize(width: 320, height: 480))
        var said: [String] = []
        for _ in 1...15 {
            said.append(host.text[1])
            host.tap(text: "Next")
        }
        #expect(
            said == [
                "1", "2", "Fizz", "4", "Buzz", "Fizz", "7", "8", "Fizz", "Buzz", "11", "Fizz", "13", "14", "FizzBuzz",
            ])
    }

    @Test func onlyWhatShowsTheNumberIsEvaluated() {
        let host = TestHost(GameView(), size: CGSize(width: 320, height: 480))
        host.resetCounters()
        host.tap(text: "Next")
        #expect(host.bodyCount(of: GameView.self) == 1)
        #expect(host.bodyCount(of: Callout.self) == 1)
    }

    @Test func aPressedButtonLooksPressed() {
        let host = TestHost(GameView(), size: CGSize(width: 320, height: 480))
        let calm = host.layers
        host.press(at: host.find(text: "Next")!.center)
        #expect(host.layers != calm)
        host.release(at: CGPoint(x: 5, y: 5))
        #expect(host.layers == calm, "Released outside, the button is as before.")
        #expect(host.text[1] == "1", "Released outside, nothing was done.")
    }

    /// Everything in one view, before there is a model.
    struct Single: View {
        @State private var number = 1
        let fizz = "Fizz"
        var body: some View {
            VStack {
                Text("\(number % 3 == 0 ? fizz : String(number))")
                Button("Next") { self.number += 1 }
                Text("Raw number = \(number)").font(.headline)
            }
        }
    }

    @Test func theSingleViewVersionPlaysToo() {
        let host = TestHost(Single())
        host.tap(text: "Next")
        host.tap(text: "Next")
        #expect(host.text == ["Fizz", "Next", "Raw number = 3"])
    }
}
