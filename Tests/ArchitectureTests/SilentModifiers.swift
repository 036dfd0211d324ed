/// Modifiers that ignore an argument and say nothing, each with the reason.
enum SilentModifiers {
    static let reasons: [String: String] = [
        "previewDevice(_:)": preview, "previewLayout(_:)": preview, "previewDisplayName(_:)": preview,
        "previewInterfaceOrientation(_:)": preview, "previewContext(_:)": preview,
        "task(name:priority:file:line:_:)": name, "task(id:name:priority:file:line:_:)": name,
        "task(name:executorPreference:priority:file:line:_:)": name,
        "task(id:name:executorPreference:priority:file:line:_:)": name,
        "toolbar(id:content:)": choice, "defaultCustomization(_:options:)": choice, "customizationBehavior(_:)": choice,
        "gesture(_:name:isEnabled:)": recognizer, "highPriorityGesture(_:name:isEnabled:)": recognizer,
        "simultaneousGesture(_:name:isEnabled:)": recognizer,
    ]

    private static let preview = "speaks to a previewer alone; the view is the same with it, on Apple's systems as well"
    private static let recognizer = "names the gesture for UIKit's recognizers, which recognize nothing here"
    private static let choice = "keeps the items that users choose; they choose none here"
    private static let name = "names the task for a debugger, which sees other names here"
}
