import CryptoKit
import Foundation
import Testing

@Suite("Published test vectors")
struct VectorTests {
    @Test("CryptoKit accepts and refuses what it should")
    func vectors() throws {
        let vectors = try Vector.all()
        #expect(vectors.count == 214 && vectors.count { $0.isValid } == 119)
        for vector in vectors {
            let holds = Result { try vector.holds() }
            if vector.isValid {
                #expect(try holds.get(), "\(vector.kind) \(vector.number)")
            } else {
                #expect((try? holds.get()) != true, "\(vector.kind) \(vector.number)")
            }
        }
    }

    @Test("Refusals are errors of CryptoKit, not of Foundation")
    func refusals() throws {
        for vector in try Vector.all() where !vector.isValid {
            do { _ = try vector.holds() } catch { #expect(error is CryptoKitError || error is CryptoKitASN1Error) }
        }
    }
}
