import Foundation

/// How loud a sound is, as it is measured on other threads and read by the app.
final class SoundMeters: @unchecked Sendable {
    private let lock = NSLock()
    private var newest: (average: [Double], peak: [Double]) = ([], [])
    private var read: (average: [Double], peak: [Double]) = ([], [])
    /// What silence has, in decibels.
    private static let silence: Float = -160

    /// Notes a measurement.
    func set(_ average: [Double], _ peak: [Double]) { lock.withLock { newest = (average, peak) } }

    /// Takes over the last measurement.
    func update(isOn: Bool) { lock.withLock { read = isOn ? newest : ([], []) } }

    func average(_ channel: Int) -> Float { lock.withLock { Self.value(read.average, channel) } }
    func peak(_ channel: Int) -> Float { lock.withLock { Self.value(read.peak, channel) } }

    private static func value(_ values: [Double], _ channel: Int) -> Float {
        guard values.indices.contains(channel), !values[channel].isNaN else { return silence }
        return min(max(Float(values[channel]), silence), 0)
    }
}
