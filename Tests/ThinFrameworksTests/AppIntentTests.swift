import AppIntents
import SwiftUI
import SwiftUITesting
import Testing

/// Actions as an app declares them.
@MainActor
@Suite("AppIntents", .serialized)
struct AppIntentTests {
    @Test("An action's parameters have their defaults and values, and its result has its parts")
    func perform() async throws {
        let intent = AddNote()
        #expect(intent.folder == nil && intent.count == 2 && intent.kind == .list)
        intent.name = "Milk"
        let result = try await intent.perform()
        #expect(result.value == "Milk ×2")
        #expect(result.dialog.map { String(localized: $0.full) } == "Added Milk.")
        #expect(String(localized: AddNote.title) == "Add Note" && !AddNote.openAppWhenRun && AddNote.isDiscoverable)
    }

    @Test("Nobody is asked for a value or a confirmation: the action fails, with a warning")
    func questions() async {
        await #expect(throws: AppIntentError.needsValue("Name")) {
            _ = try await AddNote().$name.requestValue("Which?")
        }
        await #expect(throws: AppIntentError.UserActionRequired.confirmation) {
            try await AddNote().requestConfirmation()
        }
        #expect(TestHost.warnings { NoteShortcuts.updateAppShortcutParameters() }.count == 1)
    }

    @Test("A query finds entities, an enumeration shows its cases, shortcuts have their phrases")
    func entities() async throws {
        let found = try await Folder.defaultQuery.entities(for: ["Work"])
        #expect(found.map(\.id) == ["Work"] && String(localized: found[0].displayRepresentation.title) == "Work")
        #expect(try await Folder.defaultQuery.suggestedEntities().map(\.id) == ["Home", "Work"])
        #expect(String(localized: Kind.list.localizedStringResource) == "List")
        #expect(NoteShortcuts.appShortcuts.count == 2 && NoteShortcuts.appShortcuts[0].intent is AddNote)
    }

    @Test("A button performs its action and the one that comes after it, with the app's own objects")
    func button() async {
        let log = NoteLog()
        AppDependencyManager.shared.add(dependency: log)
        let host = TestHost(
            VStack {
                Button("Remember", intent: OpenLog())
                Toggle("Shown", isOn: true, intent: OpenLog())
            }, size: CGSize(width: 200, height: 120))
        host.tap(text: "Remember")
        #expect(await log.next() == "opened" && log.count == 1)
        host.tap(text: "Shown")
        #expect(await log.next() == "opened" && log.count == 2)
    }

    @Test("A view performs the actions of a type while it is visible, and no other")
    func views() async {
        let log = NoteLog()
        AppDependencyManager.shared.add(dependency: log)
        struct Page: View {
            let log: NoteLog
            @State private var isShown = true
            var body: some View {
                VStack {
                    Button("Export", intent: ExportNote())
                    Button("Hide") { isShown = false }
                    if isShown { Text("Shown").onAppIntentExecution(ExportNote.self) { log.add("view \($0.name)") } }
                }
            }
        }
        let host = TestHost(Page(log: log), size: CGSize(width: 200, height: 120))
        host.tap(text: "Export")
        #expect(await log.next() == "performed")
        #expect(await log.next() == "view Milk")
        host.tap(text: "Hide")
        host.tap(text: "Export")
        #expect(await log.next() == "performed")
        #expect(log.count == 3)
    }

    @Test("Snippets are results of the app's own, and confirmations with them fail")
    func snippets() async throws {
        let result = try await NoteSnippet().perform()
        #expect((result as? IntentResultContainer<Never, Never, Text, Never>)?.view != nil)
        await #expect(throws: AppIntentError.UserActionRequired.confirmation) {
            try await AddNote().requestConfirmation(actionName: .share, snippetIntent: NoteSnippet())
        }
        await #expect(throws: AppIntentError.UserActionRequired.confirmation) {
            _ = try await AddNote().requestChoice(between: [.cancel, IntentChoiceOption(title: "Keep")])
        }
        #expect(TestHost.warnings { NoteSnippet.reload() }.count <= 1)
        #expect(AddNote.supportedModes == .background && AddNote().systemContext.currentMode.canContinueInForeground)
        #expect(IntentModes.foreground(.immediate) == .foreground && IntentModes.foreground(.dynamic) != .foreground)
    }
}

/// An action that a view performs.
private struct ExportNote: TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Export"
    @Dependency private var log: NoteLog
    var name = "Milk"
    func perform() async throws -> some IntentResult {
        log.add("performed")
        return .result()
    }
}

private struct NoteSnippet: SnippetIntent {
    static let title: LocalizedStringResource = "Note"
    func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("Note")) }
}

/// What actions have done.
final class NoteLog: @unchecked Sendable {
    private let (stream, continuation) = AsyncStream<String>.makeStream()
    private let lock = NSLock()
    private var total = 0
    var count: Int { lock.withLock { total } }
    func add(_ text: String) {
        lock.withLock { total += 1 }
        continuation.yield(text)
    }
    func next() async -> String? { await stream.first { _ in true } }
}

private enum Kind: String, AppEnum {
    case note, list
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
    static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [
        .note: "Note", .list: DisplayRepresentation(title: "List", image: .init(systemName: "list.bullet")),
    ]
}

private struct Folder: AppEntity {
    var id: String
    @Property(title: "Size") var size: Int
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Folder")
    static let defaultQuery = FolderQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)", subtitle: "A folder") }

    init(id: String) {
        self.id = id
        size = id.count
    }
}

private struct FolderQuery: EntityStringQuery {
    private let all = ["Home", "Work"]
    func entities(for identifiers: [Folder.ID]) async throws -> [Folder] {
        all.filter(identifiers.contains).map(Folder.init)
    }
    func entities(matching string: String) async throws -> [Folder] {
        all.filter { $0.contains(string) }.map(Folder.init)
    }
    func suggestedEntities() async throws -> [Folder] { all.map(Folder.init) }
}

private struct AddNote: AppIntent {
    static let title: LocalizedStringResource = "Add Note"
    static let description: IntentDescription? = IntentDescription("Adds a note.", categoryName: "Notes")

    @Parameter(title: "Name", requestValueDialog: "What is it called?") var name: String
    @Parameter(title: "Folder") var folder: Folder?
    @Parameter(title: "Count", default: 2, inclusiveRange: (1, 9)) var count: Int
    @Parameter(title: "Kind", default: .list) var kind: Kind

    static var parameterSummary: some ParameterSummary {
        When(\.$kind, .equalTo, .list) {
            Summary("Add \(\.$name) to \(\.$folder)") {
                \.$count
                \.$kind
            }
        } otherwise: {
            Summary("Add \(\.$name)")
        }
    }

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        .result(value: "\(name) ×\(count)", dialog: "Added \(name).")
    }
}

private struct OpenLog: AppIntent {
    static let title: LocalizedStringResource = "Open Log"
    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: WriteLog()) }
}

private struct WriteLog: AppIntent {
    static let title: LocalizedStringResource = "Write"
    @Dependency private var log: NoteLog
    func perform() async throws -> some IntentResult {
        log.add("opened")
        return .result()
    }
}

private struct NoteShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: AddNote(),
            phrases: ["Add a note in \(.applicationName)", "Note \(\.$folder) in \(.applicationName)"],
            shortTitle: "Add", systemImageName: "plus")
        AppShortcut(intent: OpenLog(), phrases: ["Open \(.applicationName)"])
    }
    static let shortcutTileColor = ShortcutTileColor.teal
}
