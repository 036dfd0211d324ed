extension TestHost {
    /// Advances time and reads a value at some moments: the expected state of an animation at given times.
    ///
    /// ```swift
    /// struct Marker: View {
    ///     @State private var isFaint = false
    ///     var body: some View {
    ///         Button("Fade") { withAnimation(.linear(duration: 1)) { isFaint = true } }
    ///             .opacity(isFaint ? 0.5 : 1)
    ///     }
    /// }
    ///
    /// let host = TestHost(Marker())
    /// host.tap(text: "Fade")
    /// let isHalfway = host.values(at: [0, 0.5, 1]) { host.layersDescription.contains("opacity 0.75") }
    /// #expect(isHalfway == [false, true, false])
    /// ```
    ///
    /// - Parameters:
    ///   - moments: When, in seconds from now, in ascending order.
    /// - read: Reads the values to note, after the window was updated.
    public func values<Value>(at moments: [Double], _ read: () throws -> Value) rethrows -> [Value] {
        let start = time
        return try moments.map { moment in
            advance(by: max(start + moment - time, 0))
            return try read()
        }
    }
}
