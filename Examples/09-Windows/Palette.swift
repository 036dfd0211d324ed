import SwiftUI

/// A color by its hue, from 0 to 1.
struct Swatch: Hashable, Codable, Identifiable {
    var hue: Double
    var id: Double { hue }
    var color: Color { Color(hue: hue, saturation: 0.7, brightness: 0.9) }
    var code: String { "Hue \(Int(hue * 360))°" }
}

/// Some colors in an order.
final class Palette: ObservableObject {
    enum Order: String, CaseIterable { case warmFirst = "Warm First", coldFirst = "Cold First" }

    @Published private var hues = [0.0, 0.1, 0.35, 0.6]
    @Published var order = Order.warmFirst
    @Published var favourite = Swatch(hue: 0.6)

    var swatches: [Swatch] {
        let sorted = hues.sorted().map { Swatch(hue: $0) }
        return order == .warmFirst ? sorted : sorted.reversed()
    }

    func add() { hues.append((hues.last! + 0.217).truncatingRemainder(dividingBy: 1)) }
    func removeLast() { if hues.count > 1 { hues.removeLast() } }
}
