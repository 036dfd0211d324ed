import AudioToolbox
import Foundation

/// Plays the sounds of the game, where there is something to play them with.
final class SoundPlayer {
    private var known: [Sound: SystemSoundID] = [:]

    /// Plays a sound; does nothing where that can't be done.
    func play(_ sound: Sound) {
        if let id = known[sound] ?? make(sound) { AudioServicesPlaySystemSound(id) }
    }

    /// Writes the sound to a file, from which the system plays it.
    private func make(_ sound: Sound) -> SystemSoundID? {
        let folder = URL.cachesDirectory.appendingPathComponent("Memorize")
        let file = folder.appendingPathComponent("\(sound).wav")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try sound.tone.wave.write(to: file, options: .atomic)
        } catch {
            return nil
        }
        var id: SystemSoundID = 0
        guard AudioServicesCreateSystemSoundID(file as CFURL, &id) == 0 else { return nil }
        known[sound] = id
        return id
    }
}
