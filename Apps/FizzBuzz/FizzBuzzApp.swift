import SwiftUI

@main
struct FizzBuzzApp: App {
    var body: some Scene {
        WindowGroup { Trial() }
    }
}

struct Trial: View {
    @State private var count = 1
    var body: some View {
        VStack(spacing: 20) {
            Text("Fizz Buzz Game").font(.title)
            Ellipse().stroke(Color.blue, lineWidth: 3).frame(width: 250, height: 100)
                .overlay { Text("\(count)").font(.largeTitle) }
            Button("Next") { count += 1 }.buttonStyle(.borderedProminent)
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 65))]) {
                    ForEach(0..<60) { i in
                        RoundedRectangle(cornerRadius: 10).fill(Color.orange).aspectRatio(2 / 3, contentMode: .fit)
                            .overlay { Text("\(i)") }
                    }
                }
            }
        }
        .padding()
    }
}
