import AVFoundation
import SwiftUI
import SwiftUICore

/// The controls above a film: playing in the middle, the time below.
struct FilmControls: View {
    @ObservedObject var model: FilmModel
    @Environment(\.hostKind) private var host

    var body: some View {
        VStack {
            Spacer(minLength: 0)
            if let failure = model.failure {
                Text(verbatim: failure).font(.footnote).multilineTextAlignment(.center).padding(.horizontal)
            }
            middle
            Spacer(minLength: 0)
            if model.length > 0 { bottom }
        }
        .padding(host == .terminal ? 0 : 12)
        .foregroundStyle(.white)
        .tint(.white)
        .environment(\.colorScheme, .dark)
        .transition(.opacity)
    }

    private var middle: some View {
        HStack(spacing: host == .terminal ? nil : 36) {
            button("Skip Back", "gobackward.10", size: 26) { model.skip(-10) }
            button(model.isPlaying ? "Pause" : "Play", model.isPlaying ? "pause.fill" : "play.fill", size: 40) {
                model.toggle()
            }
            button("Skip Forward", "goforward.10", size: 26) { model.skip(10) }
        }
        .disabled(!model.canPlay)
    }

    private var bottom: some View {
        HStack(spacing: host == .terminal ? nil : 10) {
            Text(verbatim: Self.clock(model.time))
            FilmScrubber(model: model)
            Text(verbatim: "-" + Self.clock(max(model.length.rounded() - model.time.rounded(.down), 0)))
            button(
                model.isMuted ? "Unmute" : "Mute", model.isMuted ? "speaker.slash.fill" : "speaker.wave.2.fill",
                size: 16
            ) {
                model.toggleMute()
            }
        }
        .font(.caption.monospacedDigit())
    }

    private func button(_ label: String, _ symbol: String, size: CGFloat, action: @escaping () -> Void) -> some View {
        Button(action: action) {
            if host == .terminal {
                Text(verbatim: Self.characters[symbol] ?? label)
            } else {
                Image(systemName: symbol)
                    .font(.system(size: size))
                    .frame(width: size + 20, height: size + 20)
                    .background { if size > 20 { Circle().fill(.black.opacity(0.35)) } }
                    .contentShape(.circle)
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: label))
    }

    /// The symbols in cells.
    private static let characters = [
        "gobackward.10": "-10", "goforward.10": "+10", "play.fill": "▶", "pause.fill": "⏸",
        "speaker.slash.fill": "muted",
        "speaker.wave.2.fill": "mute",
    ]

    /// A time as clocks show it: `1:02:03`, or `02:03`.
    static func clock(_ seconds: Double) -> String {
        let whole = seconds.isFinite && seconds > 0 ? Int(min(seconds, 1e7)) : 0
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        return hours > 0
            ? String(format: "%d:%02d:%02d", hours, minutes, rest) : String(format: "%02d:%02d", minutes, rest)
    }
}

/// The line of a film's time, with a thumb that is dragged.
private struct FilmScrubber: View {
    @ObservedObject var model: FilmModel

    var body: some View {
        Slider(
            value: Binding(get: { min(model.time, model.length) }, set: { model.scrub(to: $0) }),
            in: 0...max(model.length, 0.001)
        ) { isHeld in
            model.scrubbing(isHeld)
        }
        .accessibilityLabel(Text(verbatim: "Current position"))
        .accessibilityValue(Text(verbatim: FilmControls.clock(model.time)))
    }
}
