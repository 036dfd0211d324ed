import Foundation
import SwiftUI

/// An app that ends in all the ways in which a program can, by a key each.
@main
struct TerminalProbeApp: App {
    var body: some Scene {
        WindowGroup("Probe") {
            // Others are for pictures, and for measuring by `Scripts/terminal-figures`.
            switch ProcessInfo.processInfo.environment["PROBE"] {
            case "list": ListProbe()
            case "cards": CardsProbe()
            case "picture": PictureProbe()
            case "waiting": WaitingProbe()
            case "locale": LocaleProbe()
            case "family": Text("Family 👨‍👩‍👧")
            default: ProbeView()
            }
        }
    }
}

struct ProbeView: View {
    @State private var count = 0
    @State private var text = ""
    @State private var isMoving = false

    var body: some View {
        VStack(alignment: .leading) {
            Text("Count \(count)")
            TextField("Name", text: $text)
            Text("Length \(text.count)")
            Button("More") { count += 1 }.keyboardShortcut("m", modifiers: [])
            Button("Trap") { fatalError("This was to be expected.") }.keyboardShortcut("t", modifiers: [])
            Button("Overflow") { count = deep(1) }.keyboardShortcut("o", modifiers: [])
            Button("Exit") { exit(7) }.keyboardShortcut("e", modifiers: [])
            Button("Abort") { abort() }.keyboardShortcut("a", modifiers: [])
            Button("Print") {
                print("Said on the output.")
                FileHandle.standardError.write(Data("Said on the error.\n".utf8))
            }
            .keyboardShortcut("p", modifiers: [])
            Button("Move") { isMoving.toggle() }.keyboardShortcut("v", modifiers: [])
            if isMoving {
                TimelineView(.animation) { context in
                    Text("Time \(context.date.timeIntervalSinceReferenceDate)")
                }
            }
        }
        .padding()
    }

    private func deep(_ number: Int) -> Int { number == 0 ? 0 : deep(number + 1) + deep(number + 2) }
}
