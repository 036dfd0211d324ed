extension Text {
    /// The characters alone, for titles.
    var plainString: String { resolve(in: EnvironmentValues()).string }
}
