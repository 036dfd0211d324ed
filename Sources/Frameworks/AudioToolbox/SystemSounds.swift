import Foundation
import OrielFoundation

/// A sound of the system, or one of the app's own.
public typealias SystemSoundID = UInt32

/// The vibration; nothing vibrates here.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Sounds of the app's own, by their numbers.
private final class OwnSounds: @unchecked Sendable {
    static let shared = OwnSounds()
    private let lock = NSLock()
    private var files: [SystemSoundID: URL] = [:]
    private var next: SystemSoundID = 5000

    func add(_ file: URL) -> SystemSoundID {
        lock.withLock {
            next += 1
            files[next] = file
            return next
        }
    }

    func remove(_ id: SystemSoundID) { lock.withLock { files[id] = nil } }
    func file(_ id: SystemSoundID) -> URL? { lock.withLock { files[id] } }

    /// The players of the sounds that are being played; each sound has its own, so that several can be heard at once.
    private var players: [ObjectIdentifier: SoundPlayer] = [:]

    func play(_ file: URL) {
        let player = SoundPlayer(framework: "AudioToolbox")
        let name = ObjectIdentifier(player)
        lock.withLock { players[name] = player }
        let isBegun = player.play(file) { [self] _ in lock.withLock { players[name] = nil } }
        if !isBegun { lock.withLock { players[name] = nil } }
    }
}

/// Plays a sound: one of the app's own; the system's are not heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    guard let file = OwnSounds.shared.file(inSystemSoundID) else {
        return MediaWarning.issue(
            "this system has none of Apple's sounds, nor does it vibrate.", of: "AudioToolbox")
    }
    OwnSounds.shared.play(file)
}

/// Plays a sound, and calls a function once it was begun.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    AudioServicesPlaySystemSound(inSystemSoundID)
    inCompletionBlock?()
}

/// Plays a sound that calls for attention.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Makes a sound of a file; always succeeds.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    outSystemSoundID.pointee = OwnSounds.shared.add(inFileURL)
    return 0
}

/// Removes a sound; always succeeds.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    OwnSounds.shared.remove(inSystemSoundID)
    return 0
}
