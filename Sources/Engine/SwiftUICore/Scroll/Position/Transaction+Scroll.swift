private enum PreservesVelocityKey: TransactionKey {
    static var defaultValue: Bool { false }
}

extension Transaction {
    /// Whether a scroll view that moves by itself continues when the app changes its position without an animation;
    /// false by default.
    ///
    /// Follows Apple's
    /// [scrollPositionUpdatePreservesVelocity](https://developer.apple.com/documentation/swiftui/transaction/scrollpositionupdatepreservesvelocity).
    public var scrollPositionUpdatePreservesVelocity: Bool {
        get { self[PreservesVelocityKey.self] }
        set { self[PreservesVelocityKey.self] = newValue }
    }
}
