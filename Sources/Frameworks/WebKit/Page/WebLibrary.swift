import Foundation
import OrielFoundation
import WebKitShim

/// The library that shows pages, WebKitGTK, which is opened with the first page.
@MainActor
enum WebLibrary {
    /// Why there are no pages, as a sentence for the user; nil where there are.
    static var obstacle: String? {
        switch Int(oriel_web_prepare()) {
        case OrielWebReady: return nil
        case OrielWebNoLibrary:
            RuntimeWarning.issue("Web pages cannot be shown: install libwebkitgtk-6.0-4.")
            return "Web pages are shown where libwebkitgtk-6.0-4 is installed."
        default:
            RuntimeWarning.issue("Web pages cannot be loaded without a display.")
            return "Web pages are loaded where there is a display."
        }
    }

    /// Two clocks, as a front end runs the main queue, the run loop, or both.
    private static var timer: (queue: any DispatchSourceTimer, loop: Timer)?
    private static var pages = 0 { didSet { keepRunning() } }
    /// How many results are still to come.
    static var pendingResults = 0 { didSet { keepRunning() } }

    /// Notes that a page exists.
    static func pageMade() { pages += 1 }

    /// Notes that a page is gone.
    static func pageRemoved() { pages -= 1 }

    /// Runs GLib's loop, by which pages live, along with the main queue, as long as there are pages: only front ends with
    /// windows have it for their own.
    private static func keepRunning() {
        guard timer == nil, pages > 0 || pendingResults > 0 else { return }
        let queue = DispatchSource.makeTimerSource(queue: .main)
        queue.schedule(deadline: .now(), repeating: .milliseconds(8))
        queue.setEventHandler { MainActor.assumeIsolated { turn() } }
        let loop = Timer(timeInterval: 0.008, repeats: true) { _ in MainActor.assumeIsolated { turn() } }
        RunLoop.main.add(loop, forMode: .common)
        timer = (queue, loop)
        queue.resume()
    }

    private static func turn() {
        if oriel_web_pump() == 0, pages > 0 || pendingResults > 0 { return }
        timer?.queue.cancel()
        timer?.loop.invalidate()
        timer = nil
    }
}

/// A function that the library calls back once, with a result of a type.
final class Callback<Result> {
    private let function: (Result) -> Void

    private init(_ function: @escaping (Result) -> Void) { self.function = function }

    /// The context for a function that is called back with ``call(_:_:)``.
    @MainActor static func context(_ function: @escaping (Result) -> Void) -> UnsafeMutableRawPointer {
        WebLibrary.pendingResults += 1
        return Unmanaged.passRetained(Callback(function)).toOpaque()
    }

    /// Calls the function of a context, which is gone then.
    static func call(_ context: UnsafeMutableRawPointer?, _ result: Result) {
        guard let context else { return }
        let callback = Unmanaged<Callback<Result>>.fromOpaque(context).takeRetainedValue()
        nonisolated(unsafe) let (function, value) = (callback.function, result)
        MainActor.assumeIsolated {
            WebLibrary.pendingResults -= 1
            function(value)
        }
    }
}

extension String {
    /// A text of the library; empty for none.
    init(web text: UnsafePointer<CChar>?) { self = text.map { String(cString: $0) } ?? "" }
}
