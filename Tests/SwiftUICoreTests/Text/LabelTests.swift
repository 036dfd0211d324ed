import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite(.serialized) struct LabelTests {
    @Test func iconAndTitleStandSideBySide() {
        let host = HostedView(Label("Hi", systemImage: "star"))
        #expect(host.images.count == 1)
        #expect(host.texts.map(\.string) == ["Hi"])
        #expect(host.frames[0].maxX + 8 == host.frames[1].minX)
    }

    @Test func stylesChooseTheParts() {
        let label = Label("Hi", systemImage: "star")
        let titleOnly = HostedView(label.labelStyle(.titleOnly))
        #expect(titleOnly.images.isEmpty && titleOnly.texts.count == 1)
        let iconOnly = HostedView(label.labelStyle(.iconOnly))
        #expect(iconOnly.images.count == 1 && iconOnly.texts.isEmpty)
        let both = HostedView(label.labelStyle(.titleAndIcon).labelStyle(.iconOnly))
        #expect(both.images.count == 1 && both.texts.count == 1)
        #expect(HostedView(label.labelStyle(.automatic)).frames == HostedView(label).frames)
    }

    @Test func stylesOfAnAppMayUseTheOneFurtherOut() {
        struct Stacked: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("above")
                    Label(configuration)
                }
            }
        }
        let host = HostedView(Label("Hi", systemImage: "star").labelStyle(Stacked()).labelStyle(.titleOnly))
        #expect(host.texts.map(\.string) == ["above", "Hi"])
        #expect(host.images.isEmpty)
    }

    @Test func titlesMayBeAnyViews() {
        let name = "Ann"
        let host = HostedView(
            Label {
                Text(name).bold()
            } icon: {
                Text("*")
            })
        #expect(host.texts.map(\.string) == ["*", "Ann"])
    }
}
