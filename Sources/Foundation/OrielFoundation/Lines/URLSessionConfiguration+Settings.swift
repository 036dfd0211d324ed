#if !ORIEL_WITHOUT_NETWORKING
import Foundation
import FoundationNetworking

extension URLSessionConfiguration {
    /// Whether requests wait for a network; they fail without one here.
    @_disfavoredOverload
    public var waitsForConnectivity: Bool {
        get { false }
        set { if newValue { Self.lacks("waitsForConnectivity") } }
    }
    /// Whether networks that cost money are used; the desktop decides.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set { if !newValue { Self.lacks("allowsExpensiveNetworkAccess") } }
    }
    /// Whether networks that are to be spared are used; the desktop decides.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set { if !newValue { Self.lacks("allowsConstrainedNetworkAccess") } }
    }
    /// Whether the system starts the app for a session in the background; it does not here.
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set { if newValue { Self.lacks("sessionSendsLaunchEvents") } }
    }

    private static func lacks(_ name: String) {
        RuntimeWarning.issue("URLSessionConfiguration.\(name) has no effect here: see CompatibilityGaps.md.")
    }
}

extension URLRequest {
    /// Whether networks that cost money are used; the desktop decides.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// Whether networks that are to be spared are used; the desktop decides.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// Whether the server is expected to speak HTTP/3; the connection determines it here.
    public var assumesHTTP3Capable: Bool {
        get { false }
        set {}
    }
}
#endif
