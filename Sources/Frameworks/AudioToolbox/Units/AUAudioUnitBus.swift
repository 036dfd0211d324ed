import CoreAudio
import Foundation
import OrielFoundation

/// The directions of busses.
public enum AUAudioUnitBusType: Int, Sendable {
    case input = 1
    case output = 2
}

/// An input or output of a unit.
///
/// Follows Apple's [AUAudioUnitBus](https://developer.apple.com/documentation/audiotoolbox/auaudiounitbus). Its format belongs to
/// AVFoundation's part.
open class AUAudioUnitBus: NSObject, @unchecked Sendable {
    /// Whether it is in use.
    open var isEnabled = true
    /// The name; nil for none.
    open var name: String?
    /// The place in its array.
    package(set) open var index = 0
    /// The direction.
    package(set) open var busType = AUAudioUnitBusType.output
    /// The unit that has it.
    package(set) open weak var ownerAudioUnit: AUAudioUnit?
    /// The most channels; 0 for any.
    open var maximumChannelCount: AUAudioChannelCount = 0
    /// The possible numbers of channels; nil for any.
    open var supportedChannelCounts: [NSNumber]?
    /// The delay of the nodes behind it, in seconds.
    open var contextPresentationLatency: TimeInterval = 0
    /// The format, for AVFoundation.
    package var formatObject: AnyObject?

    /// Creates a bus of a format, for AVFoundation.
    package init(formatObject: AnyObject?) { self.formatObject = formatObject }
}

/// The inputs or outputs of a unit.
///
/// Follows Apple's [AUAudioUnitBusArray](https://developer.apple.com/documentation/audiotoolbox/auaudiounitbusarray).
open class AUAudioUnitBusArray: NSObject, Sequence, @unchecked Sendable {
    /// The unit.
    open private(set) unowned(unsafe) var ownerAudioUnit: AUAudioUnit
    /// The direction.
    public let busType: AUAudioUnitBusType
    private var busses: [AUAudioUnitBus]

    /// Creates an array of busses.
    public init(audioUnit owner: AUAudioUnit, busType: AUAudioUnitBusType, busses: [AUAudioUnitBus] = []) {
        (ownerAudioUnit, self.busType, self.busses) = (owner, busType, [])
        super.init()
        replaceBusses(busses)
    }

    /// The number of busses.
    open var count: Int { busses.count }
    /// Whether the number can be changed; false.
    open var isCountChangeable: Bool { false }
    /// Sets the number; fails, as units have their own.
    open func setBusCount(_ count: Int) throws {
        throw NSError(domain: NSOSStatusErrorDomain, code: Int(kAudioUnitErr_PropertyNotWritable))
    }
    /// Sets the busses.
    open func replaceBusses(_ busArray: [AUAudioUnitBus]) {
        busses = busArray
        for (index, bus) in busses.enumerated() {
            (bus.index, bus.busType, bus.ownerAudioUnit) = (index, busType, ownerAudioUnit)
        }
    }
    /// The bus at a place, of which there must be one.
    open subscript(index: Int) -> AUAudioUnitBus {
        precondition(busses.indices.contains(index), "The unit has no such bus.")
        return busses[index]
    }
    public func makeIterator() -> IndexingIterator<[AUAudioUnitBus]> { busses.makeIterator() }
}
