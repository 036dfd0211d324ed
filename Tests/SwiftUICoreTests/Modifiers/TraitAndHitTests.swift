import DisplayList
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Tags, hit areas and accessibility properties")
struct TraitAndHitTests {
    @Test func tagsAreFoundThroughModifiersAndByType() {
        let host = ModifierHost {
            VStack {
                Block().tag(3).padding(2)
                Block().tag("a", includeOptional: false)
                Block().tag(1).tag(2)
                Block()
            }
        }
        let stack = host.node(ofKind: "VStack")!
        var elements: [NodeRef] = []
        stack.forEachElement { elements.append($0) }
        #expect(elements.map { $0.tag(as: Int.self) } == [3, nil, 2, nil])
        #expect(elements.map { $0.tag(as: Int?.self) } == [3, nil, 2, nil])
        #expect(elements.map { $0.tag(as: String.self) } == [nil, "a", nil, nil])
        #expect(elements.map { $0.tag(as: String?.self) } == [nil, nil, nil, nil])
    }

    @Test func hitAreasFollowContentShapes() {
        let host = ModifierHost {
            Block().frame(width: 60, height: 60).contentShape(Circle())
        }
        // Within the circle but outside the block; and in the frame's corner.
        #expect(host.graph.hitTest(CGPoint(x: 50, y: 25))?.kind.name == "contentShape")
        #expect(host.graph.hitTest(CGPoint(x: 22, y: 22)) == nil)
        #expect(host.graph.hitTest(CGPoint(x: 50, y: 50))?.kind.name == "Block")
        let small = ModifierHost { Block().contentShape(Rectangle().size(width: 5, height: 5)) }
        #expect(small.graph.hitTest(CGPoint(x: 42, y: 47)) != nil)
        #expect(small.graph.hitTest(CGPoint(x: 50, y: 50)) == nil)
        let other = ModifierHost { Block().frame(width: 60).contentShape(.dragPreview, Circle()) }
        #expect(other.graph.hitTest(CGPoint(x: 25, y: 50)) == nil)
    }

    @Test func viewsCanLetHitsThrough() {
        let host = ModifierHost {
            ZStack {
                Block()
                Fill().allowsHitTesting(false)
            }
        }
        #expect(host.graph.hitTest(CGPoint(x: 50, y: 50))?.kind.name == "Block")
        #expect(host.graph.hitTest(CGPoint(x: 5, y: 5)) == nil)
    }

    @Test func accessibilityModifiersOfAViewAddUp() {
        var log: [String] = []
        let host = ModifierHost {
            Block()
                .accessibilityLabel("inner")
                .accessibilityAddTraits(.isButton)
                .accessibilityAction { log.append("inner") }
                .accessibilityLabel(Text(verbatim: "outer"))
                .accessibilityHint("hint")
                .accessibilityIdentifier("id")
                .accessibilityRemoveTraits(.isButton)
                .accessibilityAction(named: "Again") { log.append("outer") }
                .accessibilityElement(children: .combine)
                .help("tip")
        }
        let (properties, element) = host.node(ofKind: "accessibility")!.accessibility!
        #expect(element.kind.name == "Block")
        #expect(properties.label?.plainString == "outer")
        #expect(properties.hint?.plainString == "hint")
        #expect(properties.help?.plainString == "tip")
        #expect(properties.identifier == "id")
        #expect(properties.children == .combine)
        #expect(!properties.addedTraits.contains(.isButton))
        for action in properties.actions { action.handler() }
        #expect(log == ["outer", "inner"])
    }

    @Test func traitsAreASet() {
        var traits: AccessibilityTraits = [.isButton, .isSelected]
        #expect(traits.contains(.isSelected))
        #expect(traits.remove(.isSelected) == .isSelected)
        #expect(traits.remove(.isSelected) == nil)
        #expect(traits == .isButton)
        #expect(traits.insert(.isImage).inserted)
        #expect(traits.isSuperset(of: [.isImage]))
    }
}
