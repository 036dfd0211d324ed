import FoundationEssentials
import Glibc
import Testing

@testable import MacroExpansion

@Suite("The conversation with the compiler")
struct PluginServerTests {
    /// The compiler's words, with fields that this plug-in has no use for.
    private func attachedMessage(_ type: String, role: String, source: String) -> String {
        """
        {"expandAttachedMacro":{"attributeSyntax":{"kind":"attribute","location":{"column":3,"fileID":"A/A.swift",
        "fileName":"/A.swift","line":2,"offset":39},"source":"@Entry "},"declSyntax":{"kind":"declaration",
        "location":{"column":3,"fileID":"A/A.swift","fileName":"/A.swift","line":2,"offset":39},"source":"\(source)"},
        "discriminator":"$s1A","lexicalContext":[{"kind":"declaration","location":{"column":0,"fileID":"",
        "fileName":"","line":0,"offset":0},"source":"extension EnvironmentValues {}"}],
        "macro":{"moduleName":"OrielMacros","name":"Entry ","typeName":"\(type)"},"macroRole":"\(role)",
        "staticBuildConfiguration":"{}"}}
        """
    }

    private func answer(_ message: String) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(PluginServer.answer(to: Array(message.utf8))), as: UTF8.self)
    }

    @Test("The version is agreed on first")
    func capability() throws {
        let expected = #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#
        #expect(try answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#) == expected)
        #expect(try answer(#"{"getCapability":{}}"#) == expected)
    }

    @Test("Both roles of an entry are expanded")
    func expansion() throws {
        let accessors = try answer(attachedMessage("EntryMacro", role: "accessor", source: "@Entry var a = 1"))
        #expect(accessors.contains(#""expandedSource":"{\n    get { self[__Key_a.self] }"#))
        let key = try answer(attachedMessage("EntryMacro", role: "peer", source: "@Entry var a = 1"))
        #expect(key.contains(#""expandedSource":"private struct __Key_a"#))
    }

    @Test("A diagnostic is placed in the file")
    func diagnosticPlace() throws {
        let text = try answer(attachedMessage("EntryMacro", role: "accessor", source: "@Entry let a = 1"))
        #expect(text.contains(#""position":{"fileName":"\/A.swift","offset":46},"severity":"error""#))
    }

    @Test("A mistake is reported once, for the accessors")
    func oneReport() throws {
        let text = try answer(attachedMessage("EntryMacro", role: "peer", source: "@Entry let a = 1"))
        #expect(text == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#)
    }

    @Test("Wrong places, unknown macros and unknown messages are answered with a diagnostic")
    func refusals() throws {
        #expect(
            try answer(attachedMessage("PreviewableMacro", role: "peer", source: "@Previewable var a = 1"))
                .contains("can only be used inside a '#Preview' block"))
        #expect(
            try answer(attachedMessage("NoMacro", role: "peer", source: "var a")).contains("no macro of type 'NoMacro'")
        )
        for message in ["", "{}", "[]", "nonsense", #"{"loadPluginLibrary":{}}"#, #"{"expandAttachedMacro":{}}"#] {
            #expect(try answer(message).contains("does not understand"))
        }
    }

    @Test("Random damage to source never ends the plug-in, whatever it answers")
    func damagedSource() throws {
        var random = SmallGenerator(state: 2026)
        let pieces = [
            "@Entry", " var a", ": Int?", " = ", "\"", "\\(", "(", ")", "{", "}", "[", "]", "#", "/", "/*", "*/", "//",
            "\n", "@Previewable", "@State ", "#Preview", "body:", "`", "é", "\"\"\"", ".", "->", "<", ">", ";", ",",
            "5",
        ]
        var expanded = 0
        for _ in 0..<20_000 {
            let count = Int.random(in: 0...12, using: &random)
            let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let entry = try? EntryMacro(
                declaration: .stub("@Entry var a" + text), context: [.stub("extension Transaction {}")])
            let preview = try? PreviewMacro(call: .stub("#Preview {" + text + "}"), discriminator: "").expansion()
            if entry?.key().contains("__Key_a") == true || preview?.contains("_makePreview") == true { expanded += 1 }
        }
        #expect(expanded > 1000)
    }

    @Test("Messages cross a pipe in both directions, and its end is clean only between messages")
    func connection() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let connection = PluginConnection(input: ends[0], output: ends[1])
        try connection.send(Array("{\"a\":1}".utf8))
        #expect(try connection.receive() == Array("{\"a\":1}".utf8))
        try connection.send([])
        #expect(try connection.receive() == [])
        var half: [UInt8] = [9, 0, 0, 0, 0, 0, 0, 0, 1]
        #expect(write(ends[1], &half, half.count) == half.count)
        close(ends[1])
        #expect(throws: PluginConnection.Failure.endedInsideMessage) { try connection.receive() }
        #expect(try connection.receive() == nil)
        close(ends[0])
    }

    @Test("A message that can't be written is a failure, and one longer than a pipe arrives whole")
    func writing() async throws {
        let file = open("/dev/null", O_RDONLY)
        defer { close(file) }
        let broken = PluginConnection(input: file, output: file)
        #expect(throws: PluginConnection.Failure.cannotWrite) { try broken.send([1]) }
        #expect(try broken.receive() == nil)
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let connection = PluginConnection(input: ends[0], output: ends[1])
        let message = (0..<300_000).map { UInt8($0 % 251) }
        let sending = Task.detached { try connection.send(message) }
        #expect(try connection.receive() == message)
        try await sending.value
        close(ends[0])
        close(ends[1])
    }

    @Test("An absurd length is refused before memory is asked for")
    func absurdLength() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        var header = [UInt8](repeating: 0xFF, count: 8)
        #expect(write(ends[1], &header, 8) == 8)
        let connection = PluginConnection(input: ends[0], output: ends[1])
        #expect(throws: PluginConnection.Failure.unreasonableLength(.max)) { try connection.receive() }
        close(ends[0])
        close(ends[1])
    }
}

/// Numbers that are the same in every run.
private struct SmallGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
