import Carbon
import CoreVideo
import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite("Codes of keys and pixels in memory")
struct KeyAndPixelTests {
    @Test("Keys have a Mac's codes, and shortcuts of the background are refused in a sentence")
    func keys() {
        #expect(kVK_ANSI_A == 0 && kVK_ANSI_M == 0x2E && kVK_Return == 0x24 && kVK_Space == 49 && kVK_F19 == 80)
        #expect(cmdKey == 256 && optionKey == 2048 && controlKey | shiftKey == 4608)
        var key = OpaquePointer(bitPattern: 1)
        var status = noErr
        let warnings = TestHost.warnings {
            status = RegisterEventHotKey(
                UInt32(kVK_Space), UInt32(cmdKey), EventHotKeyID(signature: 1, id: 2), GetApplicationEventTarget(), 0,
                &key)
        }
        #expect(status == eventHotKeyInvalidErr && key == nil && warnings.count <= 1)
        #expect(InstallEventHandler(nil, nil, 0, nil, nil, nil) == noErr && UnregisterEventHotKey(nil) == noErr)
    }

    @Test("The source of input has its properties")
    func sources() throws {
        let source = TISCopyCurrentKeyboardInputSource().takeUnretainedValue()
        let pointer = try #require(TISGetInputSourceProperty(source, kTISPropertyInputSourceID))
        let id = Unmanaged<NSString>.fromOpaque(pointer).takeUnretainedValue()
        #expect(String(describing: id).hasPrefix("com.apple.keylayout"))
        #expect(unsafeBitCast(pointer, to: CFString.self) == "com.apple.keylayout.US")
        #expect(TISGetInputSourceProperty(source, kTISPropertyIconImageURL) == nil)
    }

    @Test("The table of keys is data, which apps cast and pass on")
    func table() throws {
        // As often as sources are taken with their count, one is left.
        for _ in 0..<100 { _ = TISCopyCurrentASCIICapableKeyboardLayoutInputSource()?.takeRetainedValue() }
        let source = try #require(TISCopyCurrentASCIICapableKeyboardLayoutInputSource()?.takeRetainedValue())
        let pointer = try #require(TISGetInputSourceProperty(source, kTISPropertyUnicodeKeyLayoutData))
        let data = unsafeBitCast(pointer, to: CFData.self)
        let bytes = try #require(CFDataGetBytePtr(data))
        let table = UnsafeRawPointer(bytes).assumingMemoryBound(to: UCKeyboardLayout.self)
        #expect(table.pointee.keyLayoutHeaderFormat == UInt16(kUCKeyLayoutHeaderFormat))
        var units = [UniChar](repeating: 0, count: 4)
        var count = 0
        let letter = UInt16(kVK_ANSI_K)
        #expect(UCKeyTranslate(table, letter, UInt16(kUCKeyActionDisplay), 0, 0, 0, nil, 4, &count, &units) == noErr)
        #expect(String(decoding: units.prefix(count), as: UTF16.self) == "k")
    }

    @Test("Pixels are real memory, in planes by their format")
    func pixels() throws {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnSuccess)
        let buffer = try #require(made)
        #expect(CVPixelBufferLockBaseAddress(buffer, []) == kCVReturnSuccess)
        let row = CVPixelBufferGetBytesPerRow(buffer)
        let bytes = try #require(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(to: UInt8.self)
        bytes[row + 11] = 7
        #expect(row >= 12 && bytes[0] == 0 && bytes[row + 11] == 7 && CVPixelBufferGetDataSize(buffer) == row * 2)
        #expect(CVPixelBufferGetWidth(buffer) == 3 && CVPixelBufferGetPlaneCount(buffer) == 0)
        let film = kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
        #expect(CVPixelBufferCreate(nil, 5, 5, film, nil, &made) == kCVReturnSuccess)
        let planes = try #require(made)
        #expect(CVPixelBufferGetPlaneCount(planes) == 2 && CVPixelBufferGetWidthOfPlane(planes, 1) == 3)
        #expect(CVPixelBufferGetBaseAddressOfPlane(planes, 2) == nil && CVPixelBufferGetHeightOfPlane(planes, 9) == 0)
        CVBufferSetAttachment(planes, "key", NSString(string: "value"), .shouldPropagate)
        CVBufferPropagateAttachments(planes, buffer)
        #expect(CVBufferCopyAttachment(buffer, "key", nil) != nil && CVBufferCopyAttachment(buffer, "none", nil) == nil)
    }

    @Test("Impossible sizes and formats fail", arguments: [(0, 1), (-5, 5), (1 << 40, 2)])
    func hostile(_ size: (Int, Int)) {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, size.0, size.1, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnInvalidSize)
        #expect(CVPixelBufferCreate(nil, 4, 4, 0x1234, nil, &made) == kCVReturnInvalidPixelFormat && made == nil)
    }
}
