/// One value of the environment, in a chain from the innermost modifier out to the root.
///
/// The chain is live: a modifier whose value changes writes it in place, and every view below sees it without a copy.
/// The bodies that read the value are noted here, so that exactly those are evaluated again.
public class _EnvironmentElement {
    /// The key's type.
    let key: ObjectIdentifier
    /// The effect of a change on the engine's own views.
    let effect: _EnvironmentEffect
    /// The element further out; nil at the root.
    private(set) var next: _EnvironmentElement? { didSet { outer = next.map { .passUnretained($0) } } }
    /// The element further out, without a reference counted, for the search: one at a time is kept by the one before it.
    private(set) var outer: Unmanaged<_EnvironmentElement>?
    /// A bit for each key in this element and its ancestors, to find out quickly that a key is in none of them.
    private(set) var filter: UInt64
    /// The nodes whose bodies read the value.
    var readers = ReaderList()
    /// The resolved style of texts below, kept until a text-related value changes.
    var textStyleCache: AnyObject?

    init(key: ObjectIdentifier, effect: _EnvironmentEffect, next: _EnvironmentElement?) {
        self.key = key
        self.effect = effect
        self.next = next
        outer = next.map { .passUnretained($0) }
        filter = Self.bit(key) | (next?.filter ?? 0)
    }

    /// The filter bit of a key: bits 4 to 9 of the metadata's address distinguish types well.
    @inline(__always)
    static func bit(_ key: ObjectIdentifier) -> UInt64 {
        let address = UInt(bitPattern: key)
        return 1 << UInt64((address >> 4 ^ address >> 10) & 63)
    }

    /// Hangs the element behind another one.
    func relink(to next: _EnvironmentElement?) {
        self.next = next
        filter = Self.bit(key) | (next?.filter ?? 0)
    }

    /// Adopts another element's value; returns whether it differs.
    func assign(from other: _EnvironmentElement) -> Bool { fatalError("An element needs a type.") }

    /// The type of the style that the value holds; nil for other values.
    var style: Any.Type? { nil }

    /// The key and the value as text.
    var summary: String { fatalError("An element needs a type.") }
}

/// An element with its value.
final class TypedEnvironmentElement<Key: EnvironmentKey>: _EnvironmentElement {
    var value: Key.Value

    init(value: Key.Value, next: _EnvironmentElement?) {
        self.value = value
        super.init(key: ObjectIdentifier(Key.self), effect: Key._effect, next: next)
    }

    override var style: Any.Type? { (value as? any StyleHolder)?.styleType }

    override var summary: String { "EnvironmentPropertyKey<\(Key.self)> = \(value)" }

    override func assign(from other: _EnvironmentElement) -> Bool {
        let new = unsafeDowncast(other, to: TypedEnvironmentElement<Key>.self).value
        if valuesAreEqual(value, new) { return false }
        value = new
        return true
    }
}

/// A value of the environment that holds a style, its type hidden.
protocol StyleHolder {
    /// The type of the style.
    var styleType: Any.Type { get }
}
