import Foundation

/// The events that were scheduled for a unit, until it renders their time.
final class RenderEvents: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [AURenderEvent] = []

    func removeAll() { lock.withLock { waiting = [] } }

    func add(
        parameter address: AUParameterAddress, _ value: AUValue, at time: AUEventSampleTime, _ ramp: AUAudioFrameCount
    ) {
        var event = AURenderEvent()
        event.head.eventType = ramp > 0 ? .parameterRamp : .parameter
        event.head.eventSampleTime = time
        event.parameter.eventSampleTime = time
        event.parameter.rampDurationSampleFrames = ramp
        event.parameter.parameterAddress = address
        event.parameter.value = value
        lock.withLock { waiting.append(event) }
    }

    /// Adds a message of at most three bytes; longer ones are not passed to units here.
    func add(message: UnsafeBufferPointer<UInt8>, _ cable: UInt8, at time: AUEventSampleTime) {
        guard (1...3).contains(message.count) else { return }
        var event = AURenderEvent()
        event.head.eventType = .MIDI
        event.head.eventSampleTime = time
        event.MIDI.eventSampleTime = time
        event.MIDI.length = UInt16(message.count)
        event.MIDI.cable = cable
        func byte(_ index: Int) -> UInt8 { index < message.count ? message[index] : 0 }
        event.MIDI.data = (byte(0), byte(1), byte(2))
        lock.withLock { waiting.append(event) }
    }

    /// Calls a function with the events before a time, in their order; events at once get the time of the first sample.
    func take<Result>(
        until end: Double, from start: Double, _ body: (UnsafePointer<AURenderEvent>?) -> Result
    ) -> Result {
        let first = start.isFinite ? AUEventSampleTime(clamping: Int64(min(max(start, -1e15), 1e15))) : 0
        var due: [AURenderEvent] = lock.withLock {
            func isDue(_ event: AURenderEvent) -> Bool { Double(event.head.eventSampleTime) < end }
            let due = waiting.filter(isDue)
            waiting.removeAll(where: isDue)
            return due
        }
        guard !due.isEmpty else { return body(nil) }
        for index in due.indices {
            let time = due[index].head.eventSampleTime
            // Times at once are far in the past; the sum with an offset says the sample.
            let place =
                time < 0
                ? first + min(max(time &- AUEventSampleTimeImmediate, 0), 4095) : max(time, first)
            due[index].head.eventSampleTime = place
            due[index].parameter.eventSampleTime = place
            due[index].MIDI.eventSampleTime = place
        }
        due.sort { $0.head.eventSampleTime < $1.head.eventSampleTime }
        return due.withUnsafeMutableBufferPointer { events in
            guard let base = events.baseAddress else { return body(nil) }
            for index in 0..<(events.count - 1) { events[index].head.next = base + index + 1 }
            return body(UnsafePointer(base))
        }
    }
}
