extension Text {
    /// The characters without style, as the default environment shows them.
    var plainString: String { resolve(in: EnvironmentValues()).string }
}
