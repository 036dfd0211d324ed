import CoreAudio
import CoreMIDI
import Foundation
import OrielFoundation

private let players = OpaqueTable<SequencePlayer>()

private func with(_ player: MusicPlayer, _ body: (SequencePlayer) -> OSStatus) -> OSStatus {
    Sequencing.lock.withLock { players.value(player).map(body) ?? kAudioToolboxErr_InvalidPlayerState }
}

/// Creates a player without a sequence.
@discardableResult
public func NewMusicPlayer(_ outPlayer: UnsafeMutablePointer<MusicPlayer?>) -> OSStatus {
    outPlayer.pointee = players.add(SequencePlayer())
    return noErr
}

/// Removes a player, which stops.
@discardableResult
public func DisposeMusicPlayer(_ inPlayer: MusicPlayer) -> OSStatus {
    with(inPlayer) {
        $0.stop()
        _ = players.remove(inPlayer)
        return noErr
    }
}

/// Sets the sequence that a player plays; nil for none.
@discardableResult
public func MusicPlayerSetSequence(_ inPlayer: MusicPlayer, _ inSequence: MusicSequence?) -> OSStatus {
    with(inPlayer) { player in
        let box = inSequence.flatMap { Sequencing.sequences.value($0) }
        if inSequence != nil, box == nil { return kAudioToolboxErr_NoSequence }
        if player.isPlaying { player.stop() }
        player.sequence = box
        player.time = 0
        return noErr
    }
}

/// Passes on the sequence that a player plays.
@discardableResult
public func MusicPlayerGetSequence(
    _ inPlayer: MusicPlayer, _ outSequence: UnsafeMutablePointer<MusicSequence?>
) -> OSStatus {
    with(inPlayer) {
        outSequence.pointee = $0.sequence?.reference
        return $0.sequence == nil ? kAudioToolboxErr_NoSequence : noErr
    }
}

/// Sets the time of a player, in beats.
@discardableResult
public func MusicPlayerSetTime(_ inPlayer: MusicPlayer, _ inTime: MusicTimeStamp) -> OSStatus {
    guard Sequencing.isTime(inTime) else { return kAudioToolboxErr_StartOfTrack }
    return with(inPlayer) {
        $0.time = inTime
        return noErr
    }
}

/// Passes on the time of a player, in beats.
@discardableResult
public func MusicPlayerGetTime(_ inPlayer: MusicPlayer, _ outTime: UnsafeMutablePointer<MusicTimeStamp>) -> OSStatus {
    with(inPlayer) {
        outTime.pointee = $0.time
        return noErr
    }
}

/// Gets a player ready; it always is here.
@discardableResult
public func MusicPlayerPreroll(_ inPlayer: MusicPlayer) -> OSStatus {
    with(inPlayer) { $0.sequence == nil ? kAudioToolboxErr_NoSequence : noErr }
}

/// Begins to play.
@discardableResult
public func MusicPlayerStart(_ inPlayer: MusicPlayer) -> OSStatus {
    with(inPlayer) {
        guard $0.sequence != nil else { return kAudioToolboxErr_NoSequence }
        $0.play()
        return noErr
    }
}

/// Stops, at the time that was reached.
@discardableResult
public func MusicPlayerStop(_ inPlayer: MusicPlayer) -> OSStatus {
    with(inPlayer) {
        $0.stop()
        return noErr
    }
}

/// Passes on whether a player plays; it does so behind the end of its sequence as well, until it is stopped.
@discardableResult
public func MusicPlayerIsPlaying(
    _ inPlayer: MusicPlayer, _ outIsPlaying: UnsafeMutablePointer<DarwinBoolean>
) -> OSStatus {
    with(inPlayer) {
        outIsPlaying.pointee = DarwinBoolean($0.isPlaying)
        return noErr
    }
}

/// Sets the factor of the speed; more than 0.
@discardableResult
public func MusicPlayerSetPlayRateScalar(_ inPlayer: MusicPlayer, _ inScaleRate: Float64) -> OSStatus {
    guard inScaleRate > 0, inScaleRate <= 1_000 else { return kAudioToolboxErr_InvalidPlayerState }
    return with(inPlayer) {
        $0.setRate(inScaleRate)
        return noErr
    }
}

/// Passes on the factor of the speed.
@discardableResult
public func MusicPlayerGetPlayRateScalar(
    _ inPlayer: MusicPlayer, _ outScaleRate: UnsafeMutablePointer<Float64>
) -> OSStatus {
    with(inPlayer) {
        outScaleRate.pointee = $0.rate
        return noErr
    }
}
