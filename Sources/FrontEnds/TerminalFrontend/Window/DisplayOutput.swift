import Foundation
import FrontEndKit

/// Decides when frames are made, and writes them.
///
/// There are 30 a second at most, and none while the terminal has not taken the one before: where a line is slow there are fewer,
/// and the screen is never out of date.
@MainActor
final class DisplayOutput {
    private unowned let frontEnd: TerminalFrontEnd
    private var writer: ScreenWriter
    private var pictureWriter = PictureWriter()
    /// The cells on the terminal's screen; nil if they are not known.
    private var shown: CellBuffer?
    private var title: String?
    private var caret: (column: Int, row: Int)?
    private var lastFrame = -1.0
    private var alarm: Alarm?
    private var alarmTime = Double.infinity
    private var isWhole = false
    /// Frames that the terminal has not said to have shown, and when the last one was written.
    private var unanswered = 0
    private var isWaitingForAnswers = false
    private var answerAlarm: Alarm?

    /// The least time between two frames, in seconds.
    static let pause = 1.0 / 30
    /// The least time between a frame and the one after a key or a press: input never waits for a movement.
    private static let shortPause = 1.0 / 240
    private var isUrgent = false

    /// How many frames may be on their way.
    private static let mostUnanswered = 3
    /// How long the first frame waits for the terminal's answers, in seconds.
    private static let patience = 0.05

    init(_ frontEnd: TerminalFrontEnd) {
        self.frontEnd = frontEnd
        writer = ScreenWriter(depth: frontEnd.capabilities.depth)
    }

    // MARK: When

    /// Waits a moment for the terminal's answers, so that the first frame is as it shall be.
    func awaitAnswers() {
        isWaitingForAnswers = true
        answerAlarm = Alarm(after: Self.patience) { [weak self] in self?.answered() }
    }

    /// Continues after the responses, or without them.
    func answered() {
        answerAlarm = nil
        guard isWaitingForAnswers else { return }
        isWaitingForAnswers = false
        schedule(isWhole: true)
    }

    /// Sees to it that the next frame is made in time.
    /// - Parameter isWhole: Whether there is something to show in any case.
    func schedule(isWhole: Bool = false) {
        if isWhole { self.isWhole = true }
        guard let window = frontEnd.shown, !isWaitingForAnswers, !frontEnd.isEnded else { return }
        var time: Double
        let earliest = lastFrame + (isUrgent ? Self.shortPause : Self.pause)
        switch window.wait {
        case .event: time = .infinity
        case .tick: time = earliest
        case .time(let due): time = max(due, earliest)
        }
        if self.isWhole { time = min(time, earliest) }
        if time == alarmTime { return }
        alarm = nil
        alarmTime = time
        if time.isFinite { alarm = Alarm(after: time - MonotonicClock.now) { [weak self] in self?.alarmed() } }
    }

    /// Draws the next frame soon: the user has done something.
    func hurry() {
        isUrgent = true
        schedule()
    }

    private func alarmed() {
        alarm = nil
        alarmTime = .infinity
        guard !frontEnd.isEnded else { return }
        // The terminal continues when it has taken all output.
        guard let device = frontEnd.device, device.isDrained else { return }
        if unanswered >= Self.mostUnanswered {
            if answerAlarm == nil { answerAlarm = Alarm(after: 1) { [weak self] in self?.ready(all: true) } }
            return
        }
        show()
    }

    /// The terminal has taken all.
    func drained() { schedule() }

    /// The terminal has shown a frame.
    func ready(all: Bool = false) {
        unanswered = all ? 0 : max(unanswered - 1, 0)
        answerAlarm = nil
        schedule()
    }

    // MARK: What

    /// Forgets the content of the terminal.
    func forget() {
        shown = nil
        caret = nil
        title = nil
    }

    /// Writes no more.
    func end() {
        alarm = nil
        alarmTime = .infinity
        answerAlarm = nil
        forget()
    }

    private func show() {
        guard let window = frontEnd.shown, let device = frontEnd.device else { return }
        lastFrame = MonotonicClock.now
        isUrgent = false
        let hasChanges = window.renderFrame()
        guard frontEnd.shown === window else { return schedule() }
        if hasChanges || isWhole {
            isWhole = false
            var screen = window.screen(on: frontEnd.capabilities)
            frontEnd.decorate(&screen)
            write(screen, window, to: device)
        }
        schedule()
    }

    private func write(_ screen: CellBuffer, _ window: TerminalWindow, to device: TerminalDevice) {
        writer.depth = frontEnd.capabilities.depth
        writer.showsLinks = frontEnd.capabilities.hasLinks
        writer.joinsPictures = frontEnd.capabilities.joinsPictures
        writer.joinsTones = frontEnd.capabilities.joinsTones
        pictureWriter.kind = frontEnd.capabilities.pictures
        var output = ByteWriter()
        var old = shown
        // Writing cells removes the pictures above them.
        if pictureWriter.kind != .kitty, let shown {
            for picture in shown.pictures where !screen.pictures.contains(picture) { old?.forget(picture) }
        }
        var bytes = writer.bytes(from: old, to: screen)
        if !screen.pictures.isEmpty || shown?.pictures.isEmpty == false {
            bytes += pictureWriter.bytes(from: old == nil ? nil : shown?.pictures, to: screen.pictures) { picture in
                guard let old else { return true }
                return picture.rows.contains { row in
                    picture.columns.contains { old[$0, row] != screen[$0, row] }
                }
            }
        }
        let place = caretPlace(window, screen)
        if !bytes.isEmpty {
            if caret != nil { output.write("\u{1B}[?25l") }
            output.write(bytes: bytes)
        }
        if place.map({ "\($0)" }) != caret.map({ "\($0)" }) || (place != nil && !bytes.isEmpty) {
            if let place {
                output.write("\u{1B}[")
                output.write(place.row + 1)
                output.write(";")
                output.write(place.column + 1)
                output.write("H\u{1B}[?25h")
            } else {
                output.write("\u{1B}[?25l")
            }
            caret = place
        }
        if window.content.title != title {
            title = window.content.title
            output.write("\u{1B}]2;")
            for character in (title ?? "").prefix(200) {
                if let letter = character.printable { output.write(letter: letter) }
            }
            output.write("\u{1B}\\")
        }
        shown = screen
        if output.bytes.isEmpty { return }
        var whole = ByteWriter()
        if frontEnd.capabilities.isSynchronized, bytes.count > 64 {
            whole.write("\u{1B}[?2026h")
            whole.write(bytes: output.bytes)
            whole.write("\u{1B}[?2026l")
        } else {
            whole = output
        }
        // While something moves the terminal is asked whether it has kept up.
        if frontEnd.capabilities.answers, window.wait == .tick {
            whole.write("\u{1B}[5n")
            unanswered += 1
        }
        device.write(whole.bytes)
    }

    private func caretPlace(_ window: TerminalWindow, _ screen: CellBuffer) -> (column: Int, row: Int)? {
        guard frontEnd.overlay == nil, let field = window.content.textInput, field.caret.origin.isPaintable else {
            return nil
        }
        let place = (
            column: Int((field.caret.minX / WindowPainter.cell.width).rounded()),
            row: Int((field.caret.minY / WindowPainter.cell.height).rounded())
        )
        return screen.contains(place.column, place.row) ? place : nil
    }
}
