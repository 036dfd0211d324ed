#if !ORIEL_WITHOUT_NETWORKING
import Foundation
import FoundationNetworking

extension URLRequest {
    /// Who wants the request.
    public enum Attribution: UInt, Sendable {
        /// The app.
        case developer
        /// The user, who has given its address.
        case user
    }

    /// Who wants the request: the app, by default.
    ///
    /// Systems of Apple's show it in their privacy reports; it changes nothing here. Follows Apple's [attribution](https://developer.apple.com/documentation/foundation/nsurlrequest/attribution-swift.property).
    public var attribution: Attribution {
        get {
            (URLProtocol.property(forKey: Self.attributionKey, in: self) as? UInt).flatMap(Attribution.init)
                ?? .developer
        }
        set {
            guard let copy = (self as NSURLRequest).mutableCopy() as? NSMutableURLRequest else { return }
            URLProtocol.setProperty(newValue.rawValue, forKey: Self.attributionKey, in: copy)
            self = copy as URLRequest
        }
    }

    private static let attributionKey = "OrielAttribution"
}
#endif
