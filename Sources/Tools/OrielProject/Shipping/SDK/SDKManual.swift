import Foundation

/// The manual page of the command.
struct SDKManual {
    let version: String
    /// The text of `oriel help`.
    let help: String
    let date: Date

    /// The page in the language of `man`.
    var text: String {
        let day = date.formatted(.iso8601.year().month().day())
        return """
            .TH ORIEL 1 "\(day)" "oriel \(Self.escaped(version))" "User Commands"
            .SH NAME
            oriel \\- build, run, test and package SwiftUI apps
            .SH SYNOPSIS
            .B oriel
            .I COMMAND
            [\\fIARGUMENTS\\fR]
            .SH DESCRIPTION
            Builds SwiftUI apps for Linux from the source that they have for Apple's systems, and runs them in a window, in the
            terminal or as a picture. A Swift toolchain must be on the PATH.
            .SH COMMANDS
            .nf
            \(help.split(separator: "\n", omittingEmptySubsequences: false).map { Self.escaped(String($0)) }
                .joined(separator: "\n"))
            .fi
            .SH FILES
            .TP
            .I ~/.cache/oriel
            Everything that is built. Nothing is written into the folders of apps.

            """
    }

    /// A text in which nothing is an instruction.
    private static func escaped(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }
}
