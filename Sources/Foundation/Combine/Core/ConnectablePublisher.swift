/// A publisher that starts only when it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts publishing; the returned value stops it.
    func connect() -> any Cancellable
}
