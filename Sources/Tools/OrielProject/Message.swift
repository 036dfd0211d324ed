import Foundation

/// Writes lines for people, beside what a command prints as its result.
enum Message {
    static func write(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
