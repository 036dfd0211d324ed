// uses https://github.com/apple/swift-log 1.6.0 Logging
// prints warning shop: 2 books left [title: Emma]
// prints 1 line
import Logging

final class Lines: @unchecked Sendable {
    static let shared = Lines()
    var all: [String] = []
}

struct Handler: LogHandler {
    var label: String
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.notice

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(
        level: Logger.Level, message: Logger.Message, metadata more: Logger.Metadata?, source: String, file: String,
        function: String,
        line: UInt
    ) {
        let all = metadata.merging(more ?? [:]) { $1 }.map { "\($0): \($1)" }.joined(separator: ", ")
        Lines.shared.all.append("\(level) \(label): \(message) [\(all)]")
    }
}

LoggingSystem.bootstrap { Handler(label: $0) }
var logger = Logger(label: "shop")
logger[metadataKey: "title"] = "Emma"
logger.debug("this is nothing")
logger.warning("2 books left")
for line in Lines.shared.all { print(line) }
print(Lines.shared.all.count, "line")
