import DisplayList

#if ORIEL_IMAGE
import ImageFrontend
#endif
#if ORIEL_TERMINAL
import TerminalFrontend
#endif
#if ORIEL_WINDOW
import WindowFrontend
#endif

/// The front ends that this build has; no other file names them.
@MainActor
enum FrontEnds {
    /// The candidates, the best first.
    static var all: [FrontEndCandidate] {
        var candidates: [FrontEndCandidate] = []
        #if ORIEL_WINDOW
        candidates.append(WindowFrontEnd.candidate)
        #endif
        #if ORIEL_TERMINAL
        candidates.append(TerminalFrontEnd.candidate)
        #endif
        #if ORIEL_IMAGE
        candidates.append(ImageFrontEnd.candidate)
        #endif
        return candidates
    }

    /// The front end to show an app with, and the message if there is none.
    struct Choice {
        var candidate: FrontEndCandidate
        /// The reason why the best one was not taken; nil if it was, or if another was requested.
        var reason: String?
    }

    /// Why there is none.
    struct Problem: Error, CustomStringConvertible, Equatable { var description: String }

    /// Chooses a front end: the requested kind, else the first available one.
    static func choose(_ kind: HostTraits.Kind?, among candidates: [FrontEndCandidate]) throws(Problem) -> Choice {
        if let kind {
            guard let candidate = candidates.first(where: { $0.kind == kind }) else {
                throw Problem(description: kind.isMissing)
            }
            if let obstacle = candidate.obstacle() { throw Problem(description: obstacle) }
            return Choice(candidate: candidate)
        }
        var reason = candidates.contains { $0.kind == .window } ? nil : HostTraits.Kind.window.isMissing
        for candidate in candidates {
            guard let obstacle = candidate.hindrance() else { return Choice(candidate: candidate, reason: reason) }
            reason = reason ?? obstacle
        }
        throw Problem(description: [reason, HostTraits.Kind.image.isMissing].compactMap { $0 }.joined(separator: "\n"))
    }
}

extension HostTraits.Kind {
    /// The message if the build has no such front end.
    fileprivate var isMissing: String {
        switch self {
        case .window: "No window can be shown: this build is without the window front end (it needs libgtk-4-dev)."
        case .image: "No picture can be drawn: this build is without the image front end (it needs libpango1.0-dev)."
        case .terminal: "Nothing can be shown in a terminal: this build is without the terminal front end."
        case .browser: "Nothing can be shown in a browser: this build is without the browser front end."
        case .test: "Tests show nothing."
        }
    }
}
