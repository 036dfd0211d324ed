import SwiftUI

/// How many pairs a game has: one for each emoji, always so many, or now so and now so.
struct PairsPicker: View {
    @Binding var theme: Theme

    private enum Kind: String, CaseIterable {
        case all = "All", fixed = "Fixed", random = "Random"
    }

    var body: some View {
        Picker("Pairs", selection: kind) {
            ForEach(Kind.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        switch theme.pairs {
        case .all:
            LabeledContent("Pairs", value: "\(theme.emoji.count)")
        case .fixed:
            Stepper("\(bounds.lowerBound) pairs", value: fixed, in: theme.possiblePairs)
        case .random:
            Stepper(
                "At least \(bounds.lowerBound) pairs", value: least,
                in: theme.possiblePairs.lowerBound...bounds.upperBound)
            Stepper(
                "At most \(bounds.upperBound) pairs", value: most,
                in: bounds.lowerBound...theme.possiblePairs.upperBound)
        }
    }

    /// The least and the greatest number of pairs, as far as there are emoji.
    private var bounds: ClosedRange<Int> {
        let possible = theme.possiblePairs
        switch theme.pairs {
        case .all: return possible.upperBound...possible.upperBound
        case .fixed(let count): return possible.clamped(count)...possible.clamped(count)
        case .random(let range): return possible.clamped(range.lowerBound)...possible.clamped(range.upperBound)
        }
    }

    private var kind: Binding<Kind> {
        Binding {
            switch theme.pairs {
            case .all: .all
            case .fixed: .fixed
            case .random: .random
            }
        } set: { new in
            switch new {
            case .all: theme.pairs = .all
            case .fixed: theme.pairs = .fixed(bounds.upperBound)
            case .random: theme.pairs = .random(bounds)
            }
        }
    }

    private var fixed: Binding<Int> {
        Binding {
            bounds.lowerBound
        } set: {
            theme.pairs = .fixed($0)
        }
    }

    private var least: Binding<Int> {
        Binding {
            bounds.lowerBound
        } set: {
            theme.pairs = .random($0...max($0, bounds.upperBound))
        }
    }

    private var most: Binding<Int> {
        Binding {
            bounds.upperBound
        } set: {
            theme.pairs = .random(min($0, bounds.lowerBound)...$0)
        }
    }
}
