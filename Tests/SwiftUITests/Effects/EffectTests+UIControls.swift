import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

extension EffectTests {
    @Test("Properties of UIKit's controls change the picture")
    func uiControls() {
        var effects = Effects()
        func button() -> UIButton {
            let view = UIButton(type: .system)

            view.setTitle("Press", for: .normal)
            view.setImage(UIImage(systemName: "star"), for: .normal)

            return view
        }
        add(&effects, "button title", button) { $0.setTitle("Other", for: .normal) }
        add(&effects, "button titleColor", button) { $0.setTitleColor(.red, for: .normal) }
        add(&effects, "button tintColor", button) { $0.tintColor = .red }
        add(&effects, "button isEnabled", button) { $0.isEnabled = false }
        add(
            &effects, "button isSelected title",
            button,
            from: {
                $0.setTitle("Chosen", for: .selected)
            }
        ) { $0.isSelected = true }
        add(&effects, "button isHighlighted", button) { $0.isHighlighted = true }
        add(&effects, "button font", button) { $0.titleLabel?.font = .systemFont(ofSize: 30) }
        add(&effects, "button contentEdgeInsets", button) { $0.contentEdgeInsets.left = 60 }
        add(&effects, "button imageEdgeInsets", button) { $0.imageEdgeInsets.right = 30 }
        add(&effects, "button titleEdgeInsets", button) { $0.titleEdgeInsets.left = 30 }
        add(&effects, "button contentHorizontalAlignment", button) { $0.contentHorizontalAlignment = .left }
        add(&effects, "button contentVerticalAlignment", button) { $0.contentVerticalAlignment = .top }
        add(&effects, "button backgroundImage", button) {
            $0.setBackgroundImage(UIImage(systemName: "square.fill"), for: .normal)
        }
        add(&effects, "button semanticContentAttribute", button) { $0.semanticContentAttribute = .forceRightToLeft }
        for (name, configuration) in [
            ("filled", UIButton.Configuration.filled()), ("tinted", .tinted()), ("gray", .gray()),
            ("bordered", .bordered()), ("borderedProminent", .borderedProminent()), ("borderless", .borderless()),
        ] {
            add(&effects, "button configuration \(name)", button) {
                var configuration = configuration
                configuration.title = "Press it"
                $0.configuration = configuration
            }
        }
        func configured(_ change: @escaping (inout UIButton.Configuration) -> Void) -> (UIButton) -> Void {
            {
                var configuration = UIButton.Configuration.filled()
                configuration.title = "Press"
                configuration.image = UIImage(systemName: "star")
                change(&configuration)
                $0.configuration = configuration
            }
        }
        func plain() -> UIButton {
            let button = UIButton(type: .system)
            configured { _ in }(button)
            return button
        }
        add(&effects, "configuration subtitle", plain, configured { $0.subtitle = "Sub" })
        add(&effects, "configuration baseBackgroundColor", plain, configured { $0.baseBackgroundColor = .red })
        add(&effects, "configuration baseForegroundColor", plain, configured { $0.baseForegroundColor = .black })
        add(&effects, "configuration cornerStyle", plain, configured { $0.cornerStyle = .capsule })
        add(&effects, "configuration imagePlacement", plain, configured { $0.imagePlacement = .trailing })
        add(&effects, "configuration imagePadding", plain, configured { $0.imagePadding = 20 })
        add(&effects, "configuration buttonSize", plain, configured { $0.buttonSize = .mini })
        add(&effects, "configuration showsActivityIndicator", plain, configured { $0.showsActivityIndicator = true })
        add(
            &effects, "configuration background", plain,
            configured {
                $0.background.strokeColor = .red
                $0.background.strokeWidth = 4
            })
        add(
            &effects, "configuration attributedTitle", plain,
            configured { $0.attributedTitle = AttributedString("Other") })
        add(&effects, "switch isOn", { UISwitch() }) { $0.isOn = true }
        add(
            &effects, "switch onTintColor",
            { UISwitch() },
            from: {
                $0.isOn = true
            }
        ) { $0.onTintColor = .red }
        add(&effects, "switch thumbTintColor", { UISwitch() }) { $0.thumbTintColor = .red }
        add(
            &effects, "switch isEnabled",
            { UISwitch() },
            from: {
                $0.isOn = true
            }
        ) { $0.isEnabled = false }
        func slider() -> UISlider {
            let view = UISlider()

            view.value = 0.4

            return view
        }
        add(&effects, "slider value", slider) { $0.value = 0.8 }
        add(&effects, "slider maximumValue", slider) { $0.maximumValue = 2 }
        add(&effects, "slider minimumTrackTintColor", slider) { $0.minimumTrackTintColor = .red }
        add(&effects, "slider maximumTrackTintColor", slider) { $0.maximumTrackTintColor = .red }
        add(&effects, "slider thumbTintColor", slider) { $0.thumbTintColor = .red }
        add(&effects, "slider minimumValueImage", slider) { $0.minimumValueImage = UIImage(systemName: "star") }
        add(&effects, "slider thumbImage", slider) { $0.setThumbImage(UIImage(systemName: "star"), for: .normal) }
        func segments() -> UISegmentedControl {
            let view = UISegmentedControl(items: ["One", "Two"])

            view.selectedSegmentIndex = 0

            return view
        }
        add(&effects, "segments selected", segments) { $0.selectedSegmentIndex = 1 }
        add(&effects, "segments selectedSegmentTintColor", segments) { $0.selectedSegmentTintColor = .red }
        add(&effects, "segments backgroundColor", segments) { $0.backgroundColor = .yellow }
        add(&effects, "segments titleTextAttributes", segments) {
            $0.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        }
        add(&effects, "segments image", segments) { $0.setImage(UIImage(systemName: "star"), forSegmentAt: 0) }
        add(&effects, "segments enabled", segments) { $0.setEnabled(false, forSegmentAt: 1) }
        add(&effects, "segments isEnabled", segments) { $0.isEnabled = false }
        add(&effects, "stepper isEnabled", { UIStepper() }) { $0.isEnabled = false }
        add(&effects, "progress", { UIProgressView() }) { $0.progress = 0.6 }
        add(
            &effects, "progressTintColor",
            { UIProgressView() },
            from: {
                $0.progress = 0.6
            }
        ) { $0.progressTintColor = .red }
        add(
            &effects, "trackTintColor",
            { UIProgressView() },
            from: {
                $0.progress = 0.6
            }
        ) { $0.trackTintColor = .red }
        add(&effects, "indicator animating", { UIActivityIndicatorView(style: .large) }) { $0.startAnimating() }
        add(
            &effects, "indicator color",
            { UIActivityIndicatorView(style: .large) },
            from: {
                $0.startAnimating()
            }
        ) { $0.color = .red }
        add(
            &effects, "page control",
            { UIPageControl() },
            from: {
                $0.numberOfPages = 3
                $0.backgroundColor = .gray
            }
        ) { $0.currentPage = 1 }
        add(
            &effects, "page control color",
            { UIPageControl() },
            from: {
                $0.numberOfPages = 3
            }
        ) { $0.currentPageIndicatorTintColor = .red }
        func date() -> UIDatePicker {
            let view = UIDatePicker()

            view.date = Date(timeIntervalSince1970: 0)

            return view
        }
        add(&effects, "date mode", date) { $0.datePickerMode = .date }
        add(&effects, "date style", date) { $0.preferredDatePickerStyle = .wheels }
        add(&effects, "date timeZone", date) { $0.timeZone = TimeZone(secondsFromGMT: 7200) }
        add(&effects, "date locale", date) { $0.locale = Locale(identifier: "de") }
        func field() -> UITextField {
            let view = UITextField()

            view.text = "Text"

            return view
        }
        add(&effects, "field font", field) { $0.font = .systemFont(ofSize: 30) }
        add(&effects, "field textColor", field) { $0.textColor = .red }
        add(&effects, "field textAlignment", field) { $0.textAlignment = .center }
        add(&effects, "field borderStyle", field) { $0.borderStyle = .roundedRect }
        add(&effects, "field isSecureTextEntry", field) { $0.isSecureTextEntry = true }
        add(&effects, "field clearButtonMode", field) { $0.clearButtonMode = .always }
        add(&effects, "field placeholder", { UITextField() }) { $0.placeholder = "Name" }
        add(
            &effects, "field attributedPlaceholder",
            { UITextField() },
            from: {
                $0.placeholder = "Name"
            }
        ) {
            $0.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
        }
        add(&effects, "field isEnabled", field) { $0.isEnabled = false }
        add(&effects, "field background", field) { $0.background = UIImage(systemName: "square.fill") }
        func text() -> UITextView {
            let view = UITextView()

            view.text = "A text of some length that does not fit into one line"

            return view
        }
        add(&effects, "text view font", text) { $0.font = .systemFont(ofSize: 30) }
        add(&effects, "text view textColor", text) { $0.textColor = .red }
        add(&effects, "text view textAlignment", text) { $0.textAlignment = .center }
        add(&effects, "text view textContainerInset", text) { $0.textContainerInset.left = 60 }
        add(&effects, "text view lineFragmentPadding", text) { $0.textContainer.lineFragmentPadding = 40 }
        add(
            &effects, "text view maximumNumberOfLines",
            text,
            from: {
                $0.isEditable = false
            }
        ) { $0.textContainer.maximumNumberOfLines = 1 }
        func search() -> UISearchBar {
            let view = UISearchBar()

            view.placeholder = "Find"

            return view
        }
        add(&effects, "search placeholder", search) { $0.placeholder = "Look" }
        add(&effects, "search text", search) { $0.text = "Word" }
        add(&effects, "search showsCancelButton", search) { $0.showsCancelButton = true }
        add(&effects, "search barTintColor", search) { $0.barTintColor = .red }
        add(&effects, "search scopes", search) {
            $0.scopeButtonTitles = ["One", "Two"]
            $0.showsScopeBar = true
        }
        add(&effects, "search prompt", search) { $0.prompt = "Prompt" }
        check(effects)
    }
}
