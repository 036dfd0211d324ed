import CairoPainting
import DisplayList
import Foundation
import OrielBasics

/// Shows an app as a picture: opens its first window off screen, waits until it comes to rest, and writes a file.
///
/// Time is virtual, but its first two seconds really pass, so that timers and tasks that wait are due. With several times the
/// picture is a film strip: the frames side by side, the clock advanced by a sixtieth of a second between frames, as a window
/// would.
@MainActor
public final class ImageFrontEnd: FrontEnd {
    /// The contents of the picture, and its file.
    public struct Options: Sendable {
        /// The file; its extension determines the format: PNG, PDF or SVG.
        public var path: String
        /// The window's size in points; nil for the app's default or ideal size.
        public var size: CGSize?
        /// Pixels per point; 2 by default.
        public var scale: CGFloat = 2
        /// Whether the desktop counts as dark; false by default.
        public var isDark = false
        /// The times to draw, in seconds since the window opened; the first moment by default.
        public var times: [Double] = [0]

        /// Creates options for a file.
        public init(path: String) { self.path = path }
    }

    /// The contents of the picture, and its file.
    public let options: Options
    private let painter: CairoPainter
    private let clockStart = 0.0
    /// When the window opened, by the machine's clock.
    private var start = 0.0

    /// The text system that the pictures are painted with.
    public var textSystem: any TextMeasuring { painter.textSystem }

    /// Creates a front end.
    public init(options: Options, textSystem: PangoTextSystem = PangoTextSystem()) {
        self.options = options
        painter = CairoPainter(textSystem: textSystem)
    }

    /// The candidate for the image front end: it is always available.
    public static var candidate: FrontEndCandidate {
        FrontEndCandidate(.image) { request in
            var options = Options(path: request.picture ?? "App.png")
            (options.size, options.scale) = (request.size, request.scale)
            (options.isDark, options.times) = (request.isDark, request.times)
            return ImageFrontEnd(options: options)
        }
    }

    /// Draws the app and ends it; returns 0, or 1 after printing the error.
    public func run(_ app: any HostedApplication) -> Int32 {
        do {
            try draw(app)
            return 0
        } catch {
            StandardError.write("Oriel: \(error)")
            return 1
        }
    }

    private func draw(_ app: any HostedApplication) throws {
        // Predictable failures occur before the app runs.
        let form = try Picture.Form(path: options.path)
        guard painter.textSystem.hasFonts else { throw ImageError.noFonts }
        guard let window = app.makeInitialWindows().first else { throw ImageError.noWindow }
        app.phaseChanged(to: .active)
        defer {
            window.close()
            app.phaseChanged(to: .ended)
        }
        var traits = HostTraits()
        traits.kind = .image
        traits.isDark = window.prefersDark ?? options.isDark
        traits.displayScale = form == .png ? options.scale : 1
        window.update(traits: traits)
        let size = ImageFrontEnd.size(of: window, wanted: options.size)
        window.resize(to: size)

        let times = options.times.map { $0.clamped(to: 0...3600) }.sorted()
        let gap: CGFloat = times.count > 1 ? 8 : 0
        let count = CGFloat(max(times.count, 1))
        let whole = CGSize(width: size.width * count + gap * (count - 1), height: size.height)
        let picture = try Picture(form, size: whole, scale: options.scale)
        var clock = clockStart
        start = ProcessInfo.processInfo.systemUptime
        settle(window, at: clock)
        for (index, time) in (times.isEmpty ? [0] : times).enumerated() {
            advance(window, from: &clock, to: clockStart + time)
            let frame = CGRect(x: CGFloat(index) * (size.width + gap), y: 0, width: size.width, height: size.height)
            try picture.paint(
                window.displayList, in: frame, background: window.backgroundColor, painter: painter)
        }
        try ImageWriter.write(picture.data(), to: options.path)
    }

    /// The size to open a window with: the wanted one, or the app's within its own limits.
    static func size(of window: any HostedWindow, wanted: CGSize?) -> CGSize {
        if let wanted { return wanted }
        let natural = window.defaultSize ?? window.idealSize
        func limit(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
            let usable = value.isFinite && value > 0 && value < 10_000 ? value : 400
            return max(min(usable, most.isFinite ? most : usable), least.isFinite ? least : 1, 1).rounded(.up)
        }
        return CGSize(
            width: limit(natural.width, window.minimumSize.width, window.maximumSize.width),
            height: limit(natural.height, window.minimumSize.height, window.maximumSize.height))
    }

    /// Runs frames up to a time, as often as a screen would.
    private func advance(_ window: any HostedWindow, from clock: inout Double, to time: Double) {
        let step = 1.0 / 60
        while clock + step < time - 1e-9 {
            clock += step
            wait(until: clock)
            settle(window, at: clock)
        }
        if clock < time {
            clock = time
            wait(until: clock)
            settle(window, at: clock)
        }
    }

    /// Runs the main loop until the machine's clock is as far as the picture's, within the first two seconds: timers, delayed
    /// blocks and sleeping tasks follow the machine's.
    private func wait(until time: Double) {
        let due = start + min(time - clockStart, 2)
        while ProcessInfo.processInfo.systemUptime < due {
            let rest = due - ProcessInfo.processInfo.systemUptime
            // Without anything to wait for the loop returns at once.
            if !RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: rest)) {
                Thread.sleep(forTimeInterval: max(due - ProcessInfo.processInfo.systemUptime, 0))
            }
        }
    }

    /// Runs frames at one time until nothing changes any more, tasks and timers that are due included.
    private func settle(_ window: any HostedWindow, at time: Double) {
        var calmFrames = 0
        // Views that change state whenever they appear would never come to rest.
        for _ in 0..<32 where calmFrames < 2 {
            let outcome = window.renderFrame(at: time)
            calmFrames = outcome.hasChanges ? 0 : calmFrames + 1
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0))
        }
    }
}
