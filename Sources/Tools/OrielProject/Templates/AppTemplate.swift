/// The files of a new app: a package with a model, a view model, views, a preview, assets and tests.
struct AppTemplate {
    /// The app's name, as people read it.
    let name: String
    /// The name of its module.
    let module: String
    /// The folder of Oriel's package.
    let oriel: String

    /// The files' contents, by their paths.
    var files: [String: String] {
        [
            "Package.swift": manifest, ".gitignore": ".build/\n",
            "Sources/\(module)/\(module)App.swift": app, "Sources/\(module)/Tally.swift": model,
            "Sources/\(module)/TallyCounter.swift": viewModel, "Sources/\(module)/ContentView.swift": view,
            "Sources/\(module)/Assets.xcassets/Contents.json": Self.catalog,
            "Sources/\(module)/Assets.xcassets/AccentColor.colorset/Contents.json": Self.accentColor,
            "Tests/\(module)Tests/TallyTests.swift": tests,
        ]
    }

    private var manifest: String {
        """
        // swift-tools-version: 6.0
        import PackageDescription

        // On Apple's platforms SwiftUI is part of the system. On Linux it is Oriel, which lies here:
        #if os(Linux)
            let packages: [Package.Dependency] = [.package(name: "Oriel", path: "\(oriel)")]
            let interface: [Target.Dependency] = [.product(name: "SwiftUI", package: "Oriel")]
            let testing: [Target.Dependency] = [.product(name: "SwiftUITesting", package: "Oriel")]
        #else
            let packages: [Package.Dependency] = []
            let interface: [Target.Dependency] = []
            let testing: [Target.Dependency] = []
        #endif

        let package = Package(
            name: "\(module)",
            platforms: [.macOS(.v14), .iOS(.v17)],
            dependencies: packages,
            targets: [
                .executableTarget(
                    name: "\(module)", dependencies: interface, resources: [.process("Assets.xcassets")]),
                .testTarget(name: "\(module)Tests", dependencies: ["\(module)"] + testing),
            ]
        )

        """
    }

    private var app: String {
        """
        import SwiftUI

        @main
        struct \(module)App: App {
            var body: some Scene {
                WindowGroup("\(name)") {
                    ContentView()
                }
            }
        }

        """
    }

    private var model: String {
        """
        /// The model: data and rules, without a word of how they look.
        struct Tally: Equatable {
            private(set) var count = 0

            mutating func add() { count += 1 }

            mutating func clear() { count = 0 }
        }

        """
    }

    private var viewModel: String {
        """
        import SwiftUI

        /// The view model: keeps the model, publishes its changes, and turns what the person wants into changes of it.
        @MainActor
        final class TallyCounter: ObservableObject {
            @Published private var tally = Tally()

            var count: Int { tally.count }
            var isEmpty: Bool { tally.count == 0 }

            // MARK: Intents

            func add() { tally.add() }

            func clear() { tally.clear() }
        }

        """
    }

    private var view: String {
        """
        import SwiftUI

        /// The view: shows what the view model says.
        struct ContentView: View {
            @StateObject private var counter = TallyCounter()

            var body: some View {
                VStack(spacing: 20) {
                    Text("\\(counter.count)")
                        .font(.system(size: 64, weight: .bold, design: .rounded))
                        .contentTransition(.numericText())
                    HStack {
                        Button("Add", systemImage: "plus") {
                            withAnimation { counter.add() }
                        }
                        .buttonStyle(.borderedProminent)
                        Button("Clear") {
                            withAnimation { counter.clear() }
                        }
                        .disabled(counter.isEmpty)
                    }
                }
                .padding(40)
                .frame(minWidth: 280)
            }
        }

        #Preview {
            ContentView()
        }

        """
    }

    private var tests: String {
        """
        import Testing

        @testable import \(module)

        @Suite("Tally")
        struct TallyTests {
            @Test("It counts, and begins again")
            func counting() {
                var tally = Tally()
                tally.add()
                tally.add()
                #expect(tally.count == 2)
                tally.clear()
                #expect(tally == Tally())
            }
        }

        #if canImport(SwiftUITesting)
            import SwiftUITesting

            @MainActor
            @Suite("Views")
            struct ViewTests {
                @Test("A press of the button counts")
                func pressing() {
                    let host = TestHost(ContentView(), size: .init(width: 300, height: 300))
                    #expect(host.text.contains("0"))
                    host.tap(text: "Add")
                    host.advance(by: 1)
                    #expect(host.text.contains("1"))
                }
            }
        #endif

        """
    }

    private static let catalog = """
        { "info" : { "author" : "xcode", "version" : 1 } }

        """

    private static let accentColor = """
        {
          "colors" : [
            {
              "color" : {
                "color-space" : "srgb",
                "components" : { "alpha" : "1.000", "blue" : "0.780", "green" : "0.340", "red" : "0.350" }
              },
              "idiom" : "universal"
            }
          ],
          "info" : { "author" : "xcode", "version" : 1 }
        }

        """
}
