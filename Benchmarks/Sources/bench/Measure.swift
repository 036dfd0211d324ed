import Foundation

/// Takes times and prints them as a table.
@MainActor
final class Report {
    private var limits: [String: Double] = [:]

    /// The median time of a function over several runs, in milliseconds; `prepare` is not counted.
    func time(runs: Int = 9, prepare: () -> Void = {}, _ body: () -> Void) -> Double {
        var times: [Double] = []
        for _ in 0..<runs {
            prepare()
            let start = DispatchTime.now().uptimeNanoseconds
            body()
            times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
        }
        return times.sorted()[runs / 2]
    }

    /// Notes the time of the hand-written program for an operation.
    func limit(_ name: String, _ milliseconds: Double) { limits[name] = milliseconds }

    /// Prints a line: the time, the limit's, and their ratio.
    func line(_ name: String, _ milliseconds: Double, against limit: String? = nil, note: String = "") {
        var text = name.padding(toLength: 44, withPad: " ", startingAt: 0)
        text += String(format: "%10.4f ms", milliseconds)
        if let limit, let floor = limits[limit] {
            text += String(format: "   limit %9.4f ms   ratio %7.1f", floor, milliseconds / max(floor, 1e-9))
        }
        print(text + (note.isEmpty ? "" : "   " + note))
    }
}

/// The bytes of the process that are in memory.
func residentBytes() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}
