import AudioToolbox
import Foundation
import OrielFoundation

/// How a file becomes tracks.
public struct AVMusicSequenceLoadOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file's tracks are kept.
    public static let smf_PreserveTracks = AVMusicSequenceLoadOptions([])
    /// Each channel becomes a track.
    public static let smf_ChannelsToTracks = AVMusicSequenceLoadOptions(rawValue: 1)
}

/// A function that is called when a user's event is played: with the track, the event's data and its time in beats.
public typealias AVAudioSequencerUserCallback = (AVMusicTrack, Data, AVMusicTimeStamp) -> Void

/// Plays notes of standard MIDI files by the instruments of an engine, or to MIDI destinations.
///
/// Follows Apple's [AVAudioSequencer](https://developer.apple.com/documentation/avfaudio/avaudiosequencer).
open class AVAudioSequencer: NSObject {
    private let sequence: MusicSequence
    private let player: MusicPlayer
    private weak var engine: AVAudioEngine?
    /// The tracks.
    open private(set) var tracks: [AVMusicTrack] = []
    /// The track of tempos.
    open private(set) lazy var tempoTrack: AVMusicTrack = {
        var track: MusicTrack?
        MusicSequenceGetTempoTrack(sequence, &track)
        return AVMusicTrack(track!, self)
    }()
    private var client: MIDIClientRef = 0
    /// The destinations that play instruments.
    private var destinations: [ObjectIdentifier: MIDIEndpointRef] = [:]
    private var callback: AVAudioSequencerUserCallback?

    /// Creates a sequencer without an engine: its tracks need destinations.
    public override init() {
        var (sequence, player): (MusicSequence?, MusicPlayer?) = (nil, nil)
        NewMusicSequence(&sequence)
        NewMusicPlayer(&player)
        // Neither fails.
        (self.sequence, self.player) = (sequence!, player!)
        MusicPlayerSetSequence(player!, sequence)
        super.init()
    }

    /// Creates a sequencer whose tracks are played by an engine's first instrument, unless they have destinations.
    public convenience init(audioEngine engine: AVAudioEngine) {
        self.init()
        self.engine = engine
    }

    deinit {
        DisposeMusicPlayer(player)
        DisposeMusicSequence(sequence)
        if client != 0 { MIDIClientDispose(client) }
    }

    private func check(_ status: OSStatus) throws {
        if status != noErr { throw NSError(domain: NSOSStatusErrorDomain, code: Int(status)) }
    }

    // MARK: Files

    /// Adds the tracks of a standard MIDI file.
    open func load(from fileURL: URL, options: AVMusicSequenceLoadOptions = []) throws {
        try load(from: Data(contentsOf: fileURL), options: options)
    }

    /// Adds the tracks of a standard MIDI file's data.
    open func load(from data: Data, options: AVMusicSequenceLoadOptions = []) throws {
        let flags = MusicSequenceLoadFlags(rawValue: UInt32(truncatingIfNeeded: options.rawValue))
        try check(MusicSequenceFileLoadData(sequence, data, .midiType, flags))
        var count: UInt32 = 0
        MusicSequenceGetTrackCount(sequence, &count)
        for index in UInt32(tracks.count)..<max(count, UInt32(tracks.count)) {
            var track: MusicTrack?
            if MusicSequenceGetIndTrack(sequence, index, &track) == noErr, let track {
                tracks.append(AVMusicTrack(track, self))
            }
        }
    }

    /// Writes the sequence as a standard MIDI file.
    /// - Parameter resolution: How many parts a beat has; 0 for the sequence's.
    open func write(to fileURL: URL, smpteResolution resolution: Int, replaceExisting replace: Bool) throws {
        try check(
            MusicSequenceFileCreate(
                sequence, fileURL, .midiType, replace ? .eraseFile : [], Int16(clamping: resolution)))
    }

    /// Returns the sequence as the data of a standard MIDI file.
    /// - Parameter outError: Receives the reason for a failure.
    open func data(
        withSMPTEResolution SMPTEResolution: Int, error outError: UnsafeMutablePointer<NSError?>? = nil
    ) -> Data {
        var data: Unmanaged<NSData>?
        let status = MusicSequenceFileCreateData(
            sequence, .midiType, .eraseFile, Int16(clamping: SMPTEResolution), &data)
        if status != noErr { outError?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(status)) }
        return data.map { Data(referencing: $0.takeRetainedValue()) } ?? Data()
    }

    // MARK: Tracks

    /// Adds a track.
    open func createAndAppendTrack() -> AVMusicTrack {
        var track: MusicTrack?
        MusicSequenceNewTrack(sequence, &track)
        let new = AVMusicTrack(track!, self)
        tracks.append(new)
        return new
    }

    /// Removes a track; returns whether the sequencer had it.
    open func removeTrack(_ track: AVMusicTrack) -> Bool {
        guard let index = tracks.firstIndex(where: { $0 === track }) else { return false }
        tracks.remove(at: index)
        return MusicSequenceDisposeTrack(sequence, track.track) == noErr
    }

    /// Reverses the events of all tracks in time.
    open func reverseEvents() { MusicSequenceReverse(sequence) }

    /// Sets the function that is called when a user's event is played, on a thread of its own; nil for none.
    open func setUserCallback(_ userCallback: AVAudioSequencerUserCallback?) {
        callback = userCallback
        guard userCallback != nil else {
            MusicSequenceSetUserCallback(sequence, nil, nil)
            return
        }
        let call: MusicSequenceUserCallback = { [weak self] _, _, track, time, data, _, _ in
            guard let self, let own = self.tracks.first(where: { $0.track == track }) else { return }
            let start = UnsafeRawPointer(data) + 4
            self.callback?(own, Data(bytes: start, count: Int(data.pointee.length)), time)
        }
        MusicSequenceSetUserCallback(sequence, call, nil)
    }

    /// Gives a track its destination: its own, or one that plays its instrument.
    func connect(_ track: AVMusicTrack) {
        var endpoint = track.destinationMIDIEndpoint
        let units = (engine?.attachedNodes ?? []).compactMap { $0 as? AVAudioUnitMIDIInstrument }
        let unit = track.destinationAudioUnit as? AVAudioUnitMIDIInstrument ?? units.first
        if endpoint == 0, let unit { endpoint = destination(of: unit) }
        MusicTrackSetDestMIDIEndpoint(track.track, endpoint)
    }

    private func destination(of unit: AVAudioUnitMIDIInstrument) -> MIDIEndpointRef {
        if let known = destinations[ObjectIdentifier(unit)] { return known }
        if client == 0 { MIDIClientCreate("Sequencer", nil, nil, &client) }
        var endpoint: MIDIEndpointRef = 0
        MIDIDestinationCreateWithBlock(client, "Instrument", &endpoint) { [weak unit] list, _ in
            for packet in list.unsafeSequence() {
                let bytes = Array(packet.bytes())
                // The sequencer sends one message in a packet.
                guard bytes.count >= 2, bytes[0] < 0xF0 else { continue }
                unit?.sendMIDIEvent(bytes[0], data1: bytes[1], data2: bytes.count > 2 ? bytes[2] : 0)
            }
        }
        destinations[ObjectIdentifier(unit)] = endpoint
        return endpoint
    }

    // MARK: Playing

    /// Gets ready to play.
    open func prepareToPlay() {
        for track in tracks { connect(track) }
        MusicPlayerPreroll(player)
    }

    /// Begins to play.
    open func start() throws {
        prepareToPlay()
        try check(MusicPlayerStart(player))
    }

    /// Stops, at the time that was reached.
    open func stop() { MusicPlayerStop(player) }

    /// Whether the sequencer plays.
    open var isPlaying: Bool {
        var isPlaying = DarwinBoolean(false)
        MusicPlayerIsPlaying(player, &isPlaying)
        return isPlaying.boolValue
    }
    /// The factor of the speed.
    open var rate: Float {
        get {
            var rate = 1.0
            MusicPlayerGetPlayRateScalar(player, &rate)
            return Float(rate)
        }
        set { MusicPlayerSetPlayRateScalar(player, Double(newValue)) }
    }
    /// The time, in beats.
    open var currentPositionInBeats: TimeInterval {
        get {
            var time = 0.0
            MusicPlayerGetTime(player, &time)
            return time
        }
        set { MusicPlayerSetTime(player, newValue) }
    }
    /// The time, in seconds.
    open var currentPositionInSeconds: TimeInterval {
        get { seconds(forBeats: currentPositionInBeats) }
        set { currentPositionInBeats = beats(forSeconds: newValue) }
    }

    /// Returns the seconds from the beginning to a time in beats.
    open func seconds(forBeats beats: AVMusicTimeStamp) -> TimeInterval {
        var seconds = 0.0
        MusicSequenceGetSecondsForBeats(sequence, beats, &seconds)
        return seconds
    }
    /// Returns the beats from the beginning to a time in seconds.
    open func beats(forSeconds seconds: TimeInterval) -> AVMusicTimeStamp {
        var beats = 0.0
        MusicSequenceGetBeatsForSeconds(sequence, seconds, &beats)
        return beats
    }
}
