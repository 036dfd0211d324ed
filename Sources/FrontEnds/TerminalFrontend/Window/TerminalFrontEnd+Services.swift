import Foundation
import FrontEndKit
import OrielBasics

extension TerminalFrontEnd: HostServices {
    /// Whether the user is at another machine, so that nothing can be opened or heard here.
    private var isRemote: Bool {
        let environment = ProcessInfo.processInfo.environment
        if environment["SSH_CONNECTION"] != nil { return true }
        return (environment["DISPLAY"] ?? "").isEmpty && (environment["WAYLAND_DISPLAY"] ?? "").isEmpty
    }

    /// Shows an address that nothing here can open.
    public func open(_ address: URL, completion: @escaping (Bool) -> Void) -> Bool {
        guard isRemote else { return false }
        showNotice(address.absoluteString)
        completion(true)
        return true
    }

    /// Rings the bell for a sound that would not be heard.
    public func play(_ sound: URL, completion: @escaping (Bool) -> Void) -> (any HostActivity)? {
        guard isRemote else { return nil }
        ring()
        completion(true)
        return SilentActivity()
    }

    /// Rings the terminal's bell, twice a second at most.
    func ring() {
        let now = MonotonicClock.now
        guard now - lastBell > 0.5 else { return }
        lastBell = now
        device?.write([7])
    }

    // MARK: Clipboard

    /// Connects a window to the clipboard.
    func connect(_ content: any HostedWindow) {
        content.writeClipboard = { [weak self] in self?.copy($0) }
        content.readClipboard = { [weak self] completion in completion(self?.clipboard) }
        content.readClipboardNow = { [weak self] in self?.clipboard }
    }

    /// Puts a text on the terminal's clipboard, where it has one.
    private func copy(_ text: String) {
        clipboard = text
        clipboardCount += 1
        // Terminals take some 70 kB.
        guard capabilities.hasClipboard, text.utf8.count <= 50_000 else { return }
        device?.write(Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\".utf8))
    }

    // MARK: Notices

    /// Shows a sentence in the last row, for a moment; nil for none.
    func showNotice(_ text: String?) {
        notice = text
        noticeAlarm = text == nil ? nil : Alarm(after: 6) { [weak self] in self?.showNotice(nil) }
        display.schedule(isWhole: true)
    }
}

/// Something that was over at once.
private final class SilentActivity: HostActivity {
    func stop() {}
}
