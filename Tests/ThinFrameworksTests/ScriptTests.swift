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

    @Test("A value becomes what it is in Swift: nothing, null, a text, truth, number, list or dictionary")
    func objects() throws {
        let context = try #require(JSContext())
        func object(_ script: String) -> Any? { context.evaluateScript(script).toObject() }
        #expect(object("undefined") == nil && object("null") is NSNull)
        #expect(object("'a\"é'") as? String == "a\"é" && object("''") as? String == "")
        #expect(object("true") as? Bool == true && object("false") as? Bool == false)
        #expect(object("1.5") as? Double == 1.5 && object("-3") as? Double == -3)
        #expect((object("NaN") as? Double)?.isNaN == true && object("1 / 0") as? Double == .infinity)
        #expect((object("[1, 'b', null]") as? [Any])?.count == 3)
        let dictionary = object("({a: 1, b: 'x'})") as? [String: Any]
        #expect(dictionary?.count == 2 && dictionary?["b"] as? String == "x")
    }

    @Test("A value is of one kind; lists and functions are objects as well")
    func kinds() throws {
        let context = try #require(JSContext())
        func kinds(_ script: String) -> [Bool] {
            guard let value = context.evaluateScript(script) else { return [] }
            return [
                value.isUndefined, value.isNull, value.isBoolean, value.isNumber, value.isString, value.isObject,
                value.isArray,
            ]
        }
        #expect(kinds("undefined") == [true, false, false, false, false, false, false])
        #expect(kinds("null") == [false, true, false, false, false, false, false])
        #expect(kinds("false") == [false, false, true, false, false, false, false])
        #expect(kinds("0") == [false, false, false, true, false, false, false])
        #expect(kinds("''") == [false, false, false, false, true, false, false])
        #expect(kinds("({})") == [false, false, false, false, false, true, false])
        #expect(kinds("[]") == [false, false, false, false, false, true, true])
        #expect(kinds("(function() {})") == [false, false, false, false, false, true, false])
    }

    @Test("Only a function is called or makes an object; anything else gives undefined")
    func functions() throws {
        let context = try #require(JSContext())
        for script in ["({})", "1", "null", "undefined"] {
            let value = try #require(context.evaluateScript(script))
            #expect(value.call(withArguments: [1]).isUndefined && value.construct(withArguments: []).isUndefined)
        }
        let subtract = try #require(context.evaluateScript("(function(a, b) { return a - b })"))
        #expect(subtract.call(withArguments: [9, 4]).toInt32() == 5)
        context.evaluateScript("function Point(x, y) { this.x = x; this.y = y }")
        let point = try #require(context.objectForKeyedSubscript("Point").construct(withArguments: [3, 4]))
        #expect(point.forProperty("x").toInt32() == 3 && point.forProperty("y").toInt32() == 4)
        #expect(point.hasProperty("y") && !point.hasProperty("z"))
        let number = try #require(context.evaluateScript("7"))
        #expect(!number.hasProperty("x") && number.invokeMethod("x", withArguments: []).isUndefined)
        #expect(number.forProperty("x").isUndefined)
    }

    @Test("Whole numbers of 32 bits are taken modulo 2 to the power of 32, toward zero")
    func wholeNumbers() throws {
        let context = try #require(JSContext())
        func number(_ script: String) -> UInt32 { context.evaluateScript(script).toUInt32() }
        #expect(
            number("-1.9") == .max && number("1.9") == 1 && number("4294967296") == 0 && number("4294967295") == .max)
        #expect(number("-4294967297") == .max && number("1 / 0") == 0)
        #expect(context.evaluateScript("2147483648").toInt32() == .min)
        #expect(context.evaluateScript("2147483647").toInt32() == .max)
        #expect(context.evaluateScript("'12'").toDouble() == 12 && context.evaluateScript("'x'").toDouble().isNaN)
        #expect(context.evaluateScript("''").toBool() == false && context.evaluateScript("'0'").toBool())
        #expect(context.evaluateScript("2.5").toNumber() == 2.5)
        #expect(context.evaluateScript("({})").toArray() == nil && context.evaluateScript("[]").toDictionary() == nil)
    }
}
