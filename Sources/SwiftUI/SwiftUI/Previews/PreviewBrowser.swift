import SwiftUICore

/// All previews by their titles, and the chosen one with switches for its surroundings.
struct PreviewBrowser: View {
    @State private var previews = CatalogedPreview.all()
    @SceneStorage("preview") private var number = 0
    @SceneStorage("dark") private var isDark = false
    @SceneStorage("large") private var isLarge = false
    @SceneStorage("rightToLeft") private var isRightToLeft = false

    var body: some View {
        HStack(spacing: 0) {
            titles
            Divider()
            VStack(spacing: 0) {
                HStack(spacing: 16) {
                    Toggle("Dark", isOn: $isDark)
                    Toggle("Large Text", isOn: $isLarge)
                    Toggle("Right to Left", isOn: $isRightToLeft)
                    Spacer()
                }
                .padding(8)
                Divider()
                stage.frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        .frame(minWidth: 640, minHeight: 480)
    }

    private var titles: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 4) {
                if previews.isEmpty { Text("There are no previews.").foregroundStyle(.secondary) }
                ForEach(previews.indices, id: \.self) { index in
                    Button(previews[index].title) { number = index }
                        .buttonStyle(FramedPlainButtonStyle())
                        .foregroundStyle(index == number ? Color.accentColor : .primary)
                        .padding(4)
                }
            }
            .padding(8)
        }
        .frame(width: 200)
    }

    @ViewBuilder private var stage: some View {
        if previews.indices.contains(number) {
            let size = previews[number].size
            PreviewStage(number: number)
                .id(number)
                .frame(
                    width: size.flatMap { $0 == .zero ? nil : $0.width },
                    height: size.flatMap { $0 == .zero ? nil : $0.height }
                )
                .environment(\.dynamicTypeSize, isLarge ? .accessibility2 : .large)
                .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
                .environment(\.colorScheme, isDark ? .dark : .light)
                .background(isDark ? Color.black : .white)
        }
    }
}
