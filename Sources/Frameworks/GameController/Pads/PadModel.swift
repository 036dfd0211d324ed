import Foundation

/// The kind of a controller, and its names as Apple's systems give them.
struct PadModel: Equatable {
    let family: PadFamily
    let category: String
    let name: String?

    /// Creates a model from the library's kind, the number of the maker at USB, and the name that the system has.
    init(kind: Int32, vendor: UInt16, name: String?) {
        switch kind {
        case 1, 2: (family, category) = (.xbox, GCProductCategoryXboxOne)
        case 4: (family, category) = (.dualShock, GCProductCategoryDualShock4)
        case 7: (family, category) = (.dualSense, GCProductCategoryDualSense)
        case 5: (family, category) = (.nintendo, "Switch Pro Controller")
        case 11: (family, category) = (.nintendo, "Nintendo Switch Joy-Con (L)")
        case 12: (family, category) = (.nintendo, "Nintendo Switch Joy-Con (R)")
        case 13: (family, category) = (.nintendo, "Nintendo Switch Joy-Con (L/R)")
        default: (family, category) = (vendor == 0x045E ? .xbox : .other, GCProductCategoryHID)
        }
        let name = name?.trimmingCharacters(in: .whitespacesAndNewlines)
        self.name = name?.isEmpty == false ? name : nil
    }
}
