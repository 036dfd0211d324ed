#if !ORIEL_WITHOUT_NETWORKING
import Foundation
import FoundationNetworking

extension URLRequest {
    /// Who wants a request.
    public enum Attribution: UInt, Sendable {
        /// The app.
        case developer
        /// The user, who has given its address.
        case user
    }

    /// Who wants the request: the app, always.
    ///
    /// Systems of Apple's show it in their privacy reports; setting it changes nothing here. Follows Apple's
    /// [attribution](https://developer.apple.com/documentation/foundation/nsurlrequest/attribution-swift.property).
    public var attribution: Attribution {
        get { .developer }
        set {}
    }
}
#endif
