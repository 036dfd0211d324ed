/// The types of SwiftUI that apps use most.
enum UsualTypes {
    static let names = """
        Animation AnyTransition App AppStorage AsyncImage Bindable Binding Button Canvas Color ColorPicker DatePicker
        DisclosureGroup DragGesture Environment EnvironmentKey EnvironmentObject FocusState Font ForEach Form
        GeometryReader GestureState Grid Group HStack Image Label Layout LazyVGrid LazyVStack LinearGradient List Menu
        Namespace NavigationLink NavigationSplitView NavigationStack ObservedObject Picker PreferenceKey ProgressView
        RoundedRectangle ScrollView Section SecureField Slider Spacer State StateObject Stepper TabView TapGesture Text
        TextEditor TextField TimelineView Toggle ToolbarItem UIViewRepresentable VStack View ViewModifier ViewThatFits
        WindowGroup ZStack
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// The documentation comments of SwiftUI's public types, by the types' names.
    static let comments: [String: Document] = {
        let type = /(?:@.+ )?(?:public|open) (?:final )?(?:struct|class|enum|protocol) (\w+).*/
        let paths = ["SwiftUICore", "SwiftUI"].flatMap {
            (try? Examples.paths(below: Examples.folder(of: $0), ending: ".swift")) ?? []
        }
        let found = paths.flatMap { Document.comments(in: (try? Examples.text($0)) ?? "", path: $0) }.compactMap {
            document in document.declaration.wholeMatch(of: type).map { (String($0.output.1), document) }
        }
        return Dictionary(found) { first, _ in first }
    }()
}
