import SwiftUICore

extension GaugeStyleConfiguration {
    /// The values that the gauge shows, the label's type hidden.
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The value in words, the label's type hidden.
    public struct CurrentValueLabel: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The least value in words, the label's type hidden.
    public struct MinimumValueLabel: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The greatest value in words, the label's type hidden.
    public struct MaximumValueLabel: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// Values in between in words, the label's type hidden; no style shows them.
    public struct MarkedValueLabel: View {
        let view: AnyView
        public var body: some View { view }
    }
}
