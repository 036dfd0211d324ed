import Foundation

// The forms in which descriptions of windows have points, sizes and rectangles.

extension CGPoint {
    /// Creates a point of a dictionary with the keys “X” and “Y”; nil for another one.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = Self.number(dict, "X"), let y = Self.number(dict, "Y") else { return nil }
        self.init(x: x, y: y)
    }
    /// The point as a dictionary with the keys “X” and “Y”.
    public var dictionaryRepresentation: CFDictionary { ["X": Double(x), "Y": Double(y)] as NSDictionary }

    fileprivate static func number(_ dict: CFDictionary, _ key: String) -> CGFloat? {
        let value: Any? = dict.object(forKey: NSString(string: key))
        if let number = value as? NSNumber { return CGFloat(number.doubleValue) }
        return (value as? Double).map { CGFloat($0) }
    }
}

extension CGSize {
    /// Creates a size of a dictionary with the keys “Width” and “Height”; nil for another one.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = CGPoint.number(dict, "Width"), let height = CGPoint.number(dict, "Height") else { return nil }
        self.init(width: width, height: height)
    }
    /// The size as a dictionary with the keys “Width” and “Height”.
    public var dictionaryRepresentation: CFDictionary {
        ["Width": Double(width), "Height": Double(height)] as NSDictionary
    }
}

extension CGRect {
    /// Creates a rectangle of a dictionary with the keys of its origin and its size; nil for another one.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict)
        else { return nil }
        self.init(origin: origin, size: size)
    }
    /// The rectangle as a dictionary with the keys “X”, “Y”, “Width” and “Height”.
    public var dictionaryRepresentation: CFDictionary {
        [
            "X": Double(origin.x), "Y": Double(origin.y), "Width": Double(size.width), "Height": Double(size.height),
        ] as NSDictionary
    }
}
