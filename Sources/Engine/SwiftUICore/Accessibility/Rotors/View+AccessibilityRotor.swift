import Foundation

// Follows Apple's
// [accessibilityRotor(_:entries:)](https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:)-1yk7p).
// The desktop's assistive technology has no rotors: the view offers “Next” and “Previous” with the rotor's title as actions.

extension View {
    private nonisolated func rotor(_ title: Text, _ collect: @escaping (inout _RotorEntries) -> Void) -> some View {
        modifier(
            AccessibilityAttachmentModifier {
                $0.rotors = [
                    .init(title: title) {
                        var list = _RotorEntries()
                        collect(&list)
                        return list.all
                    }
                ]
            })
    }

    /// Adds a rotor with a title, of entries.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(label) { entries()._addEntries(to: &$0) }
    }

    /// Adds a rotor with a title, with an entry for each identifiable element.
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(label) { list in
            list.all += entries.map { .init(id: AnyHashable($0.id), label: $0[keyPath: entryLabel]) }
        }
    }

    /// Adds a rotor with a title, with an entry for each element, whose identity a key path finds.
    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(label) { list in
            list.all += entries.map { .init(id: AnyHashable($0[keyPath: entryID]), label: $0[keyPath: entryLabel]) }
        }
    }

    /// Adds a rotor with a title, with an entry for each part of the view's text.
    public nonisolated func accessibilityRotor(
        _ label: Text, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(label) { list in list.all += textRanges.map { .init(range: $0) } }
    }

    /// Adds a rotor with a title, of entries.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(Text(labelKey)) { entries()._addEntries(to: &$0) }
    }

    /// Adds a rotor with a title, with an entry for each identifiable element.
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(labelKey)) { list in
            list.all += entries.map { .init(id: AnyHashable($0.id), label: $0[keyPath: entryLabel]) }
        }
    }

    /// Adds a rotor with a title, with an entry for each element, whose identity a key path finds.
    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(labelKey)) { list in
            list.all += entries.map { .init(id: AnyHashable($0[keyPath: entryID]), label: $0[keyPath: entryLabel]) }
        }
    }

    /// Adds a rotor with a title, with an entry for each part of the view's text.
    public nonisolated func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(Text(labelKey)) { list in list.all += textRanges.map { .init(range: $0) } }
    }

    /// Adds a rotor with a title, of entries.
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(Text(label)) { entries()._addEntries(to: &$0) }
    }

    /// Adds a rotor with a title, with an entry for each identifiable element.
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(label)) { list in
            list.all += entries.map { .init(id: AnyHashable($0.id), label: $0[keyPath: entryLabel]) }
        }
    }

    /// Adds a rotor with a title, with an entry for each element, whose identity a key path finds.
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(label)) { list in
            list.all += entries.map { .init(id: AnyHashable($0[keyPath: entryID]), label: $0[keyPath: entryLabel]) }
        }
    }

    /// Adds a rotor with a title, with an entry for each part of the view's text.
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(Text(label)) { list in list.all += textRanges.map { .init(range: $0) } }
    }

    /// Adds a rotor in the place of one of assistive technology's own, of entries.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(Text(verbatim: systemRotor.name)) { entries()._addEntries(to: &$0) }
    }

    /// Adds a rotor in the place of one of assistive technology's own, with an entry for each identifiable element.
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(verbatim: systemRotor.name)) { list in
            list.all += entries.map { .init(id: AnyHashable($0.id), label: $0[keyPath: entryLabel]) }
        }
    }

    /// Adds a rotor in the place of one of assistive technology's own, with an entry for each element, whose identity a key path finds.
    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(verbatim: systemRotor.name)) { list in
            list.all += entries.map { .init(id: AnyHashable($0[keyPath: entryID]), label: $0[keyPath: entryLabel]) }
        }
    }

    /// Adds a rotor in the place of one of assistive technology's own, with an entry for each part of the view's text.
    public nonisolated func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(Text(verbatim: systemRotor.name)) { list in list.all += textRanges.map { .init(range: $0) } }
    }

    /// Names the view for entries of rotors, within a namespace.
    public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        modifier(
            AccessibilityAttachmentModifier { $0.rotorEntries = [.init(id: AnyHashable(id), namespace: namespace)] })
    }
}
