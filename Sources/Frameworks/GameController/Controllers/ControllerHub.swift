import Foundation
import OrielFoundation
import SwiftUI

/// The connected controllers, and the timer that reads them.
///
/// Nothing is read before an app wishes for controllers. While there is none, the library looks once a second; while there
/// are some, they are read 125 times a second, or ten times where the app is not in front and does not listen.
final class ControllerHub: @unchecked Sendable {
    static let shared = ControllerHub()

    private let lock = NSLock()
    private var connected: [GCController] = []
    private var used: GCController?

    /// The connected controllers.
    var controllers: [GCController] { lock.withLock { connected } }
    /// The controller that was used last; nil for none.
    var current: GCController? { lock.withLock { used } }

    @MainActor private var isStarted = false
    @MainActor private var readers: [Int32: (pad: OpenPad, reader: PadReader)] = [:]
    @MainActor private var timer: (any DispatchSourceTimer)?
    @MainActor private var interval = 0
    @MainActor private var wasHeard = true

    /// Begins to look for controllers: now where this is the main queue's turn, else in the next one.
    static func startSoon() {
        if MainQueue.isServed {
            MainActor.assumeIsolated { shared.start() }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { shared.start() } }
        }
    }

    /// Begins to look for controllers.
    @MainActor func start() {
        if isStarted { return }
        isStarted = true
        guard let library = PadLibrary.shared else {
            RuntimeWarning.issue(
                "GameController: controllers are read by the package libsdl2-2.0-0, which is not installed.")
            return
        }
        guard library.start() else {
            RuntimeWarning.issue("GameController: the library SDL cannot read controllers here.")
            return
        }
        read()
    }

    /// Reads all events of the library, and decides when to read again.
    @MainActor func read() {
        guard isStarted, let library = PadLibrary.shared else { return }
        let isHeard = GCController.shouldMonitorBackgroundEvents || UIApplication.shared.applicationState == .active
        if wasHeard, !isHeard { for (_, reader) in readers.values { reader.release() } }
        wasHeard = isHeard
        withUnsafeTemporaryAllocation(byteCount: PadEvent.size + 8, alignment: 8) { bytes in
            // Events of a flood wait for the next turn, so that views are not kept from theirs.
            for _ in 0..<2000 {
                guard library.poll(bytes.baseAddress) != 0 else { break }
                guard let event = PadEvent(UnsafeRawBufferPointer(bytes)) else { continue }
                note(event, isHeard: isHeard, library)
            }
        }
        for (_, reader) in readers.values { reader.flush() }
        schedule(milliseconds: readers.isEmpty ? 1000 : isHeard ? 8 : 100)
    }

    @MainActor private func note(_ event: PadEvent, isHeard: Bool, _ library: PadLibrary) {
        switch event {
        case .added(let place):
            guard let pad = OpenPad(library, place: place), readers[pad.id] == nil else { return }
            let controller = pad.makeController()
            readers[pad.id] = (pad, PadReader(controller))
            connect(controller)
        case .removed(let id):
            guard let (pad, reader) = readers.removeValue(forKey: id) else { return }
            reader.release()
            pad.close()
            disconnect(reader.controller)
        default: if isHeard, let id = event.pad { readers[id]?.reader.note(event) }
        }
    }

    @MainActor private func schedule(milliseconds: Int) {
        if timer != nil, interval == milliseconds { return }
        timer?.cancel()
        interval = milliseconds
        let timer = DispatchSource.makeTimerSource(queue: .main)
        let leeway = DispatchTimeInterval.milliseconds(milliseconds / 8)
        timer.schedule(
            deadline: .now() + .milliseconds(milliseconds), repeating: .milliseconds(milliseconds), leeway: leeway)
        timer.setEventHandler { MainActor.assumeIsolated { self.read() } }
        self.timer = timer
        timer.resume()
    }

    /// Adds a controller, which is the current one if there was none.
    func connect(_ controller: GCController) {
        lock.withLock { connected.append(controller) }
        controller.physicalInputProfile.willChange = { [weak self, weak controller] in
            if let controller { self?.use(controller) }
        }
        DeviceNotification.controllerDidConnect.postSoon(controller)
        if current == nil { use(controller) }
    }

    /// Removes a controller.
    func disconnect(_ controller: GCController) {
        let wasUsed = lock.withLock {
            connected.removeAll { $0 === controller }
            defer { if used === controller { used = nil } }
            return used === controller
        }
        controller.physicalInputProfile.willChange = nil
        controller.haptics?.controllerIsGone()
        if wasUsed { DeviceNotification.controllerDidStopBeingCurrent.postSoon(controller) }
        DeviceNotification.controllerDidDisconnect.postSoon(controller)
    }

    /// Notes that a controller is used.
    func use(_ controller: GCController) {
        let old = lock.withLock {
            defer { used = controller }
            return used
        }
        if old === controller { return }
        if let old { DeviceNotification.controllerDidStopBeingCurrent.postSoon(old) }
        DeviceNotification.controllerDidBecomeCurrent.postSoon(controller)
    }
}
