import Foundation
import SwiftUI

/// A grid of shadowed cards under an effect that never rests: what `effects.html` shows as well.
@main
struct EffectsApp: App {
    var body: some Scene {
        WindowGroup { EffectsView(effect: CommandLine.arguments.dropFirst().first ?? "blur") }
            .defaultSize(width: 900, height: 600)
    }
}

struct EffectsView: View {
    let effect: String
    @State private var isAway = false

    var body: some View {
        ZStack {
            Color.white
            switch effect {
            case "blur": CardGrid().blur(radius: isAway ? 12 : 0)
            case "scale": CardGrid().scaleEffect(isAway ? 0.8 : 1).opacity(isAway ? 0.5 : 1)
            case "move": CardGrid().offset(x: isAway ? 60 : -60)
            case "material":
                CardGrid()
                Rectangle().fill(.ultraThinMaterial).frame(width: 450, height: 300).offset(x: isAway ? 150 : -150)
            case "mask": CardGrid().mask { Circle().frame(width: 400).offset(x: isAway ? 150 : -150) }
            case "tilt": CardGrid().rotation3DEffect(.degrees(isAway ? 40 : -40), axis: (x: 0, y: 1, z: 0))
            default: CardGrid()
            }
        }
        .ignoresSafeArea()
        .onAppear {
            withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { isAway = true }
        }
    }
}

struct CardGrid: View {
    private let emoji = ["👻", "🎃", "🕷️", "😈", "💀", "🕸️", "🧙", "🙀", "👹", "😱", "☠️", "🍭"]

    var body: some View {
        Grid(horizontalSpacing: 20, verticalSpacing: 20) {
            ForEach(0..<4, id: \.self) { row in
                GridRow {
                    ForEach(0..<6, id: \.self) { column in CardView(face: emoji[(row * 6 + column) % 12]) }
                }
            }
        }
        .padding(20)
    }
}

struct CardView: View {
    let face: String

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 12)
                .fill(.linearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
                .shadow(color: .black.opacity(0.4), radius: 6, y: 3)
            Text(face).font(.system(size: 48))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
