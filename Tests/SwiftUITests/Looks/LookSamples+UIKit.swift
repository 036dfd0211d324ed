import SwiftUI

@testable import SwiftUICore

/// Controls and tables of UIKit whose looks are kept.
extension LookSamples {
    private final class Cells: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        override func numberOfSections(in tableView: UITableView) -> Int { 1 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Head" }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle, .default]
            let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
            cell.textLabel?.text = "text \(indexPath.row)"
            cell.detailTextLabel?.text = "more"
            cell.accessoryType = [.none, .checkmark, .disclosureIndicator, .detailButton, .none][indexPath.row]
            if indexPath.row == 4 { (cell.indentationLevel, cell.indentationWidth) = (2, 13) }
            return cell
        }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            indexPath.row != 1
        }
        override class var _commitsEdits: Bool { true }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
        override func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { indexPath.row == 2 ? .insert : .delete }
    }

    /// Cells with a view of their own, which fill their rows.
    private final class Boxes: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let box = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 30))
            box.backgroundColor = .blue
            cell.contentView.addSubview(box)
            (cell.accessoryType, cell.editingAccessoryType) = (.disclosureIndicator, .checkmark)
            return cell
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
        override class var _commitsEdits: Bool { true }
        override func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { .insert }
    }

    private static func boxes(isEditing: Bool) -> AnyView {
        AnyView(
            Shown {
                let controller = Boxes(style: .plain)
                controller.setEditing(isEditing, animated: false)
                return controller
            })
    }

    private struct Shown: UIViewControllerRepresentable {
        let make: @MainActor () -> UIViewController
        func makeUIViewController(context: Context) -> UIViewController { make() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private struct Placed: UIViewRepresentable {
        let views: [UIView]
        func makeUIView(context: Context) -> UIView {
            let view = UIView(frame: .zero)
            for (place, child) in views.enumerated() {
                child.frame = CGRect(x: 10 + place, y: place * 45, width: 150, height: 40)
                view.addSubview(child)
            }
            return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private static let tall = CGSize(width: 320, height: 400)

    private static func table(_ style: UITableView.Style, isEditing: Bool = false) -> AnyView {
        AnyView(
            Shown {
                let controller = Cells(style: style)
                controller.setEditing(isEditing, animated: false)
                return controller
            })
    }

    private static var switches: [UIView] {
        let (on, stepper, slider) = (UISwitch(frame: .zero), UIStepper(frame: .zero), UISlider(frame: .zero))
        (on.isOn, slider.value) = (true, 0.25)
        let (bar, pages, wheel) = (
            UIProgressView(frame: .zero), UIPageControl(frame: .zero), UIActivityIndicatorView(frame: .zero)
        )
        (bar.progress, pages.numberOfPages, pages.currentPage) = (0.3, 4, 2)
        wheel.hidesWhenStopped = false
        return [on, stepper, slider, bar, pages, wheel]
    }

    private static var words: [UIView] {
        let (label, field, text, button) = (
            UILabel(frame: .zero), UITextField(frame: .zero), UITextView(frame: .zero), UIButton(type: .system)
        )
        (label.text, label.textAlignment, label.textColor) = ("label", .right, .red)
        (field.placeholder, field.borderStyle) = ("field", .roundedRect)
        text.text = "text"
        button.setTitle("button", for: .normal)
        let filled = UIButton(configuration: .filled(), primaryAction: nil)
        filled.configuration?.title = "filled"
        let segments = UISegmentedControl(items: ["one", "two"])
        segments.selectedSegmentIndex = 1
        let box = UIView(frame: .zero)
        (box.backgroundColor, box.alpha) = (.green, 0.5)
        (box.layer.borderWidth, box.layer.cornerRadius) = (3, 8)
        return [label, field, text, button, filled, segments, box]
    }

    static let uiKit: [Sample] = [
        Sample(name: "cells, plain", size: tall, view: table(.plain)),
        Sample(name: "cells, grouped", size: tall, view: table(.grouped)),
        Sample(name: "cells on cards", size: tall, view: table(.insetGrouped)),
        Sample(name: "cells that are edited", size: tall, view: table(.plain, isEditing: true)),
        Sample(name: "cells with views", size: tall, view: boxes(isEditing: false)),
        Sample(name: "cells with views that are edited", size: tall, view: boxes(isEditing: true)),
        Sample(name: "values", size: tall, view: AnyView(Placed(views: switches))),
        Sample(name: "words", size: tall, view: AnyView(Placed(views: words))),
        Sample(
            name: "a bar with a title", size: tall,
            view: AnyView(
                Shown {
                    let screen = UIViewController()
                    screen.title = "Title"
                    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Right", style: .plain, target: nil, action: nil)
                    return UINavigationController(rootViewController: screen)
                })),
    ]
}
