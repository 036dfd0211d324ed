// The conditions of `#if`, for the system that a target is made for.

extension SourceAdaptation {
    /// `os(iOS)` becomes `true` or `false`, by the target's platform; `canImport(UIKit)` becomes `false` on Linux and for the Mac.
    mutating func adaptCondition(from start: Int, on system: ConditionSystem, isLeftOut: Bool) -> Int {
        var index = start
        while index < text.bytes.count, text.bytes[index] != 0x0A {
            let name = word(at: index)
            let end = index + name.utf8.count
            if text.isCode[index], name == "os" || name == "targetEnvironment" || name == "canImport",
                let close = text.bytes[end...].prefix(40).firstIndex(of: UInt8(ascii: ")")),
                let open = text.bytes[end..<close].firstIndex(of: UInt8(ascii: "("))
            {
                let argument = String(decoding: text.bytes[(open + 1)..<close], as: UTF8.self).filter { $0 != " " }
                let known =
                    switch system {
                    case .apple: value(of: name, argument)
                    case .appleByName: valueByName(of: name, argument)
                    case .linux, .linuxByName: valueOnLinux(of: name, argument, isNamed: system == .linuxByName)
                    }
                if let value = isLeftOut && Self.isLeftOut(name, argument) ? false : known {
                    blank(index..<(close + 1))
                    let replacement = Array((value ? "true" : "false").utf8)
                    result.replaceSubrange(index..<(index + replacement.count), with: replacement)
                }
                index = close + 1
            } else {
                index = max(end, index + 1)
            }
        }
        return index
    }

    /// The value of a condition whose part is for any system but Linux, or for the systems that have Darwin.
    private func valueByName(of condition: String, _ argument: String) -> Bool? {
        if condition == "canImport", argument == "Darwin" || argument == "ObjectiveC" { return true }
        return argument == "Linux" ? false : value(of: condition, argument)
    }

    /// Whether a condition is false for parts that are left out.
    private static func isLeftOut(_ condition: String, _ argument: String) -> Bool {
        condition == "canImport" || condition == "os" && Platform(rawValue: argument) != nil
    }

    /// The system that a condition is about.
    enum ConditionSystem {
        case apple, linux
        /// Linux, which a condition of the same chain names.
        case linuxByName
        /// Any system but Linux, or one with Darwin, as the only condition of a chain says (``ConditionChains/excludingLinux``).
        case appleByName
    }

    /// The value of a condition in code for Linux, which sees Combine unless it says what else it does there: apps use the names that a
    /// package publishes.
    private func valueOnLinux(of condition: String, _ argument: String, isNamed: Bool) -> Bool? {
        guard condition == "canImport" else { return nil }
        let module = String(argument.prefix { $0 != "." && $0 != "," })
        if module == "Combine", !isNamed { return nil }
        return Engine.modules.contains(module) && !(apple ?? []).contains(module) ? false : nil
    }

    /// Whether the target's platform has a module that belongs to some platforms alone; nil for any other module.
    private func canImport(_ module: String) -> Bool? {
        switch module {
        case "AppKit", "Cocoa": platform == .macOS ? nil : false
        case "UIKit", "WatchKit", "WatchConnectivity", "CarPlay", "ActivityKit", "MessageUI", "ARKit", "CoreNFC",
            "ClockKit", "HomeKit":
            platform == .macOS ? false : nil
        default: nil
        }
    }

    private func value(of condition: String, _ argument: String) -> Bool? {
        if condition == "canImport" { return canImport(String(argument.prefix { $0 != "." && $0 != "," })) }
        if condition == "targetEnvironment" {
            // What has no camera and no motion is what a simulator is to an app.
            return argument == "simulator" ? platform != .macOS : argument == "macCatalyst" ? false : nil
        }
        if argument == "OSX" { return platform == .macOS }
        return Platform(rawValue: argument).map { $0 == platform }
    }
}
