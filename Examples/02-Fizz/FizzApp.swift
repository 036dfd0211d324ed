// 2. Fizz
//
// A small game in a single view: multiples of three are "Fizz". State, rules and looks are all in one place,
// which is quick to write. With "Buzz" and "FizzBuzz" the rules would soon crowd the picture: Apps/FizzBuzz is the
// same game with model, view model and views apart.
//
// Try: add "Buzz" for multiples of five here first, and compare with FizzBuzzModel afterward.

import SwiftUI

@main
struct FizzApp: App {
    var body: some Scene {
        WindowGroup("Fizz") {
            FizzView()
        }
    }
}

struct FizzView: View {
    @State private var number = 1
    @Environment(\.colorScheme) private var colorScheme

    private let fizz = "Fizz"

    private var ink: Color {
        colorScheme == .dark ? Color(red: 0.74, green: 0.67, blue: 1) : Color(red: 0.12, green: 0.01, blue: 0.42)
    }

    var body: some View {
        VStack(spacing: 20) {
            Text("Fizz Game")
                .font(.title)

            Ellipse()
                .stroke(ink, lineWidth: 3)
                .frame(width: 240, height: 110)
                .overlay(
                    Text(number % 3 == 0 ? fizz : String(number))
                        .font(.largeTitle)
                        .foregroundColor(ink)
                )

            Button("Next") {
                number += 1
            }
            .buttonStyle(RoundButtonStyle())

            Text("The number is \(number)")
                .font(.headline)

            Spacer()
        }
        .padding()
    }
}

struct RoundButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundColor(.white)
            .padding(.horizontal, 32)
            .padding(.vertical, 12)
            .background(Capsule().fill(Color.blue))
            .opacity(configuration.isPressed ? 0.7 : 1)
    }
}

#Preview {
    FizzView()
}
