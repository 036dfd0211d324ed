/// The methods that Objective-C's protocols leave to the conforming class, and that have defaults here instead.
///
/// A call of one, `delegate.scrollViewDidScroll?(view)`, becomes one of a method that always exists.
enum OptionalMethods {
    /// The names of single methods.
    private static let names: Set<String> = [
        "urlSession", "urlSessionDidFinishEvents", "controllerWillChangeContent", "controllerDidChangeContent",
        "animationDidStart", "animationDidStop", "layerWillDraw", "layoutSublayers", "stateRestorationActivity",
        "numberOfSections", "prepareForPopoverPresentation", "adaptivePresentationStyle", "viewForZooming",
        "addAnimations", "addCompletion", "continueAnimation",
    ]

    private static let beginnings = [
        "scrollView", "tableView", "collectionView", "textField", "textView", "searchBar", "gestureRecognizer",
        "navigationController", "tabBarController", "pageViewController", "presentationController", "pickerView",
        "sheetPresentationController", "splitViewController", "imagePickerController", "documentPicker", "mapView",
        "locationManager", "userNotificationCenter", "application", "scene", "audioPlayer", "speechSynthesizer",
        "speechRecognizer", "safariViewController",
    ]

    /// Whether a method of this name is optional on Apple's systems.
    static func contains(_ name: String) -> Bool {
        names.contains(name)
            || beginnings.contains { beginning in
                // `scene` and `sceneDidDisconnect`, but not `scenery`.
                name.hasPrefix(beginning)
                    && name.dropFirst(beginning.count).first.map(\.isUppercase) ?? true
            }
    }
}
