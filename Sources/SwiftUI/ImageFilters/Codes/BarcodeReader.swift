import Foundation
import OrielFoundation

/// Finds bar codes in pictures, by the library zbar where it is installed.
package final class BarcodeReader: @unchecked Sendable {
    /// A bar code.
    package struct Code: Equatable, Sendable {
        /// The kind by zbar's number.
        package let kind: Int32
        /// Its text.
        package let text: String
        /// Corners or points of it in pixels, from the top left.
        package let points: [CGPoint]

        /// A rectangle around the points, in pixels.
        package var bounds: CGRect {
            let (x, y) = (points.map(\.x), points.map(\.y))
            guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return .zero }
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }

    /// The reader; nil where the library is not installed, with a warning.
    package static let shared: BarcodeReader? = {
        let reader = SharedLibrary("libzbar.so.0").flatMap(BarcodeReader.init)
        if reader == nil { RuntimeWarning.issue("Bar codes are read by the package libzbar0, which is not installed.") }
        return reader
    }()

    private typealias Pointer = UnsafeMutableRawPointer
    private let makeScanner: @convention(c) () -> Pointer?
    private let endScanner: @convention(c) (Pointer) -> Void
    private let configure: @convention(c) (Pointer, Int32, Int32, Int32) -> Int32
    private let makeImage: @convention(c) () -> Pointer?
    private let endImage: @convention(c) (Pointer) -> Void
    private let setFormat: @convention(c) (Pointer, UInt) -> Void
    private let setSize: @convention(c) (Pointer, UInt32, UInt32) -> Void
    private let setData: @convention(c) (Pointer, UnsafeRawPointer?, UInt, UnsafeRawPointer?) -> Void
    private let scan: @convention(c) (Pointer, Pointer) -> Int32
    private let firstSymbol: @convention(c) (Pointer) -> Pointer?
    private let nextSymbol: @convention(c) (Pointer) -> Pointer?
    private let symbolKind: @convention(c) (Pointer) -> Int32
    private let symbolData: @convention(c) (Pointer) -> UnsafePointer<UInt8>?
    private let symbolLength: @convention(c) (Pointer) -> UInt32
    private let pointCount: @convention(c) (Pointer) -> UInt32
    private let pointX: @convention(c) (Pointer, UInt32) -> Int32
    private let pointY: @convention(c) (Pointer, UInt32) -> Int32

    private init?(_ library: SharedLibrary) {
        func load<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function? {
            library.function("zbar_" + name, as: type)
        }
        guard let makeScanner: @convention(c) () -> Pointer? = load("image_scanner_create"),
            let endScanner: @convention(c) (Pointer) -> Void = load("image_scanner_destroy"),
            let configure: @convention(c) (Pointer, Int32, Int32, Int32) -> Int32 = load("image_scanner_set_config"),
            let makeImage: @convention(c) () -> Pointer? = load("image_create"),
            let endImage: @convention(c) (Pointer) -> Void = load("image_destroy"),
            let setFormat: @convention(c) (Pointer, UInt) -> Void = load("image_set_format"),
            let setSize: @convention(c) (Pointer, UInt32, UInt32) -> Void = load("image_set_size"),
            let setData: @convention(c) (Pointer, UnsafeRawPointer?, UInt, UnsafeRawPointer?) -> Void = load(
                "image_set_data"),
            let scan: @convention(c) (Pointer, Pointer) -> Int32 = load("scan_image"),
            let firstSymbol: @convention(c) (Pointer) -> Pointer? = load("image_first_symbol"),
            let nextSymbol: @convention(c) (Pointer) -> Pointer? = load("symbol_next"),
            let symbolKind: @convention(c) (Pointer) -> Int32 = load("symbol_get_type"),
            let symbolData: @convention(c) (Pointer) -> UnsafePointer<UInt8>? = load("symbol_get_data"),
            let symbolLength: @convention(c) (Pointer) -> UInt32 = load("symbol_get_data_length"),
            let pointCount: @convention(c) (Pointer) -> UInt32 = load("symbol_get_loc_size"),
            let pointX: @convention(c) (Pointer, UInt32) -> Int32 = load("symbol_get_loc_x"),
            let pointY: @convention(c) (Pointer, UInt32) -> Int32 = load("symbol_get_loc_y")
        else { return nil }
        (self.makeScanner, self.endScanner, self.configure) = (makeScanner, endScanner, configure)
        (self.makeImage, self.endImage, self.setFormat, self.setSize) = (makeImage, endImage, setFormat, setSize)
        (self.setData, self.scan, self.firstSymbol, self.nextSymbol) = (setData, scan, firstSymbol, nextSymbol)
        (self.symbolKind, self.symbolData, self.symbolLength) = (symbolKind, symbolData, symbolLength)
        (self.pointCount, self.pointX, self.pointY) = (pointCount, pointX, pointY)
    }

    /// The number by which zbar calls QR codes.
    package static let qr: Int32 = 64

    /// Returns the bar codes in a picture, in the order in which they are found.
    package func codes(in picture: GrayPicture) -> [Code] {
        guard picture.width > 0, picture.height > 0, let scanner = makeScanner() else { return [] }
        defer { endScanner(scanner) }
        guard let image = makeImage() else { return [] }
        defer { endImage(image) }
        // All kinds, also kinds that zbar leaves off by itself.
        _ = configure(scanner, 0, 0, 1)
        // The bytes of QR codes as they are: zbar guesses their encoding, and not always well.
        _ = configure(scanner, Self.qr, 4, 1)
        // Grays of eight bits: “Y800”.
        setFormat(image, 0x3030_3859)
        setSize(image, UInt32(picture.width), UInt32(picture.height))
        return picture.pixels.withUnsafeBytes { bytes in
            setData(image, bytes.baseAddress, UInt(bytes.count), nil)
            guard scan(scanner, image) > 0 else { return [] }
            var codes: [Code] = []
            var symbol = firstSymbol(image)
            while let found = symbol {
                codes.append(code(found))
                symbol = nextSymbol(found)
            }
            return codes
        }
    }

    private func code(_ symbol: Pointer) -> Code {
        let bytes = UnsafeBufferPointer(start: symbolData(symbol), count: Int(symbolLength(symbol)))
        let points = (0..<pointCount(symbol)).map {
            CGPoint(x: CGFloat(pointX(symbol, $0)), y: CGFloat(pointY(symbol, $0)))
        }
        let text = String(validating: bytes, as: UTF8.self) ?? String(bytes: bytes, encoding: .isoLatin1) ?? ""
        return Code(kind: symbolKind(symbol), text: text, points: points)
    }
}
