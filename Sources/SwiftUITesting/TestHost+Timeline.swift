extension TestHost {
    /// Lets time pass and reads something at some moments: what an animation is to be at given times.
    ///
    ///     withAnimation(.linear(duration: 1)) { model.isOn = true }
    ///     #expect(host.values(at: [0, 0.5, 1]) { opacity(of: host) } == [0, 0.5, 1])
    ///
    /// - Parameters:
    ///   - moments: When, in seconds from now, in ascending order.
    ///   - read: Reads what is to be noted, the window being up to date.
    public func values<Value>(at moments: [Double], _ read: () throws -> Value) rethrows -> [Value] {
        let start = time
        return try moments.map { moment in
            advance(by: max(start + moment - time, 0))
            return try read()
        }
    }
}
