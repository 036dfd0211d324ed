import SwiftUI

/// Who plays, and by which rules.
struct SetupView: View {
    @ObservedObject var group: GroupViewModel

    var body: some View {
        VStack(spacing: 0) {
            Form {
                PlayersSection(group: group)
                WordsSection(rules: $group.setup.rules)
                HouseSection(house: $group.setup.house, words: group.setup.rules.ordered.map(\.text))
            }
            .formStyle(.grouped)
            if !group.setup.isValid {
                Text("Each word needs a divisor and a name of its own.").font(.callout).foregroundStyle(.red).padding(
                    .top, 8)
            }
            Button("Start") { group.start() }
                .buttonStyle(BlueButtonStyle())
                .keyboardShortcut(.defaultAction)
                .disabled(!group.setup.isValid)
                .padding()
        }
    }
}

/// The players, of whom two to eight may sit down.
private struct PlayersSection: View {
    @ObservedObject var group: GroupViewModel

    var body: some View {
        Section("Players") {
            ForEach($group.setup.players) { $player in
                HStack {
                    TextField("Name", text: $player.name)
                    Picker("\(player.name) plays", selection: $player.kind) {
                        Text("Person").tag(Player.Kind.person)
                        ForEach(Player.Level.allCases, id: \.self) { level in
                            Text("\(level.rawValue.capitalized) bot").tag(Player.Kind.bot(level))
                        }
                    }
                    .labelsHidden()
                    .fixedSize()
                    Button("Remove \(player.name)", systemImage: "minus.circle") {
                        group.removePlayers(
                            at: IndexSet(group.setup.players.indices.filter { group.setup.players[$0].id == player.id })
                        )
                    }
                    .labelStyle(.iconOnly)
                    .buttonStyle(.borderless)
                    .disabled(!group.canRemovePlayers)
                }
            }
            Button("Add Player", systemImage: "plus") { group.addPlayer() }
                .disabled(group.setup.players.count == HouseRules.possiblePlayers.upperBound)
        }
    }
}

/// What is said instead of numbers.
private struct WordsSection: View {
    @Binding var rules: Rules

    var body: some View {
        Section("Words") {
            ForEach(rules.words.indices, id: \.self) { place in
                HStack {
                    TextField("Word", text: $rules.words[place].text)
                    Stepper(
                        "for \(rules.words[place].divisor)", value: $rules.words[place].divisor,
                        in: Rules.possibleDivisors
                    )
                    .fixedSize()
                }
            }
            Toggle("A third word", isOn: hasThirdWord)
            Toggle("Digits count, too: 13 is \(rules.words[0].text)", isOn: $rules.countsDigits)
            Toggle("10 is “Oops”", isOn: hasException)
        }
    }

    private var hasThirdWord: Binding<Bool> {
        Binding {
            rules.words.count > 2
        } set: { isOn in
            rules.words = Array(rules.words.prefix(2)) + (isOn ? [Rules.Word(divisor: 7, text: "Bang")] : [])
        }
    }

    private var hasException: Binding<Bool> {
        Binding {
            rules.exceptions[10] != nil
        } set: {
            rules.exceptions[10] = $0 ? "Oops" : nil
        }
    }
}

/// What the players agree on.
private struct HouseSection: View {
    @Binding var house: HouseRules
    let words: [String]

    var body: some View {
        Section("House rules") {
            Picker("Aim", selection: $house.isTogether) {
                Text("The last one wins").tag(false)
                Text("Together, as far as we can").tag(true)
            }
            Stepper("Lives: \(house.lives)", value: $house.lives, in: HouseRules.possibleLives)
            Picker("After a mistake", selection: $house.afterMistake) {
                Text("The same number").tag(HouseRules.AfterMistake.sameNumber)
                Text("The next number").tag(HouseRules.AfterMistake.nextNumber)
                Text("Back to 1").tag(HouseRules.AfterMistake.fromOne)
            }
            Picker("The direction turns", selection: $house.reversal) {
                Text("Never").tag(HouseRules.Reversal.never)
                Text("After \(words.dropFirst().first ?? "Buzz")").tag(HouseRules.Reversal.onSecond)
                Text("After every word").tag(HouseRules.Reversal.onAny)
            }
            Toggle("\(words.first ?? "Fizz") passes over a player", isOn: $house.skips)
            Stepper(
                "Time to think: \(Int(house.firstLimit)) s", value: $house.firstLimit, in: HouseRules.possibleLimits,
                step: 1)
        }
    }
}

#Preview {
    SetupView(group: GroupViewModel(repository: MemoryRepository()))
}
