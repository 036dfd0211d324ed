import OrielBasics

/// The parts that desktops lack; each sentence is issued once.
enum ApplicationServicesGaps {
    static func once(_ sentence: String) {
        RuntimeWarning.issue("ApplicationServices: \(sentence) See CompatibilityGaps.md.")
    }
}
