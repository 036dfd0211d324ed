/// What the user says about how a project is read.
struct ProjectOptions: Sendable {
    /// Whether libraries will do where there is no app.
    var allowsLibraries = false
    /// Whether the tests are described, and not the app alone.
    var wantsTests = false
    /// Whether code of the project may run unconfined where this machine cannot confine it.
    var isTrusted = false
    /// The configuration of an Xcode project whose settings count.
    var configuration = "Debug"
    /// The systems that targets of packages are built for, by name, where the choice of ours is overruled.
    var systems: [String: ModuleDescription.System] = [:]
}
