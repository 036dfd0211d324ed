import Foundation
import OrielFoundation

/// The components: Apple's effects that exist here; the system has none.
package final class ComponentRegistry: @unchecked Sendable {
    package static let shared = ComponentRegistry()

    package struct Entry {
        package let description: AudioComponentDescription
        package let name: String
        package let version: UInt32
        package let make: (AudioComponentInstantiationOptions) throws -> AUAudioUnit
    }

    private let lock = NSLock()
    private var entries: [(component: AudioComponent, entry: Entry)] = []

    private init() { for entry in EffectUnit.entries { add(entry) } }

    /// Adds a component; a later one with the same letters replaces an earlier one.
    package func add(_ entry: Entry) {
        lock.withLock {
            let new = entry.description
            if let index = entries.firstIndex(where: { Self.isSame($0.entry.description, new) }) {
                entries[index].entry = entry
                return
            }
            // Components are never freed, as apps keep pointers to them.
            entries.append((OpaquePointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)), entry))
        }
    }

    private static func isSame(_ a: AudioComponentDescription, _ b: AudioComponentDescription) -> Bool {
        a.componentType == b.componentType && a.componentSubType == b.componentSubType
            && a.componentManufacturer == b.componentManufacturer
    }

    func entry(_ component: AudioComponent) -> Entry? {
        lock.withLock { entries.first { $0.component == component }?.entry }
    }
    package func entries(matching description: AudioComponentDescription) -> [Entry] {
        lock.withLock { entries.map(\.entry).filter { description.matches($0.description) } }
    }
    func component(of description: AudioComponentDescription) -> AudioComponent? {
        lock.withLock { entries.first { Self.isSame($0.entry.description, description) }?.component }
    }
    func next(after component: AudioComponent?, matching description: AudioComponentDescription) -> AudioComponent? {
        lock.withLock {
            let start = component.flatMap { known in entries.firstIndex { $0.component == known } }.map { $0 + 1 } ?? 0
            return entries[min(start, entries.count)...].first { description.matches($0.entry.description) }?.component
        }
    }
}

/// The units to which functions of apps refer by pointers.
package final class UnitRegistry: @unchecked Sendable {
    package static let shared = UnitRegistry()
    private struct Weak { weak var unit: AUAudioUnit? }
    private let lock = NSLock()
    private var units: [OpaquePointer: Weak] = [:]
    private var kept: [OpaquePointer: AUAudioUnit] = [:]

    /// The pointer of a unit, which is valid as long as the unit.
    package func pointer(of unit: AUAudioUnit) -> AudioUnit {
        let pointer = OpaquePointer(Unmanaged.passUnretained(unit).toOpaque())
        lock.withLock { units[pointer] = Weak(unit: unit) }
        return pointer
    }
    /// The pointer of a unit, which is kept until it is released.
    func keep(_ unit: AUAudioUnit) -> AudioUnit {
        let pointer = pointer(of: unit)
        lock.withLock { kept[pointer] = unit }
        return pointer
    }
    func release(_ pointer: AudioUnit) -> Bool {
        let unit = lock.withLock { kept.removeValue(forKey: pointer) }
        return unit != nil
    }
    func remove(_ unit: AUAudioUnit) {
        let pointer = OpaquePointer(Unmanaged.passUnretained(unit).toOpaque())
        lock.withLock { units[pointer] = nil }
    }
    func unit(_ pointer: AudioUnit) -> AUAudioUnit? { lock.withLock { units[pointer]?.unit } }
}
