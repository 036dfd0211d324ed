import Foundation
import FoundationNetworking
import WebKitShim

/// The cookies of web views.
///
/// Follows Apple's [WKHTTPCookieStore](https://developer.apple.com/documentation/webkit/wkhttpcookiestore).
@MainActor @preconcurrency
open class WKHTTPCookieStore: NSObject {
    private let store: Unowned
    private var observers: [Weak] = []
    private var isWatching = false

    private struct Unowned { weak var store: WKWebsiteDataStore? }
    private struct Weak { weak var observer: (any WKHTTPCookieStoreObserver)? }

    init(_ store: WKWebsiteDataStore) { self.store = Unowned(store: store) }

    private var session: UnsafeMutableRawPointer? { store.store?.session }

    /// Finds all cookies.
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
        guard let session else { return completionHandler([]) }
        let context = Callback<[HTTPCookie]>.context(completionHandler)
        oriel_web_cookies(
            session,
            { context, cookies, count in
                let found = UnsafeBufferPointer(start: cookies, count: count).compactMap(HTTPCookie.init(web:))
                Callback<[HTTPCookie]>.call(context, found)
            }, context)
    }

    /// Returns all cookies.
    open func allCookies() async -> [HTTPCookie] {
        nonisolated(unsafe) var cookies: [HTTPCookie] = []
        await withCheckedContinuation { continuation in
            getAllCookies {
                cookies = $0
                continuation.resume()
            }
        }
        return cookies
    }

    /// Stores a cookie.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        change(cookie, isDeleted: false, completionHandler)
    }

    /// Stores a cookie.
    open func setCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in setCookie(cookie) { continuation.resume() } }
    }

    /// Removes a cookie.
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        change(cookie, isDeleted: true, completionHandler)
    }

    /// Removes a cookie.
    open func deleteCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in delete(cookie) { continuation.resume() } }
    }

    /// Adds an observer, which is not kept.
    open func add(_ observer: any WKHTTPCookieStoreObserver) {
        observers.removeAll { $0.observer == nil }
        observers.append(Weak(observer: observer))
        guard !isWatching, let session else { return }
        isWatching = true
        // The store, with its session, goes after what it calls.
        oriel_web_watch_cookies(
            session,
            { context in
                guard let context else { return }
                nonisolated(unsafe) let pointer = context
                MainActor.assumeIsolated {
                    Unmanaged<CookieWatch>.fromOpaque(pointer).takeUnretainedValue().cookies?.changed()
                }
            }, Unmanaged.passRetained(CookieWatch(self)).toOpaque())
    }

    /// Removes an observer.
    open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.removeAll { $0.observer === observer } }

    fileprivate func changed() { for weak in observers { weak.observer?.cookiesDidChange(in: self) } }

    private func change(_ cookie: HTTPCookie, isDeleted: Bool, _ completion: (() -> Void)?) {
        guard let session else {
            completion?()
            return
        }
        let context = Callback<Void>.context { completion?() }
        cookie.name.withCString { name in
            cookie.value.withCString { value in
                cookie.domain.withCString { domain in
                    cookie.path.withCString { path in
                        var web = OrielWebCookie(
                            name: name, value: value, domain: domain, path: path,
                            expires: cookie.expiresDate.map { Int64(clamping: Int($0.timeIntervalSince1970)) } ?? 0,
                            is_secure: cookie.isSecure ? 1 : 0, is_http_only: cookie.isHTTPOnly ? 1 : 0)
                        oriel_web_change_cookie(
                            session, &web, isDeleted ? 1 : 0, { Callback<Void>.call($0, ()) }, context)
                    }
                }
            }
        }
    }
}

/// What a session calls when cookies change; it lives as long as the process, as the session does.
@MainActor
private final class CookieWatch {
    weak var cookies: WKHTTPCookieStore?
    init(_ cookies: WKHTTPCookieStore) { self.cookies = cookies }
}

/// Notices changes of cookies.
@MainActor @preconcurrency
public protocol WKHTTPCookieStoreObserver: AnyObject {
    /// Called when cookies changed.
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

extension HTTPCookie {
    /// A cookie of the library's.
    fileprivate convenience init?(web cookie: OrielWebCookie) {
        var properties: [HTTPCookiePropertyKey: Any] = [
            .name: String(web: cookie.name), .value: String(web: cookie.value), .domain: String(web: cookie.domain),
            .path: String(web: cookie.path),
        ]
        if cookie.expires > 0 { properties[.expires] = Date(timeIntervalSince1970: TimeInterval(cookie.expires)) }
        if cookie.is_secure != 0 { properties[.secure] = "TRUE" }
        self.init(properties: properties)
    }
}
