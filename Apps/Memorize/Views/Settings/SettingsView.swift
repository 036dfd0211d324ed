import SwiftUI

/// How the player likes to play.
struct SettingsView: View {
    @ObservedObject var library: GameLibrary

    var body: some View {
        Form {
            Section {
                Toggle("Sounds", isOn: $library.preferences.hasSounds)
            }
            Section {
                Toggle("Bonus for few looks", isOn: $library.preferences.hasBonus)
                Toggle("Quick choices count more", isOn: $library.preferences.countsSpeed)
            } footer: {
                Text("Counts from the next game on.")
            }
            Section {
                Picker("Mismatches stay", selection: $library.preferences.mismatchTime) {
                    Text("Until the next card").tag(Double?.none)
                    ForEach([1.0, 2, 4], id: \.self) { seconds in
                        Text(seconds == 1 ? "1 second" : "\(Int(seconds)) seconds").tag(Double?.some(seconds))
                    }
                }
                Picker("Smallest cards", selection: $library.preferences.cardSize) {
                    ForEach(Preferences.CardSize.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
                }
            }
        }
        .formStyle(.grouped)
        .frame(minWidth: 320, idealWidth: 420)
    }
}

#Preview {
    SettingsView(library: GameLibrary())
}
