import Foundation
import Tracer

/// Runs the program that keeps a text, and kills it at a given call.
enum Keeping {
    enum End: Equatable {
        case killed, done
        /// The repository complained.
        case failed
    }

    struct CannotTrace: Error {}

    /// - Parameters:
    ///   - call: Before which of its system calls the program is killed, from 1; nil for none.
    /// - largest: The greatest size of files, in bytes; nil for no limit.
    static func run(_ words: String..., killedAt call: Int? = nil, largest: Int? = nil) throws -> End {
        let program = builds.appendingPathComponent("Keeper").path
        // Leaks cannot be looked for in a program that is traced.
        let environment = ProcessInfo.processInfo.environment.merging(["ASAN_OPTIONS": "detect_leaks=0"]) { $1 }
        let result = withStrings([program] + words) { arguments in
            withStrings(environment.map { "\($0)=\($1)" }) { environment in
                run_until_call(program, arguments, environment, call ?? 0, largest ?? -1)
            }
        }
        return switch result {
        case 0: .done
        case 1: .failed
        case -1: .killed
        default: throw CannotTrace()
        }
    }

    /// Whether programs may be traced here: some containers do not let them.
    static let isAllowed: Bool = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("traced-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        return (try? run("save", folder.appendingPathComponent("text.json").path, "text")) != nil
    }()

    /// The folder that programs and tests are built in.
    private static let builds: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        return (bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent()
    }()

    private static func withStrings<Result>(
        _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) } + [nil]
        defer { for copy in copies { free(copy) } }
        return body(copies)
    }
}
