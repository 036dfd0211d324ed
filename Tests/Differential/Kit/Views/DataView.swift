import SwiftUI

/// Data that flows down and up the tree.
struct DataView: FamilyView {
    let specimen: Specimen
    let world: World

    var body: some View {
        switch specimen.kind {
        case .writelevel: first.environment(\.level, a)
        case .readlevel: LevelReader()
        case .scheme: SchemeReader()
        case .enabled: EnabledReader()
        case .writetally: first.environmentObject(world.tallies[a % 2])
        case .readtally: TallyReader()
        case .published: StoreReader(store: world.store, isFirst: b % 2 == 0)
        case .observed: LedgerReader(ledger: world.ledger, slot: b % 4)
        default: preference
        }
    }

    @ViewBuilder private var preference: some View {
        switch specimen.kind {
        case .prefer: first.preference(key: NamesKey.self, value: [a])
        case .transformpref: first.transformPreference(NamesKey.self) { $0.append(-a) }
        case .readpref: PreferenceReader(content: first)
        case .overlaypref: first.overlayPreferenceValue(NamesKey.self) { Text(verbatim: "\($0)") }
        case .backgroundpref:
            first.backgroundPreferenceValue(NamesKey.self) { names in
                HStack(spacing: 1) { ForEach(names.indices, id: \.self) { Text(verbatim: "\(names[$0])") } }
            }
        case .anchor: first.anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }
        case .readanchor:
            first.overlayPreferenceValue(PlacesKey.self) { places in
                GeometryReader { proxy in
                    ForEach(places.indices, id: \.self) { index in
                        let rect = proxy[places[index]]
                        Color.pink.frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
                    }
                }
            }
        default: first
        }
    }
}

private struct LevelReader: View {
    @Environment(\.level) private var level
    var body: some View { Text(verbatim: "l\(level)") }
}

private struct SchemeReader: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(verbatim: "\(scheme)") }
}

private struct EnabledReader: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(verbatim: "\(isEnabled)") }
}

private struct TallyReader: View {
    @EnvironmentObject private var tally: Tally
    var body: some View { Text(verbatim: "e\(tally.value)") }
}

private struct StoreReader: View {
    @ObservedObject var store: Store
    let isFirst: Bool
    var body: some View { Text(verbatim: "p\(isFirst ? store.first : store.second)") }
}

private struct LedgerReader: View {
    let ledger: Ledger
    let slot: Int
    private var value: Int {
        switch slot {
        case 0: ledger.first
        case 1: ledger.second
        case 2: ledger.values.third
        default: ledger.values.fourth
        }
    }
    var body: some View { Text(verbatim: "o\(value)") }
}

/// Shows the preferences of its content, without taking any room: the values that are read must not decide which views
/// there are.
private struct PreferenceReader: View {
    let content: SpecimenView
    @State private var names: [Int] = []
    var body: some View {
        content.onPreferenceChange(NamesKey.self) { names = $0 }
            .overlay { Text(verbatim: "\(names)") }
    }
}
