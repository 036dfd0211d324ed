import CoreServices
import CoreSpotlight
import QuickLook
import SwiftUI
import SwiftUITesting
import Testing

@testable import MessageUI
@testable import Photos

@MainActor
@Suite("QuickLook, MessageUI, Photos, CoreSpotlight and CoreServices", .serialized)
struct DocumentTests {
    let folder = FileManager.default.temporaryDirectory.appending(path: "documents-\(UUID().uuidString)")

    @Test("A preview shows a text, then the next file's name and size, and is closed by its button")
    func preview() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (text, data) = (folder.appending(path: "a.txt"), folder.appending(path: "b.bin"))
        try Data("Some words".utf8).write(to: text)
        try Data([0, 1, 2]).write(to: data)
        struct Page: View {
            let files: [URL]
            @State var selection: URL?
            var body: some View {
                Button("Preview") { selection = files.first }.quickLookPreview($selection, in: files)
            }
        }
        let host = TestHost(Page(files: [text, data]), size: CGSize(width: 700, height: 600))
        host.tap(text: "Preview")
        #expect(host.text.contains("Some words") && host.text.contains("a.txt"))
        host.tap(label: "Next")
        #expect(host.text.contains("b.bin") && !host.text.contains("Some words"))
        host.tap(text: "Done")
        #expect(!host.text.contains("b.bin"))
        let item = ARQuickLookPreviewItem(fileAt: text)
        #expect(item.previewItemURL == text && item.previewItemTitle == nil && item.allowsContentScaling)
        #expect(QLPreviewController.canPreview(item))
        #expect(QLPreviewController.canPreview(text) && !QLPreviewController.canPreview(folder.appending(path: "none")))
    }

    @Test("A controller asks its data source for files and titles")
    func controller() throws {
        final class Source: QLPreviewControllerDataSource {
            func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 2 }
            func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
                URL(filePath: "/none/\(index).txt")
            }
        }
        let (controller, source) = (QLPreviewController(), Source())
        controller.dataSource = source
        controller.currentPreviewItemIndex = 1
        #expect(controller.currentPreviewItem?.previewItemURL == URL(filePath: "/none/1.txt"))
        controller.currentPreviewItemIndex = 7
        #expect(controller.currentPreviewItem == nil)
    }

    @Test("A message's parts are arguments of the mail program, and never its options")
    func mail() {
        var message = MailMessage()
        message.to = ["ann@example.org", "--attach", ""]
        (message.cc, message.subject) = (["bob@example.org"], "--help")
        message.body = MailMessage.plain("<p>Dear &lt;Ann&gt;,</p><br>1 &amp;amp; 2")
        #expect(
            message.arguments(files: ["/f"]) == [
                "--utf8", "--cc", "bob@example.org", "--subject", "--help", "--body", "Dear <Ann>,\n\n1 &amp; 2",
                "--attach", "/f", "ann@example.org",
            ])
        #expect(!MFMessageComposeViewController.canSendText())
    }

    @Test("A message opens the mail program once it is shown, and the delegate receives the result")
    func mailController() async {
        final class Delegate: NSObject, MFMailComposeViewControllerDelegate {
            var ended: ((MFMailComposeResult) -> Void)?
            func mailComposeController(
                _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
                error: (any Error)?
            ) { ended?(result) }
        }
        struct Page: UIViewControllerRepresentable {
            let controller: MFMailComposeViewController
            func makeUIViewController(context: Context) -> MFMailComposeViewController { controller }
            func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
        }
        for (program, expected) in [("/usr/bin/true", MFMailComposeResult.saved), ("/none", .failed)] {
            let (controller, delegate) = (MFMailComposeViewController(), Delegate())
            controller.mailComposeDelegate = delegate
            controller.program = program
            controller.setSubject("Hello")
            controller.setToRecipients(["ann@example.org"])
            var host: TestHost?
            let result = await withCheckedContinuation { continuation in
                delegate.ended = { continuation.resume(returning: $0) }
                host = TestHost(Page(controller: controller), size: CGSize(width: 300, height: 200))
            }
            #expect(result == expected && host?.text.contains("Hello") == true)
        }
    }

    @Test("Pictures are added to the folder without replacing any, fetched in order, and read in a size")
    func photos() async throws {
        let library = PHPhotoLibrary.shared()
        let own = library.folder
        library.folder = folder
        defer {
            library.folder = own
            try? FileManager.default.removeItem(at: folder)
        }
        let image = try #require(TestImage.make())
        try await library.performChanges {
            PHAssetChangeRequest.creationRequestForAsset(from: image)
            let request = PHAssetCreationRequest.forAsset()
            let options = PHAssetResourceCreationOptions()
            options.originalFilename = "../a.png"
            request.addResource(with: .photo, data: image.pngData() ?? Data(), options: options)
        }
        try await library.performChanges {
            let options = PHAssetResourceCreationOptions()
            options.originalFilename = "a.png"
            PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data([1]), options: options)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names.count == 3 && names.contains("a.png") && names.contains("a 2.png"))
        #expect(try Data(contentsOf: folder.appending(path: "a.png")).count > 1)
        let assets = PHAsset.fetchAssets(with: .image, options: nil)
        #expect(assets.count == 3 && PHAsset.fetchAssets(with: .video, options: nil).count == 0)
        let asset = try #require(PHAsset(folder.appending(path: "a.png")))
        #expect(asset.pixelWidth == 8 && asset.pixelHeight == 4)
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        var read: UIImage?
        PHImageManager.default().requestImage(
            for: asset, targetSize: CGSize(width: 4, height: 4), contentMode: .aspectFit, options: options
        ) { image, _ in read = image }
        #expect(read?.size == CGSize(width: 4, height: 2))
        #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .authorized)
        #expect(TestHost.warnings { _ = PHAssetChangeRequest.creationRequestForAsset(from: image) }.count == 1)
    }

    @Test("No desktop searches in apps: an index is not there, and changes of it fail")
    func spotlight() async throws {
        let item = CSSearchableItem(
            uniqueIdentifier: "1", domainIdentifier: nil, attributeSet: CSSearchableItemAttributeSet(contentType: .text)
        )
        item.attributeSet.title = "Note"
        #expect(!CSSearchableIndex.isIndexingAvailable())
        await #expect(throws: CSIndexError(.indexingUnsupported)) {
            try await CSSearchableIndex.default().indexSearchableItems([item])
        }
        let activity = NSUserActivity(activityType: CSSearchableItemActionType)
        activity.contentAttributeSet = item.attributeSet
        #expect(activity.contentAttributeSet?.title == "Note")
        #expect(CSCustomAttributeKey(keyName: "a-b") == nil && CSCustomAttributeKey(keyName: "a_1") != nil)
        for name in ["a", "Z", "0", "9", "_", "aZ09_"] {
            #expect(CSCustomAttributeKey(keyName: name)?.keyName == name, "\(name)")
        }
        for name in ["", " ", "/", ":", "a b", "a.b", "ß!"] {
            #expect(CSCustomAttributeKey(keyName: name) == nil, "\(name)")
        }
        let key = try #require(CSCustomAttributeKey(keyName: "own"))
        item.attributeSet.setValue(NSString(string: "x"), forCustomKey: key)
        #expect(item.attributeSet.value(forCustomKey: key) as? NSString == "x")
        item.attributeSet.setValue(nil, forCustomKey: key)
        #expect(item.attributeSet.value(forCustomKey: key) == nil)
    }

    @Test("Handlers of schemes are names, never options or paths; older names of kinds equal today's")
    func launchServices() {
        #expect(LSSetDefaultHandlerForURLScheme("--help", "org.example.notes") == kLSUnknownErr)
        #expect(LSSetDefaultHandlerForURLScheme("notes", "../other") == kLSUnknownErr)
        #expect(kUTTypePNG == "public.png" && UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        let name = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?.takeRetainedValue()
        #expect(name.map { "\($0)" } == "public.png")
        #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG) && UTTypeConformsTo(kUTTypePNG, kUTTypePNG))
        #expect(UTTypeConformsTo("no type", "no type") && !UTTypeConformsTo("no type", "another type"))
        #expect(!UTTypeConformsTo(kUTTypePNG, "no type") && !UTTypeConformsTo("no type", kUTTypeData))
        let byType = UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "image/png", nil)?.takeRetainedValue()
        #expect(byType.map { "\($0)" } == "public.png")
        #expect(UTTypeCreatePreferredIdentifierForTag("other", "png", nil) == nil)
        let ending = UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassFilenameExtension)?.takeRetainedValue()
        let kind = UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)?.takeRetainedValue()
        #expect(ending.map { "\($0)" } == "png" && kind.map { "\($0)" } == "image/png")
    }

    @Test("The older functions have the declarations of kinds, and four letters are numbers")
    func declarations() {
        #expect(kUTTypeFont == UTType.font.identifier && kUTTypeAVIMovie == UTType.avi.identifier)
        #expect(kUTTypeSwiftSource == UTType.swiftSource.identifier && kUTTypeBundle == UTType.bundle.identifier)
        #expect(UTTypeEqual("public.PNG", kUTTypePNG) && !UTTypeEqual("", kUTTypePNG))
        #expect(UTTypeIsDeclared(kUTTypePNG) && !UTTypeIsDeclared("org.example.none") && !UTTypeIsDynamic(kUTTypePNG))
        let declaration = UTTypeCopyDeclaration(kUTTypePNG)?.takeRetainedValue()
        #expect(declaration?[kUTTypeIdentifierKey] as? String == "public.png")
        #expect((declaration?[kUTTypeConformsToKey] as? [String])?.contains(kUTTypeImage) == true)
        let tags = declaration?[kUTTypeTagSpecificationKey] as? [String: [String]]
        #expect(tags?[kUTTagClassFilenameExtension]?.first == "png")
        #expect(UTTypeCopyDeclaration("org.example.none") == nil && UTTypeCopyDeclaringBundleURL(kUTTypePNG) == nil)
        let all = UTTypeCreateAllIdentifiersForTag(kUTTagClassFilenameExtension, "png", kUTTypeImage)?
            .takeRetainedValue()
        #expect(all?.contains("public.png") == true)
        #expect(UTTypeCreateAllIdentifiersForTag("none", "png", nil) == nil)
        #expect(UTGetOSTypeFromString("TEXT") == 0x5445_5854 && UTGetOSTypeFromString("longer") == 0)
        #expect("\(UTCreateStringForOSType(0x5445_5854).takeRetainedValue())" == "TEXT")
    }
}

/// A picture of 8 by 4 pixels.
enum TestImage {
    @MainActor static func make() -> UIImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
        }
    }
}
