import Foundation

/// Writes lines for the person, beside what a command prints as its result.
enum Message {
    static func write(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
