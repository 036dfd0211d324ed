import Foundation
import FrontEndKit

extension TerminalFrontEnd {
    /// How long an escape character waits for what may follow it, in seconds.
    private static let escapeTime = 0.03
    /// How much of a pasted text is taken, in characters.
    static let longestPaste = 50_000

    /// Reads the terminal's input; no bytes if it is gone.
    func read(_ bytes: [UInt8]) {
        if bytes.isEmpty { return quit(1) }
        escapeAlarm = nil
        for input in parser.read(bytes) where !isEnded { handle(input) }
        if parser.isWaiting {
            escapeAlarm = Alarm(after: Self.escapeTime) { [weak self] in
                guard let self else { return }
                escapeAlarm = nil
                for input in parser.end() where !isEnded { handle(input) }
            }
        }
    }

    private func handle(_ input: TerminalInput) {
        switch input {
        case .key(let event):
            handle(event)
            display.hurry()
        case .mouse(let report):
            handle(report)
            if report.action != .moved { display.hurry() }
        case .paste(let text): paste(text)
        case .focus(let hasFocus):
            guard hasFocus != self.hasFocus else { return }
            self.hasFocus = hasFocus
            windowsChanged()
        case .answer(.ready): display.ready()
        case .answer(let answer): adopt(answer)
        }
    }

    private func adopt(_ answer: TerminalAnswer) {
        let before = capabilities
        let isLast = capabilities.adopt(answer)
        if case .keyboard = answer, !before.hasKeyboardProtocol { device?.write(Array("\u{1B}[>1u".utf8)) }
        if isLast { display.answered() }
        // Late responses change the picture.
        if before.depth != capabilities.depth || before.isDark != capabilities.isDark
            || before.ground != capabilities.ground || before.pictures != capabilities.pictures
        {
            windowsChanged()
        }
    }

    // MARK: Keys

    private func handle(_ key: KeyEvent) {
        guard let shown else { return }
        (tip, tipAlarm) = (nil, nil)
        var event = key
        event.time = shown.now()
        if let overlay {
            if event.phase != .up { handled(overlay.handle(event, in: self)) }
            return
        }
        if event.phase == .up { return }
        let binding = KeyBinding.all.first { $0.matches(event) }
        if case .own(let action) = binding?.effect {
            return binding?.leavesWindow == true && isModal ? () : action(self)
        }
        if send(event, to: shown) { return }
        if case .edit(let command) = binding?.effect, shown.content.send(.edit(command)) { return }
        if isModal || perform(shortcut: event) { return }
        switch (event.key, event.modifiers) {
        case (.character("?"), _): show(KeyList(self))
        case (.escape, []): display.schedule()
        default: break
        }
    }

    /// Hands a key to the window, and its release: few terminals report that.
    private func send(_ event: KeyEvent, to window: TerminalWindow) -> Bool {
        let isTyped =
            window.content.textInput != nil && !event.characters.isEmpty
            && event.modifiers.subtracting([.shift, .capsLock]).isEmpty
        var isHandled = false
        switch event.key {
        case .character where isTyped, .space where isTyped: isHandled = window.content.send(.text(event.characters))
        default: break
        }
        if !isHandled { isHandled = window.content.send(.key(event)) }
        var release = event
        release.phase = .up
        window.content.send(.key(release))
        return isHandled
    }

    /// Copies the selection, or quits where there is none.
    func copyOrQuit() {
        let before = clipboardCount
        shown?.content.send(.edit(.copy))
        if clipboardCount == before { quit(0) }
    }

    // MARK: The mouse

    private func handle(_ report: MouseReport) {
        guard let shown else { return }
        pointerMoved(report)
        if let overlay { return handled(overlay.handle(report, in: self)) }
        if notice != nil, report.action == .down { showNotice(nil) }
        let cell = WindowPainter.cell
        let place = WindowPainter.place(of: report)
        shown.input.pointerLocation = place
        func send(_ phase: PointerEvent.Phase, _ button: Int = 1) {
            var event = PointerEvent(phase, at: place, time: shown.now())
            event.button = button
            event.modifiers = report.modifiers
            shown.content.send(.pointer(event))
        }
        switch report.action {
        case .down:
            shown.input.buttons.insert(report.button)
            send(.down, report.button)
        case .up:
            // Some terminals do not say which one.
            let buttons = report.button == 0 ? shown.input.buttons : shown.input.buttons.intersection([report.button])
            for button in buttons { send(.up, button) }
            shown.input.buttons.subtract(buttons)
            send(.hover)
        case .moved:
            if shown.input.buttons.contains(1) { send(.moved) } else { send(.hover) }
        case .wheel(let x, let y):
            var event = ScrollEvent(
                at: place, delta: CGSize(width: CGFloat(x) * 4 * cell.width, height: CGFloat(y) * 3 * cell.height),
                time: shown.now())
            event.modifiers = report.modifiers
            shown.content.send(.scroll(event))
        }
    }

    // MARK: Pasting

    private func paste(_ text: String) {
        guard let shown, overlay == nil else { return }
        var text = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
        if text.utf8.count > Self.longestPaste {
            text = String(text.prefix(Self.longestPaste))
            showNotice("The pasted text is too long: its first 50,000 characters were taken.")
        }
        clipboard = text
        if !shown.content.send(.edit(.paste)) { shown.content.send(.text(text)) }
    }
}
