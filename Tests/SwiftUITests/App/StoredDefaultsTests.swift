import Foundation
import Testing

@testable import SwiftUI

/// The user's defaults outlive the program.
@MainActor @Suite struct StoredDefaultsTests {
    @Test func defaultsAreWrittenWhenTheAppEnds() throws {
        let key = "written-\(UUID().uuidString)"
        UserDefaults.standard.set("kept", forKey: key)
        defer {
            UserDefaults.standard.removeObject(forKey: key)
            UserDefaults.standard.synchronize()
        }
        #expect(try !isWritten(key))
        UIApplication.shared.phaseChanged(to: .active)
        UIApplication.shared.phaseChanged(to: .ended)
        #expect(try isWritten(key))
    }

    /// Whether a file of the user's settings has the key.
    private func isWritten(_ key: String) throws -> Bool {
        let variables = ProcessInfo.processInfo.environment
        let folder = variables["XDG_CONFIG_HOME"] ?? NSHomeDirectory() + "/.config"
        return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".plist") }.contains {
            FileManager.default.contents(atPath: "\(folder)/\($0)")?.range(of: Data(key.utf8)) != nil
        }
    }
}
