/// The methods that Objective-C's protocols leave to the conforming class, and that have defaults here instead.
///
/// A call of one, `delegate.scrollViewDidScroll?(view)`, becomes one of a method that always exists. Calls with labels need no list:
/// closures, which may be optional as well, have none.
enum OptionalMethods {
    /// The names of single methods.
    private static let names: Set<String> = [
        "urlSession", "urlSessionDidFinishEvents", "controllerWillChangeContent", "controllerDidChangeContent",
        "animationDidStart", "animationDidStop", "layerWillDraw", "layoutSublayers", "stateRestorationActivity",
        "numberOfSections", "prepareForPopoverPresentation", "adaptivePresentationStyle", "viewForZooming",
        "addAnimations", "addCompletion", "continueAnimation", "animationController",
        "interactionControllerForPresentation", "interactionControllerForDismissal", "animationEnded",
        "tabViewDidChangeNumberOfTabViewItems", "cookiesDidChange", "requestDidFinish", "sectionIndexTitles",
        "presentationCount", "presentationIndex", "numberOfRows", "indexPathForPreferredFocusedView",
    ]

    private static let beginnings = [
        "scrollView", "tableView", "collectionView", "textField", "textView", "searchBar", "gestureRecognizer",
        "navigationController", "tabBarController", "pageViewController", "presentationController", "pickerView",
        "sheetPresentationController", "splitViewController", "imagePickerController", "documentPicker", "mapView",
        "locationManager", "userNotificationCenter", "application", "scene", "audioPlayer", "speechSynthesizer",
        "speechRecognizer", "safariViewController", "webView", "tabBar", "navigationBar", "outlineView", "comboBox",
        "controlText", "textDid", "textShould", "windowDid", "windowWill", "windowShould", "menuDid", "menuNeeds",
        "menuWill", "menuHas", "popoverDid", "popoverWill", "popoverShould", "panelSelection", "toolbarDid",
        "toolbarWill", "toolbarAllowed", "toolbarDefault", "toolbarSelectable", "captureOutput", "audioRecorder",
        "metadataOutput", "photoOutput", "fileOutput", "centralManager", "peripheralManager", "peripheralDid",
        "paymentQueue", "playerViewController", "pictureInPictureController", "previewController", "mediaPicker",
        "contactPicker", "colorPickerViewController", "fontPickerViewController", "canvasView", "calendarView",
        "documentInteractionController", "documentCameraViewController", "mailComposeController", "layoutManager",
        "textStorage", "textLayoutManager", "collisionBehavior", "dynamicAnimator", "dragInteraction",
        "dropInteraction", "contextMenuInteraction", "pointerInteraction", "willPresentSearch", "didPresentSearch",
        "willDismissSearch", "didDismissSearch", "workoutSession", "sessionDid", "sessionWas", "sessionReachability",
        "sessionInterruption", "sharingService", "ruleEditor", "pathControl",
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
