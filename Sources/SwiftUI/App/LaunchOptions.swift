import Foundation

/// What the command line of an app asks for.
struct LaunchOptions: Equatable {
    /// The file to draw to: PNG, PDF or SVG by its extension; nil to show a window.
    var picture: String?
    /// The size of the window or picture, in points; nil for the app's own.
    var size: CGSize?
    /// Pixels per point of a picture.
    var scale: CGFloat = 1
    /// Whether colours are the dark ones.
    var isDark = false
    /// The times at which pictures are drawn, in seconds; by default after two, when what moves at the start has arrived.
    var times: [Double] = [2]
    /// The first word that is no option: the file that an app of documents opens.
    var file: String?

    /// What is wrong with a command line.
    struct Problem: Error, CustomStringConvertible, Equatable {
        var description: String
    }

    /// Reads a command line.
    ///
    /// Words that are none of these stay for the app: it may have options of its own.
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
                picture = path.lowercased().hasSuffix(ending) ? path : path + ending
            case "--size":
                let text = try value(of: option)
                let parts = text.lowercased().split(separator: "x").compactMap { Double($0) }
                guard parts.count == 2, parts.allSatisfy({ $0 >= 1 && $0 <= 16384 }) else {
                    throw Problem(
                        description: "--size takes a width and a height in points, such as 480x640, not “\(text)”.")
                }
                size = CGSize(width: parts[0], height: parts[1])
            case "--scale":
                let text = try value(of: option)
                guard let number = Double(text), number >= 0.25, number <= 8 else {
                    throw Problem(description: "--scale takes a number from 0.25 to 8, not “\(text)”.")
                }
                scale = number
            case "--dark": isDark = true
            case "--at":
                let text = try value(of: option)
                let numbers = text.split(separator: ",").map { Double($0) }
                // Every frame up to the last time is worked off.
                guard !numbers.isEmpty, numbers.allSatisfy({ $0.map { $0 >= 0 && $0 <= 3600 } ?? false }) else {
                    throw Problem(
                        description: "--at takes times in seconds, up to an hour, such as 0,0.25,0.5, not “\(text)”.")
                }
                times = numbers.compactMap { $0 }
            default: if file == nil, !option.hasPrefix("-") { file = option }
            }
        }
    }
}
