import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Apps for the Mac have its sizes of texts, controls and rows.
@MainActor @Suite("Sizes of the Mac")
struct MacSizesTests {
    /// Shows views as in an app for the Mac.
    private func onMac<Content: View>(
        _ check: (TestHost) throws -> Void, @ViewBuilder _ content: () -> Content
    ) rethrows {
        DeviceFamily.current = .mac
        defer { DeviceFamily.current = nil }
        try check(TestHost(VStack(content: content), size: CGSize(width: 600, height: 400)))
    }

    @Test("Texts have the sizes of Apple's guidelines, whatever the size of the type")
    func texts() throws {
        let styles: [(Font.TextStyle, CGFloat)] = [
            (.largeTitle, 26), (.title, 22), (.title2, 17), (.title3, 15), (.headline, 13), (.body, 13), (.callout, 12),
            (.subheadline, 11), (.footnote, 10), (.caption, 10), (.caption2, 10),
        ]
        for (style, size) in styles {
            try onMac { host in
                let height = try #require(host.find(text: "x")?.frame.height)
                #expect(height >= size * 1.2 && height < size * 1.2 + 1, "\(style)")
            } _: {
                Text("x").font(.system(style)).dynamicTypeSize(.accessibility1)
            }
        }
        let phone = TestHost(Text("x"), size: CGSize(width: 100, height: 100))
        #expect(phone.find(text: "x")?.frame.height == 21)
    }

    @Test("Fields have frames, in rows none; toggles are boxes")
    func controls() throws {
        onMac { host in
            #expect(host.find(identifier: "field")?.frame.height == 22)
        } _: {
            TextField("Name", text: .constant("")).frame(width: 100).accessibilityIdentifier("field")
        }
        onMac { host in
            #expect(host.find(identifier: "field")?.frame.height ?? 99 < 17)
        } _: {
            List {
                TextField("Name", text: .constant("")).frame(width: 100).accessibilityIdentifier("field")
            }
        }
        try onMac { host in
            #expect(host.find(identifier: "push")?.frame.height == 22)
            let (label, knob) = (try #require(host.find(text: "Box")), try #require(host.find(identifier: "box")).frame)
            #expect(knob.minX <= label.frame.minX && knob.width < 100)
        } _: {
            Toggle("Box", isOn: .constant(true)).accessibilityIdentifier("box")
            Button("Push") {}.buttonStyle(.bordered).background { Color.clear.accessibilityIdentifier("push") }
        }
    }

    @Test("Rows are low, and lists have no cards")
    func rows() throws {
        try onMac { host in
            let (one, two) = (try #require(host.find(text: "One")), try #require(host.find(text: "Two")))
            #expect(two.center.y - one.center.y == 24)
        } _: {
            List {
                Text("One")
                Text("Two")
            }
        }
    }

    @Test("Titles are at the leading edge of the bar, and sidebars have none")
    func titles() {
        onMac { host in
            #expect(host.find(text: "Side") == nil && host.find(text: "Row") != nil)
            let title = host.find(text: "Detail")?.frame ?? .zero
            #expect(title.midY == 22 && title.minX > 200 && title.minX < 300)
        } _: {
            NavigationSplitView {
                List { Text("Row") }.navigationTitle("Side")
            } detail: {
                Text("Content").navigationTitle("Detail")
            }
        }
    }

    @Test("Windows are gray, text is not quite black, and lists are white")
    func colors() {
        func components(_ color: UIColor, on family: DeviceFamily?) -> (CGFloat, CGFloat) {
            DeviceFamily.current = family
            defer { DeviceFamily.current = nil }
            var (white, alpha): (CGFloat, CGFloat) = (0, 0)
            color.getWhite(&white, alpha: &alpha)
            return ((white * 1000).rounded() / 1000, (alpha * 1000).rounded() / 1000)
        }
        #expect(components(.windowBackgroundColor, on: .mac) == (0.925, 1))
        #expect(components(.windowBackgroundColor, on: nil) == (1, 1))
        #expect(components(.controlBackgroundColor, on: .mac) == (1, 1))
        #expect(components(.labelColor, on: .mac) == (0, 0.85))
        #expect(components(.labelColor, on: .pad) == (0, 1))
    }
}
