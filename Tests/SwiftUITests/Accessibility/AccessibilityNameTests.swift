import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@Suite("What assistive technology calls things")
@MainActor
struct AccessibilityNameTests {
    func items<V: View>(_ view: V) -> [AccessibilityItem] { TestHost(view).accessibility }

    func names<V: View>(_ view: V) -> [String] { items(view).map { "\($0.role) \($0.label)" } }

    @Test("A label is one element that is called by its title")
    func label() {
        #expect(names(Label("Mix", systemImage: "shuffle")) == ["staticText Mix"])
        #expect(names(Label("Mix", systemImage: "shuffle").labelStyle(.titleOnly)) == ["staticText Mix"])
        #expect(names(Label("Mix", systemImage: "shuffle").labelStyle(.iconOnly)) == ["image Mix"])
        #expect(names(Button("Mix", systemImage: "shuffle") {}) == ["button Mix"])
        #expect(names(Button("Mix", systemImage: "shuffle") {}.labelStyle(.iconOnly)) == ["button Mix"])
        let field = Label {
            TextField("Name", text: .constant(""))
        } icon: {
            Image(systemName: "person")
        }
        #expect(names(field) == ["textField Name"])
        let two = Label {
            Text("Mix")
            Text("all of them")
        } icon: {
            Image(systemName: "shuffle")
        }
        #expect(names(two) == ["staticText Mix, all of them"])
        #expect(
            names(Label("Mix", systemImage: "shuffle").accessibilityLabel("Shuffle all")) == ["staticText Shuffle all"])
    }

    @Test("Beside text a symbol says nothing in a button; a name that the app gives it is said")
    func decoration() {
        func button(_ image: some View) -> some View {
            Button {
            } label: {
                HStack {
                    image
                    Text("Buy")
                }
            }
        }
        #expect(names(button(Image(systemName: "cart"))) == ["button Buy"])
        #expect(names(button(Image(systemName: "cart").accessibilityLabel("Basket"))) == ["button Basket, Buy"])
        #expect(names(button(Image("basket", label: Text("Basket")))).last == "button Basket, Buy")
        #expect(
            names(
                Button {
                } label: {
                    Image(systemName: "trash")
                }) == ["button Delete"])
        let star = HStack {
            Image(systemName: "star")
            Text("4.5")
        }
        #expect(names(star.accessibilityElement(children: .combine)) == ["staticText Favorite, 4.5"])
    }

    @Test(
        "A symbol alone is called by what it stands for",
        arguments: [
            ("trash", "Delete"), ("trash.fill", "Delete"), ("xmark.circle.fill", "Close"),
            ("square.and.pencil", "Compose"), ("person.crop.circle", "Person crop"), ("circle", "Circle"),
            ("tortoise.fill", "Tortoise"),
        ])
    func symbols(name: String, spoken: String) {
        #expect(names(Image(systemName: name)) == ["image \(spoken)"])
    }

    @Test("The buttons of a toolbar bear their titles")
    func toolbar() {
        let view = NavigationStack {
            Text("Mail").toolbar {
                Button {
                } label: {
                    Label("Compose", systemImage: "square.and.pencil")
                }
            }
        }
        #expect(names(view).contains("button Compose"))
    }

    @Test("A text that answers to taps with others is pressed as they are; a drag is no press")
    func taps() {
        final class Log { var count = 0 }
        let log = Log()
        let texts = VStack {
            Text("Ada")
            Text("Hello")
        }
        let host = TestHost(texts.onTapGesture { log.count += 1 })
        #expect(host.accessible("Ada")?.actions == [.press])
        #expect(host.perform(.press, on: "Hello"))
        #expect(log.count == 1)
        let row = TestHost(texts.onTapGesture { log.count += 1 }.accessibilityElement(children: .combine))
        #expect(row.accessible("Ada, Hello")?.actions == [.press])
        #expect(TestHost(texts.gesture(DragGesture())).accessible("Ada")?.actions == [])
    }
}
