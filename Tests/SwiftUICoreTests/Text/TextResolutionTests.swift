import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite(.serialized) struct TextResolutionTests {
    func environment(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> EnvironmentValues {
        var values = EnvironmentValues()
        change(&values)
        return values
    }

    @Test func aPlainTextIsThreeWords() {
        #expect(MemoryLayout<Text>.size == 24)
    }

    @Test func plainTextsOfOneEnvironmentShareTheirStyles() {
        let values = environment { $0.font = .title }
        let a = Text(verbatim: "a").resolve(in: values), b = Text(verbatim: "b").resolve(in: values)
        #expect(a.first.style === b.first.style)
        #expect(a.paragraph === b.paragraph)
    }

    @Test func equalStylesOfTwoEnvironmentsAreOneObject() {
        let a = Text(verbatim: "a").resolve(in: environment { $0.font = .title })
        let b = Text(verbatim: "b").resolve(in: environment { $0.font = .title })
        #expect(a.first.style === b.first.style)
        #expect(Text(verbatim: "c").font(.title).resolve(in: environment()).first.style === a.first.style)
    }

    @Test(arguments: [
        (Font.largeTitle, 34, 400), (.title, 28, 400), (.title2, 22, 400), (.title3, 20, 400), (.headline, 17, 600),
        (.body, 17, 400), (.callout, 16, 400), (.subheadline, 15, 400), (.footnote, 13, 400), (.caption, 12, 400),
        (.caption2, 11, 400),
    ])
    func textStylesHaveTheirSizes(font: Font, size: CGFloat, weight: Int) {
        let description = font.resolve(in: FontContext())
        #expect(description.size == size)
        #expect(description.weight == weight)
    }

    @Test func sizesFollowTheTypeSize() {
        var context = FontContext()
        context.dynamicTypeSize = .accessibility5
        #expect(Font.body.resolve(in: context).size == 53)
        #expect(Font.custom("Inter", size: 34).resolve(in: context).size == 106)
        #expect(Font.custom("Inter", size: 11, relativeTo: .caption2).resolve(in: context).size == 40)
        #expect(Font.custom("Inter", fixedSize: 34).resolve(in: context).size == 34)
        #expect(Font.system(size: 20).resolve(in: context).size == 20)
        #expect(DynamicTypeSize.allCases.sorted() == DynamicTypeSize.allCases)
    }

    @Test func fontModifiersChangeTheFace() {
        let font = Font.body.weight(.heavy).italic().monospacedDigit().smallCaps().leading(.loose).width(.condensed)
        let description = font.resolve(in: FontContext())
        #expect(description.weight == 800)
        #expect(description.isItalic && description.hasMonospacedDigits)
        #expect(description.lowercaseSmallCaps && description.uppercaseSmallCaps)
        #expect(description.leading == 1)
        #expect(description.width == 80)
        #expect(Font.system(.title, design: .serif, weight: .bold).resolve(in: FontContext()).design == .serif)
        #expect(Font.body.monospaced().resolve(in: FontContext()).design == .monospaced)
    }

    @Test func boldTextIsHeavierStill() {
        let values = environment { $0.legibilityWeight = .bold }
        #expect(Text(verbatim: "a").resolve(in: values).first.style.font.weight == 600)
        var context = FontContext()
        for (weight, usual, bold) in [
            (Font.Weight.ultraLight, 100, 300), (.bold, 700, 900), (.heavy, 800, 900), (.black, 900, 900),
        ] {
            context.legibilityWeight = .bold
            #expect(Font.body.weight(weight).resolve(in: context).weight == bold)
            context.legibilityWeight = .regular
            #expect(Font.body.weight(weight).resolve(in: context).weight == usual)
        }
    }

    @Test func smallCapitalsAreForOneKindOfLettersOrBoth() {
        func flags(_ font: Font) -> [Bool] {
            let description = font.resolve(in: FontContext())
            return [description.lowercaseSmallCaps, description.uppercaseSmallCaps]
        }
        #expect(flags(.body) == [false, false] && flags(.body.smallCaps()) == [true, true])
        #expect(flags(.body.lowercaseSmallCaps()) == [true, false])
        #expect(flags(.body.uppercaseSmallCaps()) == [false, true])
    }

    @Test func faceNamesAreTakenApart() {
        let font = Font.custom("AvenirNext-BoldItalic", fixedSize: 10).resolve(in: FontContext())
        #expect(font.family == "AvenirNext")
        #expect(font.weight == 700 && font.isItalic)
        #expect(Font.custom("Foo-Bar", fixedSize: 10).resolve(in: FontContext()).family == "Foo-Bar")
    }

    @Test func theModifierNearestToTheTextCounts() {
        let text = Text(verbatim: "a").font(.title).font(.caption).bold().fontWeight(.light)
        let style = text.resolve(in: environment()).first.style
        #expect(style.font.size == 28)
        #expect(style.font.weight == 700)
    }

    @Test func joinedTextsKeepTheirStyles() {
        let text = (Text(verbatim: "a").bold() + Text(verbatim: "b")).font(.title)
        let content = text.resolve(in: environment())
        #expect(content.runs.map(\.string) == ["a", "b"])
        #expect(content.runs.map(\.style.font.weight) == [700, 400])
        #expect(content.runs.map(\.style.font.size) == [28, 28])
        let same = (Text(verbatim: "a") + Text(verbatim: "b")).resolve(in: environment())
        #expect(same.runs.map(\.string) == ["ab"])
    }

    @Test func textCaseApplies() {
        let values = environment { $0.textCase = .uppercase }
        #expect(Text(verbatim: "straße").resolve(in: values).string == "STRASSE")
    }

    @Test func paragraphsFollowTheEnvironment() {
        let values = environment {
            $0.lineLimit = 3
            $0.multilineTextAlignment = .center
            $0.truncationMode = .middle
            $0.minimumScaleFactor = 0.5
            $0.lineSpacing = 4
            $0.layoutDirection = .rightToLeft
        }
        let paragraph = Text(verbatim: "a").resolve(in: values).paragraph
        #expect(paragraph.lineLimit == 3 && paragraph.alignment == .center && paragraph.truncation == .middle)
        #expect(paragraph.minimumScaleFactor == 0.5 && paragraph.lineSpacing == 4 && paragraph.isRightToLeft)
    }

    @Test func equalTextsAreEqual() {
        #expect(Text(verbatim: "a") == Text(verbatim: "a"))
        #expect(Text(verbatim: "a") != Text(verbatim: "b"))
        #expect(Text(verbatim: "a").bold() == Text(verbatim: "a").bold())
        #expect(Text(verbatim: "a").bold() != Text(verbatim: "a"))
        #expect(Text(verbatim: "a") + Text(verbatim: "b") == Text(verbatim: "a") + Text(verbatim: "b"))
        #expect(Text(verbatim: "a") + Text(verbatim: "b") != Text(verbatim: "a") + Text(verbatim: "c"))
    }
}

extension TextResolutionTests {
    @Test func stylesDoNotKeepTheirEnvironmentAlive() {
        weak var head: _EnvironmentElement?
        do {
            let values = environment { $0.font = .title }
            head = values.head
            _ = Text(verbatim: "a").bold().resolve(in: values)
        }
        #expect(head === nil)
    }
}
