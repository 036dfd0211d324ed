import Foundation
import JavaScriptCore
import SwiftUITesting
import Testing

/// Scripts, where WebKitGTK's library is installed.
@MainActor
@Suite("JavaScriptCore", .enabled(if: JSContext() != nil))
struct ScriptTests {
    @Test("A script's last value is a number, text, list or dictionary")
    func values() throws {
        let context = try #require(JSContext())
        #expect(
            context.evaluateScript("1 + 2").toInt32() == 3 && context.evaluateScript("'a' + 'é'").toString() == "aé")
        #expect(context.evaluateScript("[1, 'b', true]").toArray().count == 3)
        #expect(context.evaluateScript("({a: {b: [1]}})").toDictionary()["a"] != nil)
        #expect(context.evaluateScript("undefined").isUndefined && context.evaluateScript("null").isNull)
        #expect(
            context.evaluateScript("4294967297.5").toInt32() == 1 && context.evaluateScript("-1").toUInt32() == .max)
        #expect(
            context.evaluateScript("NaN").toInt32() == 0
                && context.evaluateScript("({})").toString() == "[object Object]")
    }

    @Test("The app sets values, calls functions and reads properties")
    func calls() throws {
        let context = try #require(JSContext())
        context.setObject(["x": 2, "list": [1, 2]] as [String: Any], forKeyedSubscript: "input" as NSString)
        context.evaluateScript("var add = (a, b) => a + b + input.x; var o = { n: 1, twice() { return this.n * 2 } }")
        #expect(context.objectForKeyedSubscript("add").call(withArguments: [3, 4]).toInt32() == 9)
        let object = try #require(context.objectForKeyedSubscript("o"))
        object.setValue(21, forProperty: "n")
        #expect(object.invokeMethod("twice", withArguments: []).toInt32() == 42 && object.hasProperty("n"))
        #expect(object.forProperty("none").isUndefined && object.call(withArguments: []).isUndefined)
        #expect(context.evaluateScript("input.list").atIndex(1).toInt32() == 2)
        #expect(context.evaluateScript("Array").construct(withArguments: [3]).forProperty("length").toInt32() == 3)
        #expect(TestHost.warnings { context.setObject(Date.self, forKeyedSubscript: "type") }.count == 1)
    }

    @Test("An error is kept, or goes to the app's function")
    func errors() throws {
        let context = try #require(JSContext())
        #expect(context.evaluateScript("none()").isUndefined)
        #expect(context.exception?.toString().contains("none") == true)
        var texts: [String] = []
        context.exceptionHandler = { _, error in texts.append(error?.toString() ?? "") }
        context.evaluateScript("throw new Error('full')")
        context.evaluateScript("(")
        #expect(texts.count == 2 && texts[0].contains("full"))
    }
}
