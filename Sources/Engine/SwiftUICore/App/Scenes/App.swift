/// The structure and behavior of an app.
///
/// The type with `@main` is the program. Its `body` is evaluated at the start and when the state that it reads changes; scenes
/// that appear open windows.
///
/// ```swift
/// struct MemorizeApp: App {
///     @State private var title = "Memorize"
///     var body: some Scene {
///         WindowGroup(title) { Text("Game") }
///     }
/// }
/// ```
///
/// Follows Apple's [App](https://developer.apple.com/documentation/swiftui/app). Mark the one type that
/// conforms with `@main`; its `main()` chooses a front end and shows the app.
@MainActor @preconcurrency
public protocol App {
    /// The type of the body, normally inferred.
    associatedtype Body: Scene
    /// The app's scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Creates the app.
    @MainActor @preconcurrency init()
}
