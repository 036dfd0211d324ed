import DisplayList
import Foundation
import Testing

@testable import SymbolArtwork

/// The symbol sets of apps.
@Suite("Templates of symbols") struct SymbolTemplateTests {
    /// A template whose bars are as thick as their weight, 100 units high above the baseline.
    private static func template(_ groups: [(name: String, width: Int)], extra: String = "") -> String {
        let drawings = groups.map { name, width in
            """
            <g id="\(name)" transform="matrix(1 0 0 1 500 700)">
              <path class="hierarchical-0:secondary multicolor-0:systemRedColor" d="M0 0V-100H\(width)V0Z"/>
              <path class="hierarchical-1:primary multicolor-1:tintColor" d="m 0,0 l10-10 10,10 z"/>
            </g>
            """
        }
        return """
            <?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
            <!-- <g id="Black-M"><path d="M0 0H9V9Z"/></g> -->
            <g id="Guides"><line id="Baseline-S" x1="0" x2="9" y1="700" y2="700"/><line id="Capline-S" y1="630" x1="0"/>
            <path id="left-margin-Regular-S" d="M 490 600 V 720"/><path id="right-margin-Regular-S" d="M550 600V720"/></g>
            <g id="Notes"><text id="x">Weight/Scale</text><path d="M0 0H5V5Z"/></g>
            <g id="Symbols">\(drawings.joined())</g>\(extra)</svg>
            """
    }

    private func read(_ text: String) -> SymbolTemplate? { SymbolTemplateReader.read(Data(text.utf8)) }

    @Test("Each drawing of a template is found by weight and scale, between its margins")
    func drawings() throws {
        let template = try #require(read(Self.template([("Regular-S", 40), ("Black-S", 80)])))
        #expect(template.drawings.count == 2)
        let regular = try #require(template.drawings[.init(weight: 4, scale: .small)])
        #expect(regular.width == 60 && regular.shapes.map(\.level) == [1, 0])
        #expect(regular.shapes.map(\.color) == [.red, nil])
        // The middle of capitals is 35 above the baseline, and the drawing begins 10 beside its margin.
        #expect(regular.reach == 65 && regular.shapes[0].elements.first == .move(to: CGPoint(x: 10, y: 35)))
        #expect(regular.shapes[1].elements[1] == .line(to: CGPoint(x: 20, y: 25)))
    }

    @Test("Weights between those of a template are mixed")
    func weights() throws {
        let template = try #require(read(Self.template([("Ultralight-S", 20), ("Regular-S", 40), ("Black-S", 90)])))
        func width(_ weight: Int) -> CGFloat {
            let layers = template.layers(weight: weight, font: 78, rendering: .plain)
            guard case .elements(let elements) = layers[0].path.storage else { return 0 }
            return SymbolPart(kind: .solid, elements: elements).bounds.width
        }
        #expect([100, 250, 400, 650, 900].map { width($0).rounded() } == [20, 30, 40, 65, 90])
        #expect(template.layers(weight: 400, font: 78, rendering: .levels).map(\.level) == [1, 0])
    }

    @Test("A template is a symbol of the library by its path, in each scale")
    func files() throws {
        let path = NSTemporaryDirectory() + "symbol-\(UUID().uuidString).svg"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Self.template([("Regular-S", 40), ("Regular-L", 60)]).write(toFile: path, atomically: true, encoding: .utf8)
        #expect(
            SymbolLibrary.contains(path + "#S") && SymbolLibrary.contains(path + "#L") && SymbolLibrary.contains(path))
        #expect(SymbolLibrary.size(for: path + "#S", size: 78) == CGSize(width: 60, height: 130))
        #expect(SymbolLibrary.size(for: path + "#L", size: 128).width == 60)
        #expect(SymbolLibrary.path(for: path + "#S", size: .nan).count == 2)
        #expect(!SymbolLibrary.contains("/no/such/file.svg#M"))
    }

    @Test(
        "Curves and arcs of outlines are read",
        arguments: [
            ("M0 0C1 2 3 4 5 6S9 8 9 9", 3), ("M0 0q1 1 2 0t2 0", 3), ("M0 0a5 5 0 0110 0", 3), ("M1.5.5-2-3", 2),
            ("M0 0L1 1 2 2 3e1-1z", 5), ("m1 1 2 2z m 3 3", 4),
        ])
    func outlines(_ text: String, _ count: Int) {
        #expect(TemplatePath.read(Substring(text)).count == count)
    }

    @Test(
        "Bad input makes no template, or a part of one, and nothing traps",
        arguments: [
            "", "<svg", "no picture", "<svg><g id=\"Regular-M\">", "<svg><g id=\"Regular-M\"><path d=\"M\"/></g></svg>",
            "<svg><path d='M0 0H1'/></svg>", "<svg><g id='Regular-M'><path d='M0 0Lnan 1e999'/></g></svg>",
            "<svg><g id='Regular-M' transform='matrix(1e6 0 0 1e6 1e6 1e6)'><path d='M1e6 1e6H-1e6V1e6'/></g></svg>",
            "<svg></g></g></g>", "<svg><g id='Regular-M", "<svg><!-- ", "<svg><g id='-'><path d='M0 0H1V1'/></g></svg>",
        ])
    func badInput(_ text: String) {
        #expect(read(text) == nil)
    }

    @Test("Deep and long templates end")
    func hostile() {
        let deep = String(repeating: "<g id='Regular-M' transform='rotate(1)'>", count: 50_000)
        #expect(read("<svg>" + deep + "<path d='M0 0H9V9Z'/></svg>") != nil)
        let long = String(repeating: "l1 1", count: 300_000)
        #expect(read(Self.template([("Regular-S", 4)], extra: "<path d='M0 0\(long)'/>")) != nil)
    }
}
