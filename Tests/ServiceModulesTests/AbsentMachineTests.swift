import BackgroundAssets
import ClockKit
import CoreAudioKit
import IdentityLookup
import PencilKit
import SwiftUI
import SwiftUITesting
import Testing
import Virtualization

@testable import CryptoTokenKit
@testable import PaperKit

@MainActor
@Suite("Machines, cards, downloads and watches that are not there, and pages that are")
struct AbsentMachineTests {
    @Test("A page keeps its lines as data, and the controller reports changes")
    func pages() async throws {
        final class Delegate: PaperMarkupViewController.Delegate {
            var changes = 0
            func paperMarkupViewControllerDidChangeMarkup(_ paperMarkupViewController: PaperMarkupViewController) {
                changes += 1
            }
        }
        let points = [0.0, 50].map { x in
            PKStrokePoint(
                location: CGPoint(x: x, y: 10), timeOffset: 0, size: CGSize(width: 4, height: 4), opacity: 1, force: 1,
                azimuth: 0, altitude: 0)
        }
        let path = PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSinceReferenceDate: 0))
        let drawing = PKDrawing(strokes: [PKStroke(ink: PKInk(.pen, color: .black), path: path)])
        var markup = PaperMarkup(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(markup.featureSet == .empty && markup.contentsRenderFrame == .zero)
        markup.append(contentsOf: drawing)
        let read = try PaperMarkup(dataRepresentation: try await markup.dataRepresentation())
        #expect(read.drawing == drawing && read.bounds == markup.bounds && read.featureSet == .latest)
        var both = markup
        both.append(contentsOf: read)
        #expect(both.drawing.strokes.count == 2)
        #expect(throws: DecodingError.self) { try PaperMarkup(dataRepresentation: Data("{}".utf8)) }
        markup.transformContent(CGAffineTransform(translationX: 10, y: 0))
        #expect(abs(markup.contentsRenderFrame.minX - read.contentsRenderFrame.minX - 10) < 0.01)

        let controller = PaperMarkupViewController(supportedFeatureSet: .latest)
        let delegate = Delegate()
        controller.delegate = delegate
        #expect(controller.markup == nil)
        controller.canvas.drawing = drawing
        #expect(delegate.changes == 1 && controller.markup?.drawing == drawing)
        controller.markup = nil
        #expect(controller.canvas.drawing.strokes.isEmpty)
    }

    @Test("Records of cards are written and read; other data is not one")
    func records() throws {
        let inner = TKBERTLVRecord(tag: 0x5F20, value: Data("Ann".utf8))
        let outer = TKBERTLVRecord(tag: 0x61, records: [inner, TKBERTLVRecord(tag: 0x04, value: Data(count: 300))])
        #expect(Array(inner.data) == [0x5F, 0x20, 3, 0x41, 0x6E, 0x6E])
        #expect(Array(outer.data.prefix(4)) == [0x61, 0x82, 0x01, 0x36])
        let read = try #require(TKBERTLVRecord(from: outer.data))
        #expect(read.tag == 0x61)
        let parts = try #require(TKBERTLVRecord.sequenceOfRecords(from: read.value))
        #expect(parts.map(\.tag) == [0x5F20, 0x04] && parts[1].value.count == 300)
        var faults: [[UInt8]] = [
            [], [0x61], [0x61, 2, 0], [0x61, 0x80], [0x1F], [0x61, 0x85, 1, 1, 1, 1, 1], [0x04, 0, 0],
        ]
        faults.append([0x61, 0x88] + Array(repeating: 0xFF, count: 8))
        for bytes in faults { #expect(TKBERTLVRecord(from: Data(bytes)) == nil) }
        #expect(TKSmartCardSlotManager.default == nil && TKTokenWatcher().tokenIDs.isEmpty)
    }

    @Test("Machines do not run, and nothing is downloaded: both fail with Apple's codes")
    func machines() async {
        let configuration = VZVirtualMachineConfiguration()
        configuration.bootLoader = VZLinuxBootLoader(kernelURL: URL(filePath: "/vmlinuz"))
        #expect(throws: VZError(.notSupported)) { try configuration.validate() }
        let machine = VZVirtualMachine(configuration: configuration)
        #expect(!VZVirtualMachine.isSupported && machine.state == .stopped && !machine.canStart)
        await #expect(throws: VZError(.notSupported)) { try await machine.start() }
        #expect(throws: VZError(.invalidDiskImage)) {
            try VZDiskImageStorageDeviceAttachment(url: URL(filePath: "/nowhere.img"), readOnly: true)
        }
        let download = BAURLDownload(
            identifier: "a", request: URLRequest(url: URL(filePath: "/")), fileSize: 1, applicationGroupIdentifier: "g")
        #expect(throws: BAError(.downloadBackgroundActivityProhibited)) {
            try BADownloadManager.shared.scheduleDownload(download)
        }
        #expect(download.state == .created && download.priority == .default)
    }

    @Test("Contents of complications keep their values; messages are not filtered, instruments not found")
    func watches() {
        let template = CLKComplicationTemplateModularSmallRingText(
            textProvider: CLKSimpleTextProvider(text: "5"), fillFraction: 0.5, ringStyle: .open)
        let entry = CLKComplicationTimelineEntry(
            date: Date(timeIntervalSinceReferenceDate: 0), complicationTemplate: template)
        #expect((entry.complicationTemplate as? CLKComplicationTemplateModularSmallRingText)?.fillFraction == 0.5)
        #expect(CLKComplicationServer.sharedInstance().activeComplications == nil)
        let response = ILMessageFilterQueryResponse()
        response.action = .junk
        #expect(response.action.rawValue == 2 && ILMessageFilterSubAction.transactionalFinance.rawValue == 10001)
        struct Page: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> CABTMIDICentralViewController { .init() }
            func updateUIViewController(_ controller: CABTMIDICentralViewController, context: Context) {}
        }
        let host = TestHost(Page(), size: CGSize(width: 300, height: 300))
        #expect(host.text.contains("No Instruments"))
    }
}
