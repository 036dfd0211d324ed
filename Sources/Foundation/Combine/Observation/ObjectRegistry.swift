@_spi(Reflection) import Swift

/// Finds the publisher of an observable object that does not declare one.
///
/// The publisher lives in the boxes of the object's `@Published` properties; where these are is found once for
/// each class. An object without any such property has its publisher in a table that does not keep it alive.
enum ObjectRegistry {
    private static let lock = Lock()
    nonisolated(unsafe) private static var plans: [ObjectIdentifier: ClassPlan] = [:]
    nonisolated(unsafe) private static var last: (key: ObjectIdentifier, plan: ClassPlan)?
    nonisolated(unsafe) private static var strays: [ObjectIdentifier: Stray] = [:]
    nonisolated(unsafe) private static var strayLimit = 64

    /// The object's publisher, made on the first call.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            let plan = plan(for: type(of: object))
            plan.isAskedFor = true
            return plan.offsets.isEmpty ? strayPublisher(of: object) : publisher(of: object, plan)
        }
    }

    /// Returns the publisher of the object, for a box of a property that was added after the publisher was requested;
    /// nil if it was never requested, or if the object declares its own publisher, which `@Published` does not notify.
    static func existingPublisher(of object: AnyObject) -> ObservableObjectPublisher? {
        lock.withLock {
            let plan = plan(for: type(of: object))
            return plan.isAskedFor ? plan.boxes(of: object).lazy.compactMap(\.objectWillChange).first : nil
        }
    }

    private static func publisher(of object: AnyObject, _ plan: ClassPlan) -> ObservableObjectPublisher {
        if let publisher = plan.sharedPublisher(of: object) { return publisher }
        let boxes = plan.boxes(of: object)
        let publisher = boxes.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
        for box in boxes { box.adopt(publisher) }
        return publisher
    }

    private static func strayPublisher(of object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        if let stray = strays[key], stray.object === object { return stray.publisher }
        if strays.count >= strayLimit {
            strays = strays.filter { $0.value.object != nil }
            strayLimit = max(64, strays.count * 2)
        }
        let publisher = ObservableObjectPublisher()
        strays[key] = Stray(object: object, publisher: publisher)
        return publisher
    }

    private static func plan(for type: AnyClass) -> ClassPlan {
        let key = ObjectIdentifier(type)
        // Objects of one class are often examined one after the other.
        if let last, last.key == key { return last.plan }
        let plan = plans[key] ?? ClassPlan(type)
        plans[key] = plan
        last = (key, plan)
        return plan
    }
}

/// The cached information about a class.
private final class ClassPlan {
    /// Whether the synthesized publisher of an instance has been requested.
    var isAskedFor = false

    /// Where the `@Published` properties are in an instance, superclasses included.
    let offsets: [Int]

    init(_ type: AnyClass) {
        var offsets: [Int] = []
        _ = _forEachField(of: type, options: .classType) { _, offset, fieldType, _ in
            if fieldType is any PublishedProperty.Type { offsets.append(offset) }
            return true
        }
        self.offsets = offsets
    }

    /// The boxes of an instance's `@Published` properties.
    func boxes(of object: AnyObject) -> [_AnyPublishedBox] {
        offsets.map { box(of: object, at: $0) }
    }

    /// The publisher of an instance when all boxes have it, which they do unless one was replaced.
    func sharedPublisher(of object: AnyObject) -> ObservableObjectPublisher? {
        guard let publisher = box(of: object, at: offsets[0]).objectWillChange else { return nil }
        for index in 1..<offsets.count where box(of: object, at: offsets[index]).objectWillChange !== publisher {
            return nil
        }
        return publisher
    }

    private func box(of object: AnyObject, at offset: Int) -> _AnyPublishedBox {
        // `Published` is one reference to its box.
        (UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset)
            .load(as: Unmanaged<_AnyPublishedBox>.self).takeUnretainedValue()
    }
}

private struct Stray {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
}

/// Marks the instantiations of `Published`, whatever their value.
protocol PublishedProperty {}
