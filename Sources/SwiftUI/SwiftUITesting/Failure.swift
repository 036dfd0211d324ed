#if canImport(Testing)
internal import Testing
#endif
#if canImport(XCTest)
internal import XCTest
#endif
#if !canImport(Testing) && !canImport(XCTest)
internal import Foundation
#endif

/// The place in a test where a failure is shown: the call that failed.
struct CallSite {
    /// The module and the name of the file, such as `AppTests/CounterTests.swift`.
    let fileID: StaticString
    /// The path of the file.
    let filePath: StaticString
    /// The line and the column, from 1.
    let line: UInt, column: UInt

    init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }

    /// Records a failure of the running test, which continues.
    ///
    /// Tests of Swift Testing get an issue. XCTest's get a failure; outside of a test case XCTest ignores it, and an issue
    /// that belongs to no test fails the run of whatever tests are running, so that none is lost.
    func fail(_ message: String) {
        #if canImport(Testing)
        let isTest = Test.current != nil
        #if canImport(XCTest)
        if !isTest { XCTFail(message, file: filePath, line: line) }
        #endif
        let place = SourceLocation(
            fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        Issue.record(Comment(rawValue: message), sourceLocation: place)
        #elseif canImport(XCTest)
        XCTFail(message, file: filePath, line: line)
        #else
        FileHandle.standardError.write(Data("\(filePath):\(line): \(message)\n".utf8))
        #endif
    }
}
