import DisplayList
import Foundation

/// The options on an app's command line.
struct LaunchOptions: Equatable {
    /// The requested kind of front end; nil for the best available.
    var kind: HostTraits.Kind?
    /// The requested action.
    var request = FrontEndRequest()
    /// The first word that is not an option: the file that a document-based app opens.
    var file: String?
    /// Whether the options are printed, and nothing else happens.
    var wantsHelp = false

    /// An error in a command line.
    struct Problem: Error, CustomStringConvertible, Equatable {
        var description: String
    }

    /// The address that a word is: one with a scheme, unless a file has that name.
    private static func address(_ word: String) -> URL? {
        guard let address = URL(string: word), let scheme = address.scheme, scheme.count > 1,
            !FileManager.default.fileExists(atPath: word)
        else { return nil }
        return address
    }

    /// Reads a command line.
    ///
    /// Other words are left to the app, which may have its own options.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw Problem(description: "\(option) needs a value.") }
            return value
        }
        while let option = rest.popFirst() {
            switch option {
            case "--png", "--pdf", "--svg":
                let path = try value(of: option)
                let ending = "." + option.dropFirst(2)
                kind = .image
                request.picture = path.lowercased().hasSuffix(ending) ? path : path + ending
            case "--size":
                let text = try value(of: option)
                let parts = text.lowercased().split(separator: "x").compactMap { Double($0) }
                guard parts.count == 2, parts.allSatisfy({ $0 >= 1 && $0 <= 16384 }) else {
                    throw Problem(
                        description:
                            "--size takes a width and a height in points (of a terminal: in columns and rows), such as 480x640, not “\(text)”."
                    )
                }
                request.size = CGSize(width: parts[0], height: parts[1])
            case "--scale":
                let text = try value(of: option)
                guard let number = Double(text), number >= 0.25, number <= 8 else {
                    throw Problem(description: "--scale takes a number from 0.25 to 8, not “\(text)”.")
                }
                request.scale = number
            case "--help", "-h": wantsHelp = true
            case "--dark": request.isDark = true
            case "--window": kind = .window
            case "--terminal": kind = .terminal
            case "--dump", "--dump=colors":
                kind = .terminal
                request.dump = option == "--dump" ? .plain : .colors
            case "--browser": kind = .browser
            case "--at":
                let text = try value(of: option)
                let numbers = text.split(separator: ",").map { Double($0) }
                // Every frame up to the last time is made.
                guard !numbers.isEmpty, numbers.allSatisfy({ $0.map { $0 >= 0 && $0 <= 3600 } ?? false }) else {
                    throw Problem(
                        description: "--at takes times in seconds, up to an hour, such as 0,0.25,0.5, not “\(text)”.")
                }
                request.times = numbers.compactMap { $0 }
            default:
                guard !option.hasPrefix("-") else { continue }
                if request.address == nil, let address = Self.address(option) {
                    request.address = address
                } else if file == nil {
                    file = option
                }
            }
        }
    }
}
