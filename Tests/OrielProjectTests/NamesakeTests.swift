import Foundation
import Testing

@testable import OrielProject

@Suite("Types of libraries that have names of other modules' types")
struct NamesakeTests {
    @Test("A library's type with a name of Combine's is imported by itself, unless the file imports Combine")
    func namesakes() throws {
        let types = ["TruckKit": [Namesake(kind: "struct", name: "Subscription")]]
        func adapted(_ text: String) -> String? {
            SourceAdaptation.adapt(text, platform: .iOS, namesakes: types)
        }
        #expect(
            adapted("import SwiftUI\nimport TruckKit\nlet a: Subscription")
                == "import SwiftUI\nimport TruckKit; import struct TruckKit.Subscription\nlet a: Subscription")
        #expect(adapted("import TruckKit\nlet a: Truck") == nil)
        #expect(adapted("import Combine\nimport TruckKit\nlet a: Subscription") == nil)
        let folder = try TemporaryFolder()
        let source = try folder.write(
            "A.swift",
            "public struct Subscription {}\nstruct Record {}\n    public enum Future {}\n// public class Fail")
        let library = ModuleDescription(name: "TruckKit", sources: [source])
        #expect(Namesakes.of([library]) == types)
        var linux = library
        linux.system = .linux
        #expect(Namesakes.of([linux]) == types)
        let own = try folder.write("B.swift", "import SwiftUI\npublic enum Settings {}")
        #expect(
            Namesakes.of([ModuleDescription(name: "Settings", sources: [own])])
                == ["Settings": [Namesake(kind: "enum", name: "Settings")]])
    }

    @Test("A library's type with a name of SwiftUI's is meant where UIKit is imported alone")
    func interfaces() throws {
        let folder = try TemporaryFolder()
        let source = try folder.write(
            "A.swift", "public struct Text {}\n@objc public final class Link: A {}\npublic func a() {}\n")
        let types = Namesakes.of([ModuleDescription(name: "Markup", sources: [source])])
        #expect(types == ["Markup": [Namesake(kind: "class", name: "Link"), Namesake(kind: "struct", name: "Text")]])
        func adapted(_ text: String) -> String? {
            SourceAdaptation.adapt(text, platform: .iOS, namesakes: types)
        }
        #expect(
            adapted("import UIKit\nimport Markup\nlet a: Text")
                == "import UIKit\nimport Markup; import struct Markup.Text\nlet a: Text")
        #expect(adapted("import Markup\nimport UIKit.UIImage\nlet a: Text")?.contains("Markup.Text") == true)
        #expect(adapted("import UIKit\nimport SwiftUI\nimport Markup\nlet a: Text") == nil)
        #expect(adapted("import Markup\nlet a: Text") == nil)
    }

    @Test("A library's type with a name of Foundation's is meant where Foundation is not imported")
    func foundation() throws {
        let types = ["Prelude": [Namesake(kind: "struct", name: "Unit")]]
        func adapted(_ text: String) -> String? {
            SourceAdaptation.adapt(text, platform: .iOS, namesakes: types)
        }
        #expect(adapted("import Prelude\nlet a: Unit") == "import Prelude; import struct Prelude.Unit\nlet a: Unit")
        for module in ["Foundation", "SwiftUI", "UIKit"] {
            #expect(adapted("import \(module)\nimport Prelude\nlet a: Unit") == nil)
        }
    }
}
