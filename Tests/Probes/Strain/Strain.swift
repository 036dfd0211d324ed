import SwiftUI

/// The set of open things, and the next one to open or close.
@MainActor
final class Strain: ObservableObject {
    /// The things to open and close.
    enum Deed: String, CaseIterable {
        case windows, pictures, sheets, popovers, alerts, pages, lists, fields, texts
    }

    @Published var showsSheet = false
    @Published var showsPopover = false
    @Published var showsAlert = false
    @Published var pages: [Int] = []
    @Published var row = 0
    @Published var text = ""
    @Published var words = 0
    @Published var steps = 0

    /// The windows that are open, the oldest first.
    private var visitors: [Int] = []
    private var count = 0
    private var random: Numbers
    private let deeds: [Deed]
    private let limit: Int
    private let pace: UInt64

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        random = Numbers(state: environment["SOAK_SEED"].flatMap { UInt64($0) } ?? 1)
        let named = environment["STRAIN"]?.split(separator: ",").compactMap { Deed(rawValue: String($0)) } ?? []
        deeds = named.isEmpty ? Deed.allCases : named
        limit = environment["STRAIN_STEPS"].flatMap { Int($0) } ?? .max
        pace = (environment["STRAIN_PACE"].flatMap { UInt64($0) } ?? 120) * 1_000_000
    }

    /// Goes on until the view that asked is gone.
    func run(open: OpenWindowAction, close: DismissWindowAction) async {
        while !Task.isCancelled, steps < limit || !visitors.isEmpty {
            try? await Task.sleep(nanoseconds: pace)
            if steps < limit { step(open) }
            // Two others at once; at the end none.
            while visitors.count > (steps < limit ? 2 : 0) { close(value: visitors.removeFirst()) }
        }
    }

    private func step(_ open: OpenWindowAction) {
        steps += 1
        let deed = deeds.randomElement(using: &random) ?? .texts
        switch deed {
        case .windows, .pictures:
            // Even numbers show views, odd ones pictures.
            count += 1
            let number = count * 2 + (deed == .pictures ? 1 : 0)
            visitors.append(number)
            open(value: number)
        case .sheets: showsSheet.toggle()
        case .popovers: showsPopover.toggle()
        case .alerts: showsAlert.toggle()
        case .pages: pages = pages.count < 3 ? pages + [steps] : []
        case .lists: row = Int.random(in: 0..<5_000, using: &random)
        case .fields: text = String(repeating: "word \(steps) ", count: Int.random(in: 0...40, using: &random))
        case .texts: words = steps
        }
    }
}

/// Random numbers from a seed.
struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
