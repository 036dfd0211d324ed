import DisplayList
import OrielFoundation

extension CGColor: _CoreFoundationObject {
    /// The number of the type of colors, which `CFGetTypeID` returns for one.
    public static var typeID: CFTypeID { 0xD1 }
    public static var _typeID: CFTypeID { typeID }
}

extension CGColorSpace: _CoreFoundationObject {
    /// The number of the type of color spaces, which `CFGetTypeID` returns for one.
    public static var typeID: CFTypeID { 0xD2 }
    public static var _typeID: CFTypeID { typeID }
}

extension CGImage: _CoreFoundationObject {
    /// The number of the type of images, which `CFGetTypeID` returns for one.
    public static var typeID: CFTypeID { 0xD3 }
    public static var _typeID: CFTypeID { typeID }
}

extension CGPath: _CoreFoundationObject {
    /// The number of the type of paths, which `CFGetTypeID` returns for one; paths that change share it.
    public static var typeID: CFTypeID { 0xD4 }
    public static var _typeID: CFTypeID { typeID }
}

extension CGGradient: _CoreFoundationObject {
    /// The number of the type of gradients, which `CFGetTypeID` returns for one.
    public static var typeID: CFTypeID { 0xD5 }
    public static var _typeID: CFTypeID { typeID }
}

extension CGContext: _CoreFoundationObject {
    /// The number of the type of contexts, which `CFGetTypeID` returns for one.
    public static var typeID: CFTypeID { 0xD6 }
    public static var _typeID: CFTypeID { typeID }
}

extension CGFont: _CoreFoundationObject {
    /// The number of the type of fonts, which `CFGetTypeID` returns for one.
    public static var typeID: CFTypeID { 0xD7 }
    public static var _typeID: CFTypeID { typeID }
}

extension CGLayer: _CoreFoundationObject {
    /// The number of the type of layers, which `CFGetTypeID` returns for one.
    public static var typeID: CFTypeID { 0xD8 }
    public static var _typeID: CFTypeID { typeID }
}

extension CGDataProvider: _CoreFoundationObject {
    /// The number of the type of providers of data, which `CFGetTypeID` returns for one.
    public static var typeID: CFTypeID { 0xD9 }
    public static var _typeID: CFTypeID { typeID }
}

extension CGDataConsumer: _CoreFoundationObject {
    /// The number of the type of consumers of data, which `CFGetTypeID` returns for one.
    public static var typeID: CFTypeID { 0xDA }
    public static var _typeID: CFTypeID { typeID }
}
