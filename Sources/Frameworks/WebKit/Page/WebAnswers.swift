import Foundation
import OrielFoundation
import WebKitShim

/// A question of the library that is answered once.
///
/// One that is forgotten is answered with no when its last owner goes, so that the page does not wait forever; so is one that
/// is answered twice, after a warning.
@MainActor
class WebAnswer {
    private var pointer: UnsafeMutableRawPointer?

    init(_ pointer: UnsafeMutableRawPointer) { self.pointer = pointer }

    isolated deinit { if let pointer { refuse(pointer) } }

    /// Answers with no.
    func refuse(_ pointer: UnsafeMutableRawPointer) {}

    /// Calls a function with the question, unless it was answered.
    final func answer(_ body: (UnsafeMutableRawPointer) -> Void) {
        guard let pointer else {
            return RuntimeWarning.issue("A completion handler of a web page was called more than once.")
        }
        self.pointer = nil
        body(pointer)
    }
}

/// Whether a navigation is allowed.
final class WebDecision: WebAnswer {
    override func refuse(_ pointer: UnsafeMutableRawPointer) { oriel_web_decide(pointer, Int32(OrielWebCancel)) }

    func decide(_ answer: Int) { self.answer { oriel_web_decide($0, Int32(answer)) } }
}

/// The answer to a dialog.
final class WebDialog: WebAnswer {
    override func refuse(_ pointer: UnsafeMutableRawPointer) { oriel_web_answer_dialog(pointer, 0, nil) }

    func confirm(_ isConfirmed: Bool, text: String? = nil) {
        answer { oriel_web_answer_dialog($0, isConfirmed ? 1 : 0, text) }
    }
}

/// Whether a page may use the microphone or camera.
final class WebPermission: WebAnswer {
    override func refuse(_ pointer: UnsafeMutableRawPointer) { oriel_web_answer_permission(pointer, 0) }

    func grant(_ isGranted: Bool) { answer { oriel_web_answer_permission($0, isGranted ? 1 : 0) } }
}

/// The files that the user chooses for a page.
final class WebChoice: WebAnswer {
    override func refuse(_ pointer: UnsafeMutableRawPointer) { oriel_web_choose_files(pointer, nil) }

    func choose(_ files: [URL]) {
        answer { pointer in
            var paths: [UnsafePointer<CChar>?] = files.map { UnsafePointer(strdup($0.path)) } + [nil]
            oriel_web_choose_files(pointer, &paths)
            for path in paths { free(UnsafeMutablePointer(mutating: path)) }
        }
    }
}

/// The reply to a script's message.
final class WebReply: WebAnswer {
    override func refuse(_ pointer: UnsafeMutableRawPointer) {
        oriel_web_reply(pointer, nil, "The message was not answered.")
    }

    func reply(_ value: Any?, _ error: String?) {
        let json = value.flatMap(WebValue.json)
        answer { oriel_web_reply($0, json, error) }
    }
}
