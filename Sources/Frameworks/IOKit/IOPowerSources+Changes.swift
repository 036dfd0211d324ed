import Foundation
import OrielFoundation

/// Returns a source of a run loop that calls a function when something about the power sources has changed.
///
/// The kernel's values are compared every three seconds, as long as the source is in use.
public func IOPSNotificationCreateRunLoopSource(
    _ callback: IOPowerSourceCallbackType!, _ context: UnsafeMutableRawPointer!
) -> Unmanaged<CFRunLoopSource>! {
    PowerWatch.source(callback, context) { descriptions(of: $0).map { $0.description }.joined() }
}
/// Returns a source of a run loop that calls a function when power comes from another kind of source.
public func IOPSCreateLimitedPowerNotification(
    _ callback: IOPowerSourceCallbackType!, _ context: UnsafeMutableRawPointer!
) -> Unmanaged<CFRunLoopSource>! { PowerWatch.source(callback, context) { "\($0.isPluggedIn)" } }

/// Compares the power sources with their last state.
final class PowerWatch: @unchecked Sendable {
    private let timer: any DispatchSourceTimer
    private let queue = DispatchQueue(label: "oriel.power")

    static func source(
        _ callback: IOPowerSourceCallbackType?, _ context: UnsafeMutableRawPointer?,
        _ state: @escaping (PowerSupplies) -> String
    ) -> Unmanaged<CFRunLoopSource>? {
        guard let callback else { return nil }
        nonisolated(unsafe) let context = context
        var watch: PowerWatch?
        let source = CFRunLoopSource {
            _ = watch
            callback(context)
        }
        watch = PowerWatch(source, every: 3, read: { PowerSupplies() }, state)
        return .passRetained(source)
    }

    /// - Parameters:
    ///   - source: Signaled after each change; the watch ends with it.
    ///   - seconds: The time between two comparisons.
    init(
        _ source: CFRunLoopSource, every seconds: Double, read: @escaping () -> PowerSupplies,
        _ state: @escaping (PowerSupplies) -> String
    ) {
        var last = state(read())
        let made = DispatchSource.makeTimerSource(queue: queue)
        timer = made
        made.schedule(deadline: .now() + seconds, repeating: seconds, leeway: .milliseconds(500))
        made.setEventHandler { [weak source, weak self] in
            guard let source, CFRunLoopSourceIsValid(source) else {
                self?.timer.cancel()
                return
            }
            let now = state(read())
            if now != last {
                last = now
                source.signal()
            }
        }
        made.resume()
    }
    deinit { timer.cancel() }
}
