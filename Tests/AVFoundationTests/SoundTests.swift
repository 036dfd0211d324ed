import AVFAudio
import Foundation
import OrielFoundation
import SwiftUITesting
import Testing

@testable import AVFoundation

extension FilmTests {
    /// Sounds that are played, recorded, read and written.
    @MainActor @Suite("Sounds")
    struct SoundTests {
        private final class Ends: AVAudioPlayerDelegate, AVAudioRecorderDelegate {
            var ended: (Bool) -> Void = { _ in }
            var failed: ((any Error)?) -> Void = { _ in }
            func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ended(flag) }
            func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) { failed(error) }
            func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) { ended(flag) }
            func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) { failed(error) }
        }

        @Test("A sound is played from its place to its end, faster, and measured", arguments: [false, true])
        func player(isWave: Bool) async throws {
            let player = try AVAudioPlayer(contentsOf: isWave ? Films.wave : Films.tone)
            #expect(abs(player.duration - 3) < 0.1 && player.prepareToPlay() && player.numberOfChannels >= 1)
            player.currentTime = 2
            player.enableRate = true
            player.rate = 2
            player.isMeteringEnabled = true
            player.pan = -0.5
            player.volume = 0.5
            #expect(player.currentTime == 2 && !player.isPlaying)
            let ends = Ends()
            player.delegate = ends
            var isLoud = false
            let start = ContinuousClock.now
            let isWhole: Bool? = await first { found in
                ends.ended = found
                #expect(player.play() && player.isPlaying)
                func look() {
                    player.updateMeters()
                    if player.peakPower(forChannel: 0) > -40 { isLoud = true }
                    if player.isPlaying { DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { look() } }
                }
                look()
                return []
            }
            #expect(isWhole == true && !player.isPlaying && isLoud)
            #expect(ContinuousClock.now - start < .seconds(2.5))
            player.updateMeters()
            #expect(player.averagePower(forChannel: 0) == -160 && player.peakPower(forChannel: 99) == -160)
        }

        @Test("A sound of data is repeated, paused at its place and goes on")
        func data() async throws {
            let player = try AVAudioPlayer(data: Data(contentsOf: Films.wave))
            #expect(player.url == nil)
            player.numberOfLoops = 1
            player.currentTime = 2.9
            player.play()
            // After the end it begins again.
            let again: Bool? = await first { found in
                func look() {
                    if player.isPlaying, player.currentTime > 0.05, player.currentTime < 1 { return found(true) }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { look() }
                }
                look()
                return []
            }
            player.pause()
            let place = player.currentTime
            #expect(again == true && !player.isPlaying && place > 0)
            player.play()
            #expect(player.isPlaying && player.currentTime < 2)
            player.stop()
        }

        @Test("Noise that is no sound ends with an error")
        func noise() async throws {
            let player = try AVAudioPlayer(data: Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) }))
            let ends = Ends()
            player.delegate = ends
            let error: Bool? = await first { found in
                ends.failed = { found($0 != nil) }
                player.play()
                return []
            }
            #expect(error == true && !player.isPlaying && player.duration == 0 && !player.prepareToPlay())
        }

        @Test("What the microphone hears is recorded; without one there is an error", arguments: ["wav", "flac"])
        func recorder(form: String) async throws {
            let file = Films.folder.appending(path: "record.\(form)")
            let recorder = try AVAudioRecorder(
                url: file, settings: [AVSampleRateKey: 22_050.0, AVNumberOfChannelsKey: 1])
            let ends = Ends()
            recorder.delegate = ends
            MediaLibrary.recordingElement = nil
            let none: Bool? = await first { found in
                ends.failed = { found($0 != nil) }
                #expect(!recorder.record() && AVAudioSession.sharedInstance().recordPermission == .denied)
                return []
            }
            #expect(none == true)
            MediaLibrary.recordingElement = "audiotestsrc is-live=true"
            defer { MediaLibrary.recordingElement = nil }
            let isWhole: Bool? = await first { found in
                ends.ended = found
                #expect(recorder.record(forDuration: 0.5) && recorder.isRecording)
                return []
            }
            #expect(isWhole == true && !recorder.isRecording)
            let sound = try AVAudioFile(forReading: file)
            #expect(sound.fileFormat.sampleRate == 22_050 && sound.fileFormat.channelCount == 1)
            #expect(sound.length > 4000 && sound.length < 40_000, "\(sound.length)")
            #expect(throws: (any Error).self) {
                try AVAudioRecorder(url: Films.folder.appending(path: "a.xyz"), settings: [:])
            }
        }

        @Test("Files are read as samples, and written so that they are read again")
        func files() throws {
            let file = try AVAudioFile(forReading: Films.wave)
            #expect(file.processingFormat.sampleRate == 44_100 && file.processingFormat.channelCount == 2)
            #expect(file.length == 90 * 1470)
            let buffer = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 1000))
            file.framePosition = file.length - 300
            try file.read(into: buffer)
            #expect(buffer.frameLength == 300 && file.framePosition == file.length)
            let peak = (0..<300).map { abs(buffer.floatChannelData![0][$0]) }.max() ?? 0
            #expect(peak > 0.7 && peak <= 1)
            let copy = Films.folder.appending(path: "copy.wav")
            let output = try AVAudioFile(forWriting: copy, settings: file.fileFormat.settings)
            try output.write(from: buffer)
            try output.write(from: buffer)
            output.close()
            let again = try AVAudioFile(forReading: copy)
            #expect(again.length == 600 && again.fileFormat.sampleRate == 44_100)
            let read = try #require(AVAudioPCMBuffer(pcmFormat: again.processingFormat, frameCapacity: 600))
            try again.read(into: read)
            #expect(
                (0..<300).allSatisfy { abs(read.floatChannelData![1][$0] - buffer.floatChannelData![1][$0]) < 0.0002 })
            #expect(throws: (any Error).self) { try AVAudioFile(forReading: Films.folder.appending(path: "no.wav")) }
        }
    }
}

/// The engine, which renders for the test.
@MainActor @Suite("Engines of sound")
struct EngineTests {
    private let format = AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 2)!

    private func tone(_ value: Float, count: Int, rate: Double = 8000) throws -> AVAudioPCMBuffer {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: rate, channels: 1))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(count)))
        for frame in 0..<count { buffer.floatChannelData![0][frame] = value }
        buffer.frameLength = AVAudioFrameCount(count)
        return buffer
    }

    private func engine(_ nodes: AVAudioNode...) throws -> AVAudioEngine {
        let engine = AVAudioEngine()
        try engine.enableManualRenderingMode(.offline, format: format, maximumFrameCount: 4096)
        for node in nodes { engine.attach(node) }
        return engine
    }

    private func render(_ engine: AVAudioEngine, _ count: Int) throws -> [[Float]] {
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(count)))
        #expect(try engine.renderOffline(AVAudioFrameCount(count), to: buffer) == .success)
        return (0..<2).map { channel in (0..<count).map { buffer.floatChannelData![channel][$0] } }
    }

    @Test("Players are mixed, each as loud and as far to a side as it is set")
    func mixing() throws {
        let (a, b) = (AVAudioPlayerNode(), AVAudioPlayerNode())
        let engine = try engine(a, b)
        engine.connect(a, to: engine.mainMixerNode, format: nil)
        engine.connect(b, to: engine.mainMixerNode, format: nil)
        a.scheduleBuffer(try tone(0.25, count: 6))
        b.scheduleBuffer(try tone(0.5, count: 3))
        b.pan = 1
        try engine.start()
        a.play()
        b.play()
        let samples = try render(engine, 8)
        #expect(samples[0] == [0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0, 0])
        #expect(samples[1] == [0.75, 0.75, 0.75, 0.25, 0.25, 0.25, 0, 0])
        #expect(engine.manualRenderingSampleTime == 8)
        engine.mainMixerNode.outputVolume = 0.5
        a.scheduleBuffer(try tone(1, count: 2), at: nil, options: .loops)
        #expect(try render(engine, 5)[0] == [0.5, 0.5, 0.5, 0.5, 0.5])
        a.pause()
        #expect(try render(engine, 2)[0] == [0, 0])
    }

    @Test("The end of a piece is reported, and pieces that are discarded are, too")
    func completion() async throws {
        let player = AVAudioPlayerNode()
        let engine = try engine(player)
        engine.connect(player, to: engine.mainMixerNode, format: nil)
        try engine.start()
        player.play()
        let piece = try tone(0.5, count: 4)
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            player.scheduleBuffer(piece) { done.resume() }
            _ = try? render(engine, 4)
        }
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            player.scheduleBuffer(piece) { done.resume() }
            player.stop()
        }
        #expect(!player.isPlaying)
    }

    @Test("Taps hear whole pieces; a speed takes as many samples as it needs")
    func taps() throws {
        let (player, speed) = (AVAudioPlayerNode(), AVAudioUnitVarispeed())
        let engine = try engine(player, speed)
        engine.connect(player, to: speed, format: nil)
        engine.connect(speed, to: engine.mainMixerNode, format: nil)
        speed.rate = 2
        player.scheduleBuffer(try tone(0.5, count: 1000))
        var heard: [Int] = []
        engine.mainMixerNode.installTap(onBus: 0, bufferSize: 128, format: nil) { buffer, time in
            heard.append(Int(time.sampleTime))
            #expect(buffer.frameLength == 128)
        }
        try engine.start()
        player.play()
        let samples = try render(engine, 600)[0]
        #expect(samples[490] == 0.5 && samples[510] == 0 && heard == [0, 128, 256, 384])
    }

    @Test("Samples are converted to other rates and channels; nodes cannot lead to themselves")
    func converting() throws {
        let to = try #require(
            AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 16_000, channels: 2, interleaved: true))
        let from = try tone(0.5, count: 100)
        let converter = try #require(AVAudioConverter(from: from.format, to: to))
        let output = try #require(AVAudioPCMBuffer(pcmFormat: to, frameCapacity: 300))
        try converter.convert(to: output, from: from)
        #expect(
            output.frameLength == 200 && output.int16ChannelData![1][10] == 16_383 && output.floatChannelData == nil)
        let (a, b) = (AVAudioMixerNode(), AVAudioMixerNode())
        let engine = try engine(a, b)
        engine.connect(a, to: b, format: nil)
        let warnings = TestHost.warnings { engine.connect(b, to: a, format: nil) }
        #expect(warnings.count == 1)
        #expect(AVAudioFormat(standardFormatWithSampleRate: .nan, channels: 2) == nil)
        #expect(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 0) == nil)
    }
}

/// Cameras, of which there are none.
@MainActor @Suite("Cameras")
struct CaptureTests {
    @Test("There is no camera: each way to one says so, once, and none waits")
    func cameras() async throws {
        var warnings = TestHost.warnings {
            #expect(AVCaptureDevice.default(for: .video) == nil)
            #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
            #expect(
                AVCaptureDevice.DiscoverySession(
                    deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back
                ).devices.isEmpty)
        }
        #expect(Set(warnings).count == 1)
        #expect(await AVCaptureDevice.requestAccess(for: .video) == false)
        final class Photos: AVCapturePhotoCaptureDelegate {
            var error: (any Error)?
            func photoOutput(
                _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
            ) {
                self.error = error
            }
        }
        let (session, output, photos) = (AVCaptureSession(), AVCapturePhotoOutput(), Photos())
        warnings = TestHost.warnings {
            if session.canAddOutput(output) { session.addOutput(output) }
            session.startRunning()
            output.capturePhoto(with: AVCapturePhotoSettings(), delegate: photos)
        }
        #expect(
            session.outputs.count == 1 && !session.isRunning && (photos.error as? AVError)?.code == .deviceNotConnected)
        #expect(AVCaptureVideoPreviewLayer(session: session).session === session)
    }
}
