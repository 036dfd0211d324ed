import Foundation

/// Names of XCTest that are not in the toolchain's for Linux: measuring by options, activities and attachments.
///
/// Measuring does not fail because a machine is busy, as it does not on Apple's systems without a baseline.
enum TestSupportSource {
    /// The names that a module's tests use, and that are added to it if it declares none of them.
    private static let names = [
        "XCTMeasureOptions", "XCTClockMetric", "XCTCPUMetric", "XCTMemoryMetric", "XCTStorageMetric", "XCTMetric",
        "XCTContext", "XCTActivity", "XCTAttachment",
    ]

    /// Whether sources use one of the names, and declare none.
    static func isNeeded(in sources: [String]) -> Bool {
        let uses = names + ["measure {", "measure("]
        guard sources.contains(where: { source in uses.contains { source.contains($0) } }) else { return false }
        return !sources.contains { source in
            names.contains { name in
                ["class", "struct", "enum", "protocol", "typealias"].contains { source.contains("\($0) \(name)") }
            }
        }
    }

    /// Declares the names, for one module.
    static let text = """
        import Foundation
        import XCTest

        /// How often a block is measured.
        final class XCTMeasureOptions: NSObject {
            struct InvocationOptions: OptionSet {
                let rawValue: UInt
                static let manuallyStart = InvocationOptions(rawValue: 1)
                static let manuallyStop = InvocationOptions(rawValue: 2)
            }
            class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
            var iterationCount = 5
            var invocationOptions: InvocationOptions = []
        }

        /// A quantity that is measured; time is, whatever is wanted.
        protocol XCTMetric: NSObjectProtocol {}
        final class XCTClockMetric: NSObject, XCTMetric {}
        final class XCTCPUMetric: NSObject, XCTMetric {
            convenience init(limitingToCurrentThread: Bool) { self.init() }
        }
        final class XCTMemoryMetric: NSObject, XCTMetric {}
        final class XCTStorageMetric: NSObject, XCTMetric {}

        extension XCTestCase {
            func measure(options: XCTMeasureOptions, file: StaticString = #file, line: Int = #line, block: () -> Void) {
                guard options.invocationOptions.isEmpty else {
                    return measureMetrics(
                        [.wallClockTime],
                        automaticallyStartMeasuring: !options.invocationOptions.contains(.manuallyStart), file: file,
                        line: line, for: block)
                }
                // The first time does not count.
                block()
                measure(options.iterationCount, file, line, block)
            }
            func measure(_ block: () -> Void) { measure(10, #file, #line, block) }
            private func measure(_ count: Int, _ file: StaticString, _ line: Int, _ block: () -> Void) {
                let seconds = (0..<max(count, 1)).map { _ -> Double in
                    let time = ContinuousClock().measure(block)
                    return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
                }
                let average = seconds.reduce(0, +) / Double(seconds.count)
                print("\\(file):\\(line): Test Case '\\(name)' measured [Time, seconds] average: \\(average), values: \\(seconds)")
            }
            func measure(
                metrics: [any XCTMetric], options: XCTMeasureOptions = .default, file: StaticString = #file,
                line: Int = #line, block: () -> Void
            ) { measure(options: options, file: file, line: line, block: block) }

            /// Attachments are not kept here.
            func add(_ attachment: XCTAttachment) {}
        }

        /// Data that belongs to a test's report, which there is none of here.
        final class XCTAttachment: NSObject {
            enum Lifetime: Int { case keepAlways, deleteOnSuccess }
            var name: String?
            var lifetime = Lifetime.deleteOnSuccess
            var userInfo: [AnyHashable: Any]?
            let uniformTypeIdentifier: String
            init(uniformTypeIdentifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil) {
                self.uniformTypeIdentifier = uniformTypeIdentifier ?? "public.data"
                self.name = name
                self.userInfo = userInfo
            }
            convenience init(string: String) {
                self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: nil)
            }
            convenience init(data: Data) { self.init(uniformTypeIdentifier: "public.data", name: nil, payload: nil) }
            convenience init(data: Data, uniformTypeIdentifier: String) {
                self.init(uniformTypeIdentifier: uniformTypeIdentifier, name: nil, payload: nil)
            }
            convenience init(contentsOfFile url: URL) {
                self.init(uniformTypeIdentifier: "public.data", name: url.lastPathComponent, payload: nil)
            }
        }

        /// A named step of a test.
        protocol XCTActivity: NSObjectProtocol {
            var name: String { get }
            func add(_ attachment: XCTAttachment)
        }

        /// Runs the named steps of a test.
        enum XCTContext {
            private final class Step: NSObject, XCTActivity {
                let name: String
                init(_ name: String) { self.name = name }
                func add(_ attachment: XCTAttachment) {}
            }
            static func runActivity<Result>(
                named name: String, block: (any XCTActivity) throws -> Result
            ) rethrows -> Result { try block(Step(name)) }
        }

        """
}
