import Foundation

/// The name of the errors of networks.
public let kCFErrorDomainCFNetwork: CFString = "kCFErrorDomainCFNetwork"

// The keys of the settings for proxies.

/// The key of whether there is a proxy for HTTP.
public let kCFNetworkProxiesHTTPEnable: CFString = "HTTPEnable"
/// The key of the name of the proxy for HTTP.
public let kCFNetworkProxiesHTTPProxy: CFString = "HTTPProxy"
/// The key of the port of the proxy for HTTP.
public let kCFNetworkProxiesHTTPPort: CFString = "HTTPPort"
/// The key of whether there is a proxy for HTTPS.
public let kCFNetworkProxiesHTTPSEnable: CFString = "HTTPSEnable"
/// The key of the name of the proxy for HTTPS.
public let kCFNetworkProxiesHTTPSProxy: CFString = "HTTPSProxy"
/// The key of the port of the proxy for HTTPS.
public let kCFNetworkProxiesHTTPSPort: CFString = "HTTPSPort"
/// The key of whether there is a proxy for SOCKS.
public let kCFNetworkProxiesSOCKSEnable: CFString = "SOCKSEnable"
/// The key of the name of the proxy for SOCKS.
public let kCFNetworkProxiesSOCKSProxy: CFString = "SOCKSProxy"
/// The key of the port of the proxy for SOCKS.
public let kCFNetworkProxiesSOCKSPort: CFString = "SOCKSPort"
/// The key of whether a script chooses the proxy.
public let kCFNetworkProxiesProxyAutoConfigEnable: CFString = "ProxyAutoConfigEnable"
/// The key of the address of the script that chooses the proxy.
public let kCFNetworkProxiesProxyAutoConfigURLString: CFString = "ProxyAutoConfigURLString"
/// The key of the hosts without a proxy.
public let kCFNetworkProxiesExceptionsList: CFString = "ExceptionsList"
/// The key of the kind of a proxy.
public let kCFProxyTypeKey: CFString = "kCFProxyTypeKey"
/// The key of the host of a proxy.
public let kCFProxyHostNameKey: CFString = "kCFProxyHostNameKey"
/// The key of the port of a proxy.
public let kCFProxyPortNumberKey: CFString = "kCFProxyPortNumberKey"
/// No proxy.
public let kCFProxyTypeNone: CFString = "kCFProxyTypeNone"
/// A proxy for HTTP.
public let kCFProxyTypeHTTP: CFString = "kCFProxyTypeHTTP"
/// A proxy for HTTPS.
public let kCFProxyTypeHTTPS: CFString = "kCFProxyTypeHTTPS"
/// A proxy for SOCKS.
public let kCFProxyTypeSOCKS: CFString = "kCFProxyTypeSOCKS"

/// Returns the settings for proxies: the environment's (`http_proxy`, `https_proxy`, `all_proxy`, `no_proxy`).
public func CFNetworkCopySystemProxySettings() -> Unmanaged<CFDictionary>? {
    Unmanaged.passRetained(ProxySettings(ProcessInfo.processInfo.environment).dictionary)
}

/// Returns the proxies for an address, the first one to be tried first.
public func CFNetworkCopyProxiesForURL(_ url: CFURL, _ proxySettings: CFDictionary) -> Unmanaged<CFArray> {
    Unmanaged.passRetained(ProxySettings.proxies(for: url, proxySettings))
}

/// The settings for proxies, as programs of Linux have them in the environment.
package struct ProxySettings {
    private let environment: [String: String]
    package init(_ environment: [String: String]) { self.environment = environment }

    private func value(_ name: String) -> String? {
        (environment[name] ?? environment[name.uppercased()]).flatMap { $0.isEmpty ? nil : $0 }
    }

    package var dictionary: NSDictionary {
        let result = NSMutableDictionary()
        for (variable, name, port) in [("http_proxy", "HTTP", 80), ("https_proxy", "HTTPS", 443)] {
            guard let text = value(variable) ?? value("all_proxy"), let url = Self.url(text),
                url.scheme?.hasPrefix("socks") != true, let host = url.host
            else { continue }
            result["\(name)Enable"] = NSNumber(value: 1)
            result["\(name)Proxy"] = NSString(string: host)
            result["\(name)Port"] = NSNumber(value: url.port ?? port)
        }
        if let text = value("all_proxy"), let url = Self.url(text), url.scheme?.hasPrefix("socks") == true,
            let host = url.host
        {
            result["SOCKSEnable"] = NSNumber(value: 1)
            result["SOCKSProxy"] = NSString(string: host)
            result["SOCKSPort"] = NSNumber(value: url.port ?? 1080)
        }
        if let hosts = value("no_proxy") {
            let names = hosts.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            result[kCFNetworkProxiesExceptionsList] = NSArray(array: names.map { NSString(string: $0) })
        }
        return result
    }

    /// An address without a scheme is one of HTTP.
    private static func url(_ text: String) -> URL? { URL(string: text.contains("://") ? text : "http://\(text)") }

    package static func proxies(for url: URL, _ settings: NSDictionary) -> NSArray {
        let none = NSDictionary(dictionary: [kCFProxyTypeKey: NSString(string: kCFProxyTypeNone)])
        let host = url.host?.lowercased() ?? ""
        let exceptions = (settings[kCFNetworkProxiesExceptionsList] as? NSArray) ?? NSArray()
        for case let name as NSString in exceptions {
            let text = "\(name)".lowercased()
            let domain = text.hasPrefix("*") ? String(text.dropFirst()) : text
            let suffix = domain.hasPrefix(".") ? domain : ".\(domain)"
            if text == "*" || host == domain || host.hasSuffix(suffix) { return NSArray(array: [none]) }
        }
        let isSecure = url.scheme == "https" || url.scheme == "wss"
        for (name, type) in [
            (isSecure ? "HTTPS" : "HTTP", isSecure ? kCFProxyTypeHTTPS : kCFProxyTypeHTTP),
            ("SOCKS", kCFProxyTypeSOCKS),
        ] {
            guard (settings["\(name)Enable"] as? NSNumber)?.boolValue == true, let host = settings["\(name)Proxy"]
            else {
                continue
            }
            let proxy = NSMutableDictionary(dictionary: [
                kCFProxyTypeKey: NSString(string: type), kCFProxyHostNameKey: host,
            ])
            proxy[kCFProxyPortNumberKey] = settings["\(name)Port"]
            return NSArray(array: [proxy, none])
        }
        return NSArray(array: [none])
    }
}
