extension Text {
    /// The characters without style, as the default environment shows them.
    package var plainString: String { resolve(in: EnvironmentValues()).string }
}
