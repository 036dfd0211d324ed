import Foundation

// Objects on Apple's systems, which structures with them compare; here classes of Swift's.

extension FileManager: @retroactive Hashable {
    public static func == (a: FileManager, b: FileManager) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ProcessInfo: @retroactive Hashable {
    public static func == (a: ProcessInfo, b: ProcessInfo) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
