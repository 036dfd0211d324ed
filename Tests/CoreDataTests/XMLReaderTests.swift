import DataModelFiles
import Testing

/// Elements of XML, of which models and interfaces are made.
@Suite("Reading XML")
struct XMLReaderTests {
    private func read(_ text: String) throws -> XMLElement { try XMLElement(parsing: Array(text.utf8)) }

    private func failure(_ text: String) -> String {
        do {
            return "no failure: \(try read(text))"
        } catch {
            return "\(error)"
        }
    }

    @Test("Space is allowed around an attribute's sign, before and after names, and around the root")
    func space() throws {
        let same = try read("<a b='1' c='2'><d/></a>")
        #expect(same.name == "a" && same.attributes == ["b": "1", "c": "2"] && same.text.isEmpty)
        #expect(same.children.map(\.name) == ["d"] && same.children(named: "d").count == 1)
        for text in [
            "<a b ='1' c='2'><d/></a>", "<a b= '1' c='2'><d/></a>", "<a b \n=\t'1' c  =  '2'><d/></a>",
            "<a\nb='1'\tc='2'  ><d /></a >", " \n<a b='1' c='2'><d></d></a>\n ", "\u{FEFF}<a b='1' c='2'><d/></a>",
            "<a b=\"1\" c=\"2\"><d/></a>", "<a c='2'b='1'><d/></a>",
        ] { #expect(try read(text) == same, "\(text)") }
    }

    @Test("Comments, instructions and declarations are skipped before, within and after the root")
    func remarks() throws {
        let text = """
            <?xml version="1.0"?><!-- <b> --> <!DOCTYPE a>
            <a><!-- -- > <c/> --><d/><?x y?>t<!ELEMENT e></a>
            <!-- end --><?more?>
            """
        let element = try read(text)
        #expect(element.name == "a" && element.children.map(\.name) == ["d"] && element.text == "t")
        #expect(failure("<!-- <a/>") == "line 1: expected “-->”")
        #expect(failure("<? <a/>") == "line 1: expected “?>”")
        #expect(failure("<!DOCTYPE <a/").hasPrefix("line 1: expected"))
        #expect(failure("<a/><!-- end --> more") == "line 1: expected the end of the file")
        #expect(failure("<a/><b/>") == "line 1: expected the end of the file")
    }

    @Test("Texts have entities and sections as they are")
    func texts() throws {
        #expect(try read("<a>1 &lt;&gt;&amp;&quot;&apos; 2</a>").text == "1 <>&\"' 2")
        #expect(try read("<a>&#65;&#x42;&#x1F600;&#228;</a>").text == "AB😀ä")
        #expect(try read("<a>x<![CDATA[<b>&amp;]]]>y</a>").text == "x<b>&amp;]y")
        #expect(try read("<a><![CDATA[]]></a>").text.isEmpty)
        #expect(try read("<a b='&lt;\"&#10;' c=\"'&amp;\"/>").attributes == ["b": "<\"\n", "c": "'&"])
        #expect(try read("<a> x<b>y</b>z </a>").text == " xz ")
        #expect(try read("<ä-1.b:c_D/>").name == "ä-1.b:c_D")
        for entity in ["&nothing;", "&#xD800;", "&#x110000;", "&65;", "&#;", "&#x;", "&lt"] {
            #expect(failure("<a>\(entity)</a>").hasPrefix("line 1: expected"), "\(entity)")
        }
        #expect(failure("<a>&x;</a>") == "line 1: expected a known entity, not “&x;”")
        #expect(failure("<a>&long-entity;</a>") == "line 1: expected “;” after “&”")
    }

    @Test("A failure says the line and what was expected")
    func failures() {
        #expect(failure("") == "line 1: expected an element")
        #expect(failure("\n\n a") == "line 3: expected an element")
        #expect(failure("<") == "line 1: expected a name")
        #expect(failure("<a\n") == "line 2: expected a name")
        #expect(failure("<a b") == "line 1: expected “=”")
        #expect(failure("<a b=1/>") == "line 1: expected a quoted value")
        #expect(failure("<a b=") == "line 1: expected a quoted value")
        #expect(failure("<a b='1") == "line 1: expected the end of a quoted value")
        #expect(failure("<a b='1\">") == "line 1: expected the end of a quoted value")
        #expect(failure("<a>") == "line 1: expected the end of “a”")
        #expect(failure("<a>\n</b>") == "line 2: expected the end of “a”")
        #expect(failure("<a></a x") == "line 1: expected “>”")
        #expect(failure("<a><![CDATA[x") == "line 1: expected “]]>”")
    }

    @Test("Elements may be as deep as no model is, and no deeper")
    func depth() throws {
        func nested(_ count: Int) -> String {
            String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
        }
        var (element, depth): (XMLElement?, Int) = (try read(nested(200)), 0)
        while let next = element {
            depth += 1
            element = next.children.first
        }
        #expect(depth == 200)
        #expect(failure(nested(201)) == "line 1: expected less nesting")
        // Elements beside each other are not within each other.
        let wide = "<r>" + String(repeating: "<a><b/></a>", count: 300) + "</r>"
        #expect(try read(wide).children.count == 300)
    }
}
