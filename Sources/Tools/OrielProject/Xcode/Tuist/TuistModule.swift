/// The module `ProjectDescription` that the manifests of Tuist are compiled with.
///
/// It has the declarations that Tuist documents, and each value that a manifest makes is printed as JSON. Its text is compiled
/// once into the cache.
enum TuistModule {
    static let name = "ProjectDescription"
    static let helpers = "ProjectDescriptionHelpers"
    /// The beginning of a line that is a value.
    static let marker = "oriel-tuist-value: "

    static let text = projects + targets + files + settings + schemes
}
