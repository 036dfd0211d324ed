import Foundation

extension NSCell {
    private var valued: NSControl? { controlView as? NSControl }
    /// The value as a whole number; 0 by default.
    public var integerValue: Int {
        get { valued?.integerValue ?? 0 }
        set { valued?.integerValue = newValue }
    }
    /// The value as a whole number of 32 bits; 0 by default.
    public var intValue: Int32 {
        get { valued?.intValue ?? 0 }
        set { valued?.intValue = newValue }
    }
    /// The value as a number of single precision; 0 by default.
    public var floatValue: Float {
        get { valued?.floatValue ?? 0 }
        set { valued?.floatValue = newValue }
    }
    /// The value as a number of double precision; 0 by default.
    public var doubleValue: Double {
        get { valued?.doubleValue ?? 0 }
        set { valued?.doubleValue = newValue }
    }
}
