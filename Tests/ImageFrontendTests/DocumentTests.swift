import CairoPainting
import DisplayList
import Foundation
import Testing

@testable import ImageFrontend

@MainActor @Suite struct DocumentTests {
    private let size = CGSize(width: 60, height: 40)

    private func sample() -> DisplayList {
        let list = DisplayList()
        list.add(.color(RGBA(1, 0, 0)), 5, 5, 20, 20, effects: [.shadow(.black, radius: 2, offset: .zero)])
        list.add(.text(text("Hello 👻", size: 12)), 5, 20, 55, 20)
        list.add(.image(ImageContent(source: .symbol(name: "plus.circle.fill", variableValue: nil))), 30, 2, 16, 16)
        return list
    }

    @Test func pngHasItsSignatureAndSize() throws {
        let data = try ImageWriter.png(sample(), size: size, scale: 2)
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(Array(data[16..<24]) == [0, 0, 0, 120, 0, 0, 0, 80])
    }

    @Test func pngIsTheSameEachTime() throws {
        #expect(try ImageWriter.png(sample(), size: size) == ImageWriter.png(sample(), size: size))
    }

    @Test func pdfAndSVGAreDrawings() throws {
        let pdf = try ImageWriter.pdf(sample(), size: size)
        #expect(pdf.starts(with: Data("%PDF".utf8)) && pdf.count > 1000)
        let svg = String(decoding: try ImageWriter.svg(sample(), size: size), as: UTF8.self)
        #expect(svg.contains("<svg") && svg.contains("width=\"60px\"") && svg.contains("height=\"40px\""))
        #expect(svg.contains("<path") || svg.contains("<rect"))
    }

    @Test func errorsAreOneClearSentence() throws {
        func error(_ body: () throws -> Void) -> ImageError? {
            do {
                try body()
                return nil
            } catch { return error as? ImageError }
        }
        let list = sample()
        #expect(
            error { try ImageWriter.write(list, to: "/no/such/folder/a.png", size: size) }
                == .unwritable("/no/such/folder/a.png"))
        #expect(error { try ImageWriter.write(list, to: "a.gif", size: size) } == .unknownFormat("gif"))
        #expect(error { _ = try ImageWriter.png(list, size: .zero) } == .unusableSize(.zero))
        #expect(
            error { _ = try ImageWriter.png(list, size: CGSize(width: 1e9, height: 1)) }
                == .unusableSize(CGSize(width: 1e9, height: 1)))
        #expect(error { _ = try ImageWriter.pdf(list, size: CGSize(width: CGFloat.nan, height: 1)) } != nil)
        #expect("\(ImageError.noWindow)" == "The app has no window to draw.")
    }
}

@MainActor @Suite struct ImageFrontEndTests {
    /// An app of one window, whose square moves with time and comes to rest after two seconds.
    final class MovingApp: HostedApplication, HostedWindow {
        let name = "Moving", title = "Moving"
        var services: (any HostServices)?
        var menus: [MenuItem] = []
        var openWindow: ((any HostedWindow) -> Void)?
        var closeWindow: ((any HostedWindow) -> Void)?
        var defaultSize: CGSize?
        var idealSize = CGSize(width: 30.2, height: 20)
        var minimumSize = CGSize.zero
        var maximumSize = CGSize(width: CGFloat.infinity, height: .infinity)
        let displayList = DisplayList()
        var backgroundColor = RGBA.white
        var pointerShape = PointerShape.arrow
        var textInput: TextInputState?
        var prefersDark: Bool?
        var accessibilityItems: [AccessibilityItem] = []
        var needsFrame: (() -> Void)?
        var writeClipboard: ((String) -> Void)?
        var readClipboard: ((@escaping (String?) -> Void) -> Void)?
        var readClipboardNow: (() -> String?)?
        var size = CGSize.zero
        var traits = HostTraits()
        var times: [Double] = []
        var hasWindow = true
        var phases: [AppPhase] = []
        private var square = LayerID.none

        func makeInitialWindows() -> [any HostedWindow] { hasWindow ? [self] : [] }
        func performMenuItem(_ id: Int) {}
        func phaseChanged(to phase: AppPhase) { phases.append(phase) }
        func resize(to size: CGSize) { self.size = size }
        func update(traits: HostTraits) { self.traits = traits }
        func send(_ event: InputEvent) -> Bool { false }
        func close() {}
        func renderFrame(at time: Double) -> FrameOutcome {
            times.append(time)
            if square == .none { square = displayList.add(.color(.black), 0, 0, 4, 4) }
            let x = min(time, 2) * 10
            displayList.setFrame(square, position: CGPoint(x: x, y: 0), size: CGSize(width: 4, height: 4))
            return FrameOutcome(hasChanges: displayList.hasChanges, nextFrameTime: time < 2 ? time : nil)
        }
    }

    @Test func drawsTheFirstWindowAtItsIdealSize() throws {
        let app = MovingApp()
        var options = ImageFrontEnd.Options(path: temporary("first.png"))
        options.isDark = true
        #expect(ImageFrontEnd(options: options).run(app) == 0)
        #expect(app.size == CGSize(width: 31, height: 20))
        #expect(app.traits.isDark && app.traits.displayScale == 2 && app.traits.kind == .image)
        #expect(app.phases == [.active, .ended])
        let size = ImageStore().size(ofFile: options.path)
        #expect(size == CGSize(width: 62, height: 40))
    }

    @Test func aFilmStripShowsTheTimesSideBySide() throws {
        let app = MovingApp()
        var options = ImageFrontEnd.Options(path: temporary("strip.png"))
        options.size = CGSize(width: 30, height: 10)
        options.scale = 1
        options.times = [0, 1, 2]
        #expect(ImageFrontEnd(options: options).run(app) == 0)
        #expect(app.times == app.times.sorted() && app.times.last == 2)
        #expect(Set(app.times).count >= 120, "the clock advances as on a screen")
        let picture = try Picture(106, 10) {
            $0.add(.image(ImageContent(source: .file(path: options.path, scale: 1))), 0, 0, 106, 10)
        }
        #expect(picture[1, 1] == black && picture[38 + 11, 1] == black && picture[76 + 21, 1] == black)
        #expect(picture[38 + 1, 1] == white)
    }

    @Test func failuresGiveAnExitCode() {
        let app = MovingApp()
        #expect(ImageFrontEnd(options: .init(path: "/no/such/folder/a.png")).run(app) == 1)
        #expect(ImageFrontEnd(options: .init(path: temporary("a.bmp"))).run(app) == 1)
        app.hasWindow = false
        #expect(ImageFrontEnd(options: .init(path: temporary("none.png"))).run(app) == 1)
    }
}
