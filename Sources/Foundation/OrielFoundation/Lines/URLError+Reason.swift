import Foundation

extension URLError {
    /// Why a request was not permitted to use the network.
    public enum NetworkUnavailableReason: Int, Sendable {
        /// It may not use a cellular network.
        case cellular
        /// It may not use an expensive network.
        case expensive
        /// It may not use a network in Low Data Mode.
        case constrained
    }

    /// Why a request was not permitted to use the network; nil, as every request may use every network here.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
