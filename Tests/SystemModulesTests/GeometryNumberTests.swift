import Foundation
import OrielFoundation
import Testing

@Suite("Numbers of geometry as objects")
struct GeometryNumberTests {
    private let width: CGFloat = 1.5

    @Test("They are numbers of Foundation, and back")
    func casts() {
        #expect(width as NSNumber == 1.5 && (width as Any) as? NSNumber == 1.5)
        #expect(NSNumber(value: 2.5) as Any as? CGFloat == 2.5 && [width, 2] as [NSNumber] == [1.5, 2])
        #expect((width as Any) is CGFloat && !((width as Any) is Double) && !((2.5 as Double) as Any is CGFloat))
        #expect(["width": width] as Any as? [String: CGFloat] == ["width": 1.5])
    }

    @Test("JSON and the defaults take them")
    func storing() throws {
        let data = try JSONSerialization.data(withJSONObject: ["width": width])
        #expect(String(decoding: data, as: UTF8.self) == #"{"width":1.5}"#)
        let name = "GeometryNumberTests \(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defaults.set(width, forKey: "width")
        #expect(defaults.double(forKey: "width") == 1.5)
        defaults.removePersistentDomain(forName: name)
    }
}
