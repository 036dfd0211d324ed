import CGtk

/// The host's clock: monotonic seconds, the same that GDK's frame clocks count.
enum MonotonicClock {
    /// The time now, in seconds.
    static var now: Double { Double(g_get_monotonic_time()) / 1e6 }
}
