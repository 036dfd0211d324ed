import Foundation
import Testing

@testable import OrielProject

/// Apps for the Mac declare functions of its private libraries by their symbols, which no library here has.
@Suite struct ForeignFunctionTests {
    @Test(
        "A function without a body gets one, whatever stands between its symbol and its name",
        arguments: [
            "@_silgen_name(\"a\") func a() -> Int", "@_silgen_name(\"a\")\npublic func a() -> Int",
            "@discardableResult @_silgen_name(\"a\")\nfunc a(_ b: Int = 1,\n    c: Int) -> Int",
            "@_silgen_name(\"a\")\n@discardableResult\nprivate func a() -> Int",
        ])
    func bodies(_ declaration: String) throws {
        let text = "import B\n\(declaration)\nfunc c() {}\n"
        let omissions = Omissions(texts: [URL(filePath: "/A.swift"): text])
        let missing = Diagnostic(file: "", line: 0, column: 0, isError: true, message: "undefined symbol: a")
        let end = Diagnostic(
            file: "", line: 0, column: 0, isError: true, message: "link command failed with exit code 1")
        let placed = omissions.placed([end, missing])
        #expect(placed.map(\.message) == ["a does not exist here"])
        var added = omissions
        let isAdded = added.add(around: placed)
        #expect(isAdded)
        let result = Omission.apply(try #require(added.parts["/A.swift"]), to: text)
        #expect(result.contains(declaration + " { OrielFoundation._LeftOut.note(\"A.swift:"))
        #expect(result.contains("; return 0 }\nfunc c() {}\n"))
    }

    @Test func otherFunctionsAndSymbolsStayAsTheyAre() throws {
        let text = "@_silgen_name(\"ab\") func ab() -> Int\nprotocol P {\n    func q() -> Int\n}\n"
        let omissions = Omissions(texts: [URL(filePath: "/A.swift"): text])
        let missing = Diagnostic(file: "", line: 0, column: 0, isError: true, message: "undefined symbol: a")
        #expect(omissions.placed([missing]) == [missing])
        let outline = try #require(CodeOutline(text, file: "A.swift"))
        #expect(outline.pieces(line: 3, column: 5).map(\.replacement) == ["", ""])
    }

    @Test func theLinkersWordsAreRead() {
        let gold = "/tmp/a.o:a.o:function main: error: undefined reference to 'CGSFoo'"
        let lld = "ld.lld: error: undefined symbol: CGSFoo\n>>> referenced by a.swift:3"
        #expect(Diagnostic.read(gold).map(\.undefinedSymbol) == ["CGSFoo"])
        #expect(Diagnostic.read(lld).map(\.undefinedSymbol) == ["CGSFoo"])
        #expect(Diagnostic.read("a.swift:1:2: error: undefined symbol").map(\.undefinedSymbol) == [nil])
    }

    @Test("An app that cannot be linked starts without the functions that no library has")
    func app() throws {
        let folder = try TemporaryFolder()
        let source = """
            import Foundation

            @_silgen_name("CGSMainConnectionID")
            func CGSMainConnectionID() -> Int32
            @_silgen_name("getpid") func processNumber() -> Int32

            print("connection", CGSMainConnectionID(), processNumber() > 0)

            """
        try folder.writeApp(dependencies: "", products: "", source: source)
        let strict = try BuiltProject("App", in: folder)
        #expect(
            strict.result.program == nil
                && strict.result.errors.contains { $0.undefinedSymbol == "CGSMainConnectionID" })
        let built = try BuiltProject("App", in: folder, omits: true)
        #expect(built.result.omitted.map(\.message) == ["CGSMainConnectionID does not exist here"])
        let output = try #require(try built.run()).output
        #expect(output == "left out: main.swift:4\nconnection 0 true\n")
    }
}
