import SwiftUICore

extension TabContent {
    /// Sets the label by which assistive technology knows the tab.
    public nonisolated func accessibilityLabel(
        _ label: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        button { AnyView($0.accessibilityLabel(label, isEnabled: isEnabled)) }
    }

    /// Sets the label by which assistive technology knows the tab.
    public nonisolated func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Sets the label by which assistive technology knows the tab.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the value that assistive technology reads after the label.
    public nonisolated func accessibilityValue(
        _ value: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        button { AnyView($0.accessibilityValue(value, isEnabled: isEnabled)) }
    }

    /// Sets the value that assistive technology reads after the label.
    public nonisolated func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// Sets the value that assistive technology reads after the label.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets what assistive technology says that happens when the tab is chosen.
    public nonisolated func accessibilityHint(
        _ hint: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        button { AnyView($0.accessibilityHint(hint, isEnabled: isEnabled)) }
    }

    /// Sets what assistive technology says that happens when the tab is chosen.
    public nonisolated func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// Sets what assistive technology says that happens when the tab is chosen.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets the name by which tests know the tab.
    public nonisolated func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        button { AnyView($0.accessibilityIdentifier(identifier, isEnabled: isEnabled)) }
    }

    /// Sets other names by which users call the tab.
    public nonisolated func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        button { isEnabled ? AnyView($0.accessibilityInputLabels(inputLabels)) : $0 }
    }

    /// Sets other names by which users call the tab.
    public nonisolated func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Sets other names by which users call the tab.
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }
}
