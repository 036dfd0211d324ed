import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@Suite("Commands and menus", .serialized)
@MainActor
struct CommandTests {
    final class Game: ObservableObject {
        @Published var score = 0
        @Published var isLoud = true
        @Published var level = 2
        @Published var canUndo = false
    }

    struct GameCommands: Commands {
        @ObservedObject var game: Game
        @State private var cheats = 0

        var body: some Commands {
            CommandMenu("Game") {
                Button("New Game") { game.score = 0 }.keyboardShortcut("n", modifiers: [.command, .shift])
                Button("Cheat \(cheats)") { cheats += 1 }.disabled(game.score > 5)
                Divider()
                Toggle("Sound", isOn: $game.isLoud)
                Picker("Level", selection: $game.level) {
                    Text("Easy").tag(1)
                    Text("Hard").tag(2)
                }
                Menu("More") {
                    Section("Points") {
                        Button {
                            game.score += 1
                        } label: {
                            Label("Add", systemImage: "plus")
                        }
                    }
                    Button("Last") {}.keyboardShortcut(.delete)
                }
            }
            CommandGroup(replacing: .undoRedo) {
                Button("Take Back") {}.keyboardShortcut("z").disabled(!game.canUndo)
            }
            CommandGroup(before: .help) { Button("Rules") {} }
            if game.isLoud { CommandGroup(after: .newItem) { Button("Louder") {} } }
        }
    }

    struct DeskApp: App {
        struct Desk: View {
            @State private var number = 1
            let name: String
            var body: some View {
                Button("Count \(number)") { number += 1 }
                    .focusedSceneValue(\.deskTitle, "\(name) \(number)")
                    .focusedSceneValue(\.resetDesk) { number = 0 }
            }
        }

        struct DeskCommands: Commands {
            @FocusedValue(\.deskTitle) private var title
            @FocusedValue(\.resetDesk) private var reset
            var body: some Commands {
                CommandMenu("Desk") { Button("Reset \(title ?? "nothing")") { reset?() }.disabled(reset == nil) }
            }
        }

        var body: some Scene {
            WindowGroup(id: "first") { Desk(name: "first") }.commands { DeskCommands() }
            Window("Second", id: "second") { Desk(name: "second") }
        }
    }

    @Test("Menus are about the window that is in use")
    func focusedWindow() {
        let app = AppTestHost(DeskApp())
        #expect(app.titles("Desk") == ["Reset first 1"])
        app.frontmost?.tap(text: "Count 1")
        #expect(app.titles("Desk") == ["Reset first 2"])
        #expect(app.choose("Window", "Second"))
        app.windows[0].setPhase(.inactive)
        #expect(app.titles("Desk") == ["Reset second 1"])
        #expect(app.choose("Desk", "Reset second 1"))
        #expect(app.windows[1].find(text: "Count 0") != nil && app.windows[0].find(text: "Count 2") != nil)
        app.windows[1].setPhase(.inactive)
        app.windows[0].setPhase(.active)
        #expect(app.titles("Desk") == ["Reset first 2"])
        app.close(app.windows[0])
        #expect(app.titles("Desk") == ["Reset second 0"])
        app.close(app.windows[0])
        #expect(app.titles("Desk") == ["Reset nothing"] && app.item("Desk", "Reset nothing")?.isEnabled == false)
    }

    struct SplitApp: App {
        struct Desk: View {
            @State private var isInspected = false
            var body: some View {
                NavigationSplitView {
                    Text("Side")
                } detail: {
                    Text("Detail").inspector(isPresented: $isInspected) { Text("Facts") }
                }
            }
        }

        var body: some Scene {
            WindowGroup { Desk() }.commands {
                SidebarCommands()
                InspectorCommands()
            }
            Window("Plain", id: "plain") { Text("Plain") }
        }
    }

    @Test("Commands show and hide the sidebar and the inspector of the window in use")
    func columns() throws {
        let app = AppTestHost(SplitApp())
        let window = try #require(app.frontmost)
        window.resize(to: CGSize(width: 1000, height: 600))
        let isShown = { (text: String) -> Bool in
            window.advance(by: 1)
            guard let frame = window.find(text: text)?.frame else { return false }
            return frame.maxX > 0 && frame.minX < 1000 && frame.width > 0
        }
        #expect(app.titles("View") == ["Hide Sidebar", "Show Inspector", "Full Screen"])
        #expect(app.item("View", "Hide Sidebar")?.shortcutModifiers == [.control, .option] && isShown("Side"))
        #expect(app.choose("View", "Hide Sidebar") && !isShown("Side"))
        #expect(app.choose("View", "Show Sidebar") && isShown("Side") && !isShown("Facts"))
        #expect(app.choose("View", "Show Inspector") && isShown("Facts"))
        #expect(app.choose("View", "Hide Inspector") && !isShown("Facts"))
        window.resize(to: CGSize(width: 400, height: 600))
        window.advance(by: 1)
        #expect(app.item("View", "Hide Sidebar")?.isEnabled == false)
        #expect(app.choose("Window", "Plain"))
        window.setPhase(.inactive)
        #expect(app.item("View", "Hide Inspector")?.isEnabled == false)
    }

    struct GameApp: App {
        static let game = Game()
        @StateObject private var game = GameApp.game

        var body: some Scene {
            WindowGroup { Text("\(game.score)") }
                .commands {
                    GameCommands(game: game)
                    TextEditingCommands()
                }
        }
    }

    @Test("Menus stand in order, with the app's own; groups come before, after and instead of usual ones")
    func structure() {
        GameApp.game.isLoud = true
        let app = AppTestHost(GameApp())
        #expect(app.menus.map(\.title) == ["File", "Edit", "View", "Game", "Window", "Help"])
        #expect(app.titles("File") == ["New Window", "Louder", "", "Close Window", "", "Quit"])
        #expect(app.titles("Edit") == ["Take Back", "", "Cut", "Copy", "Paste", "Select All"])
        #expect(app.titles("Help") == ["Rules"])
        #expect(app.titles("Game") == ["New Game", "Cheat 0", "", "Sound", "Level", "More"])
        #expect(app.titles("Game", "Level") == ["Easy", "Hard"])
        #expect(app.titles("Game", "More") == ["Points", "Add", "", "Last"])
        #expect(app.item("Game", "New Game")?.shortcut == .character("n"))
        #expect(app.item("Game", "New Game")?.shortcutModifiers == [.control, .shift])
        #expect(app.item("Game", "More", "Last")?.shortcut == .delete)
        #expect(app.item("Edit", "Take Back")?.isEnabled == false)
        #expect(app.item("Game", "More", "Points")?.isEnabled == false)
    }

    @Test("Choosing changes what menus and windows show, and menus follow state and objects")
    func changes() async {
        let game = GameApp.game
        (game.score, game.level, game.isLoud, game.canUndo) = (0, 2, true, false)
        let app = AppTestHost(GameApp())
        #expect(app.item("Game", "Level", "Hard")?.isChecked == true)
        #expect(app.choose("Game", "Level", "Easy"))
        #expect(game.level == 1)
        #expect(app.item("Game", "Level", "Hard")?.isChecked == false)
        #expect(app.choose("Game", "Cheat 0"))
        #expect(app.titles("Game")[1] == "Cheat 1")
        #expect(app.choose("Game", "More", "Add"))
        #expect(app.windows[0].text == ["1"])
        game.score = 6
        #expect(!app.choose("Game", "Cheat 1"))
        game.canUndo = true
        #expect(app.item("Edit", "Take Back")?.isEnabled == true)
        #expect(app.item("Game", "Sound")?.isChecked == true)
        #expect(app.choose("Game", "Sound"))
        #expect(!game.isLoud)
        #expect(app.item("Game", "Sound")?.isChecked == false)
        #expect(!app.titles("File").contains("Louder"))
    }

    struct Plain: App {
        var body: some Scene { WindowGroup { Text("x") } }
    }

    @Test("An app without commands has no menu bar")
    func none() {
        #expect(AppTestHost(Plain()).menus.isEmpty)
    }

    struct Replaced: App {
        var body: some Scene {
            WindowGroup { Text("x") }
                .commands { CommandMenu("Lost") { Button("a") {} } }
                .commandsReplaced { CommandMenu("Kept") { Button("b") {} } }
            Window("Other", id: "other") { Text("y") }
                .commands { CommandMenu("Removed") { Button("c") {} } }
                .commandsRemoved()
                .keyboardShortcut("0")
            Settings { Text("s") }
        }
    }

    @Test("Commands can be removed and replaced; settings and single windows have items")
    func removed() {
        let app = AppTestHost(Replaced())
        #expect(app.menus.map(\.title) == ["File", "Edit", "View", "Kept", "Window"])
        #expect(app.titles("File") == ["Close Window", "", "Settings…", "", "Quit"])
        #expect(app.titles("Window") == ["Minimize"])
        #expect(app.choose("File", "Settings…"))
        #expect(app.windows.last?.text == ["s"])
    }

    struct Extra: App {
        var body: some Scene {
            MenuBarExtra("Weather", systemImage: "sun.max") { Button("Refresh") {} }
        }
    }

    @Test("What belongs into the menu bar of a Mac is a menu, or a window where there is nothing else")
    func extra() {
        let app = AppTestHost(Extra())
        #expect(app.windows.map(\.title) == ["Weather"])
        #expect(app.titles("Weather") == ["Refresh"])
    }

    final class Zoom: ObservableObject { @Published var factor = 1 }

    struct ViewCommands: Commands {
        @ObservedObject var zoom: Zoom
        var body: some Commands {
            let factor = zoom.factor
            CommandMenu("View") { Button("Larger") { zoom.factor = factor * 2 } }
        }
    }

    struct Viewing: App {
        static let zoom = Zoom()
        var body: some Scene { WindowGroup { Text("x") }.commands { ViewCommands(zoom: Viewing.zoom) } }
    }

    @Test("A command does what it would do now, though nobody has looked at the menus since")
    func current() {
        Viewing.zoom.factor = 1
        let app = AppTestHost(Viewing())
        guard case .action(let id)? = app.item("View", "Larger")?.kind else {
            Issue.record("There is no such command.")
            return
        }
        Viewing.zoom.factor = 5
        app.app.performMenuItem(id)
        #expect(Viewing.zoom.factor == 10)
    }

    @Test("A menu bar that is as it was is not shown again")
    func unchanged() {
        let bar = AppMenuBar(textSystem: TextMetricsSource.fixed.makeSystem(), environment: { _ in })
        var count = 0
        bar.onChange = { count += 1 }
        bar.update()
        #expect(count == 1 && !bar.menus.isEmpty)
        bar.update()
        #expect(count == 1)
    }

    @Test("An own menu that is called as a usual one stands in it")
    func usualName() {
        let app = AppTestHost(Viewing())
        #expect(app.menus.map(\.title).count { $0 == "View" } == 1)
        #expect(app.titles("View").suffix(2) == ["", "Larger"])
    }
}

extension FocusedValues {
    @Entry fileprivate var deskTitle: String?
    @Entry fileprivate var resetDesk: (() -> Void)?
}
