import Foundation
import OrielFoundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor private final class Screen: UIViewController {
    var label: UILabel?
    var buttons: [UIButton] = []
    var pressed = 0
    var prepared: [UIStoryboardSegue] = []
    var returned = 0
    var loads: [Bool] = []
    override func viewDidLoad() { loads.append(label != nil) }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared.append(segue) }
    func press(_ sender: Any) { pressed += 1 }
    func back(_ segue: UIStoryboardSegue) { returned += 1 }
}

@MainActor private final class Row: UITableViewCell {
    var name: UILabel?
    var woke = 0
    override func awakeFromNib() {
        super.awakeFromNib()
        woke += name == nil ? 0 : 1
    }
}

@MainActor @Suite("Nibs and storyboards of UIKit", .serialized)
struct TouchInterfaceTests {
    init() {
        if Self.isRegistered { return }
        Self.isRegistered = true
        let screen = _InterfaceClass(Screen.self)
        screen.property("label") { (o: Screen, v) in _assignInterfaceValue(&o.label, v) }
        screen.property("buttons") { (o: Screen, v) in _assignInterfaceValue(&o.buttons, v) }
        screen.method("press:", Selector(Screen.press(_:)))
        screen.method("back:", Selector(Screen.back(_:)))
        let row = _InterfaceClass(Row.self)
        row.property("name") { (o: Row, v) in _assignInterfaceValue(&o.name, v) }
        InterfaceClasses.register([screen, row])
    }
    private static var isRegistered = false

    private func storyboard(initial: String, _ scenes: String...) throws -> UIStoryboard {
        let all = scenes.enumerated().map { "<scene sceneID=\"S\($0)\"><objects>\($1)</objects></scene>" }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
                initialViewController="\(initial)"><scenes>\(all.joined())</scenes></document>
            """
        return UIStoryboard(try InterfaceFile(Data(text.utf8), name: "Sample", bundle: nil))
    }

    private func screen(_ id: String, _ content: String = "", _ connections: String = "", more: String = "") -> String {
        """
        <viewController storyboardIdentifier="\(id)-name" title="\(id) title" id="\(id)" customClass="Screen" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(id)V"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <subviews>\(content)</subviews>
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <viewLayoutGuide key="safeArea" id="\(id)G"/></view>
        <navigationItem key="navigationItem" title="\(id)" id="\(id)N">\(more)</navigationItem>
        <connections>\(connections)</connections></viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)R" sceneMemberID="firstResponder"/>
        """
    }

    @Test("Views, outlets, collections of outlets, actions and constraints")
    func views() throws {
        let content = """
            <label text="Hello" textAlignment="center" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO" id="L">
            <fontDescription key="fontDescription" type="boldSystem" pointSize="24"/><nil key="textColor"/>
            <constraints><constraint firstAttribute="width" constant="100" id="W"/></constraints></label>
            <button buttonType="system" tag="3" id="B1"><rect key="frame" x="10" y="20" width="80" height="30"/>
            <state key="normal" title="Press"><color key="titleColor" white="0" alpha="1" colorSpace="calibratedWhite"/></state>
            <connections><action selector="press:" destination="A" eventType="touchUpInside"/></connections></button>
            <button buttonType="custom" id="B2"><state key="normal" title="Other"/></button>
            <switch on="YES" id="S"/><slider minValue="1" maxValue="9" value="4" id="D"/>
            <segmentedControl selectedSegmentIndex="1" id="T"><segments><segment title="a"/><segment title="b"/></segments></segmentedControl>
            """
        let storyboard = try storyboard(
            initial: "A",
            screen(
                "A", content,
                """
                <outlet property="label" destination="L"/><outletCollection property="buttons" destination="B1"/>
                <outletCollection property="buttons" destination="B2"/>
                """))
        let screen = try #require(storyboard.instantiateInitialViewController() as? Screen)
        #expect(!screen.isViewLoaded && screen.label == nil && screen.title == "A title")
        let view = try #require(screen.view)
        #expect(screen.loads == [true] && view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(screen.label?.text == "Hello" && screen.label?.numberOfLines == 2 && screen.label?.font.pointSize == 24)
        #expect(screen.label?.constraints.first?.constant == 100 && screen.navigationItem.title == "A")
        #expect(screen.buttons.map(\.tag) == [3, 0] && screen.buttons.first?.buttonType == .system)
        #expect(screen.buttons.first?.title(for: .normal) == "Press" && screen.buttons.first?.frame.minY == 20)
        screen.buttons.first?.sendActions(for: .touchUpInside)
        #expect(screen.pressed == 1)
        let slider = view.subviews.compactMap { $0 as? UISlider }.first
        #expect(slider?.value == 4 && slider?.maximumValue == 9)
        #expect(view.subviews.compactMap { $0 as? UISwitch }.first?.isOn == true)
        let segments = view.subviews.compactMap { $0 as? UISegmentedControl }.first
        #expect(segments?.numberOfSegments == 2 && segments?.selectedSegmentIndex == 1)
        #expect(storyboard.instantiateViewController(withIdentifier: "A-name") is Screen)
        let warnings = TestHost.warnings { _ = storyboard.instantiateViewController(withIdentifier: "none") }
        #expect(warnings.contains { $0.contains("doesn't contain a view controller with identifier 'none'") })
    }

    @Test("Connections push and go back; bars have their buttons")
    func segues() throws {
        let storyboard = try storyboard(
            initial: "N",
            """
            <navigationController id="N" sceneMemberID="viewController"><navigationBar key="navigationBar" id="NB"/>
            <connections><segue destination="A" kind="relationship" relationship="rootViewController"/></connections></navigationController>
            """,
            screen(
                "A", "", "<segue destination=\"B\" kind=\"show\" identifier=\"go\"/>",
                more: """
                    <barButtonItem key="rightBarButtonItem" systemItem="add" id="I"><connections>
                    <segue destination="B" kind="show" identifier="add"/></connections></barButtonItem>
                    """),
            screen("B", "", "<segue destination=\"X\" kind=\"unwind\" unwindAction=\"back:\" identifier=\"return\"/>")
                + "<exit id=\"X\" sceneMemberID=\"exit\"/>")
        let stack = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let first = try #require(stack.viewControllers.first as? Screen)
        first.loadViewIfNeeded()
        first.performSegue(withIdentifier: "go", sender: nil)
        #expect(stack.viewControllers.count == 2 && first.prepared.map(\.identifier) == ["go"])
        #expect(first.prepared.first?.destination === stack.topViewController)
        let second = try #require(stack.topViewController as? Screen)
        second.performSegue(withIdentifier: "return", sender: nil)
        #expect(stack.viewControllers.count == 1 && first.returned == 1)
        let button = try #require(first.navigationItem.rightBarButtonItem)
        button.press()
        #expect(stack.viewControllers.count == 2 && first.prepared.last?.identifier == "add")
        let warnings = TestHost.warnings { first.performSegue(withIdentifier: "none", sender: nil) }
        #expect(warnings.contains { $0.contains("has no segue with identifier 'none'") })
    }

    @Test("Prototypes are copied; static rows are the storyboard's")
    func tables() throws {
        let cell = """
            <tableViewCell style="IBUITableViewCellStyleDefault" reuseIdentifier="row" accessoryType="checkmark" id="C" customClass="Row">
            <tableViewCellContentView key="contentView" id="CV"><subviews><label text="Name" id="CL"/></subviews></tableViewCellContentView>
            <connections><outlet property="name" destination="CL"/></connections></tableViewCell>
            """
        let storyboard = try storyboard(
            initial: "T",
            """
            <tableViewController id="T" sceneMemberID="viewController"><tableView key="view" style="grouped" dataMode="prototypes" rowHeight="50" id="TV">
            <prototypes>\(cell)</prototypes></tableView></tableViewController>
            """,
            """
            <tableViewController storyboardIdentifier="fixed" id="F" sceneMemberID="viewController">
            <tableView key="view" style="grouped" dataMode="static" id="FV"><sections>
            <tableViewSection headerTitle="Head" id="FS"><cells>
            <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="a" detailTextLabel="b" rowHeight="60" id="FC">
            <tableViewCellContentView key="contentView" id="FCV"><subviews><label text="Left" id="a"/><label text="Right" id="b"/></subviews></tableViewCellContentView>
            </tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
            """)
        let table = try #require((storyboard.instantiateInitialViewController() as? UITableViewController)?.tableView)
        #expect(table.style == .grouped && table.rowHeight == 50)
        let first = table.dequeueReusableCell(withIdentifier: "row") as? Row
        let second = table.dequeueReusableCell(withIdentifier: "row") as? Row
        #expect(first?.name?.text == "Name" && first?.woke == 1 && first?.accessoryType == .checkmark)
        #expect(second?.name != nil && first?.name !== second?.name && first?.reuseIdentifier == "row")
        let fixed = try #require(
            storyboard.instantiateViewController(withIdentifier: "fixed") as? UITableViewController)
        let rows = try #require(fixed.tableView)
        let path = IndexPath(row: 0, section: 0)
        #expect(rows.numberOfSections == 1 && rows.numberOfRows(inSection: 0) == 1)
        let shown = fixed.tableView(rows, cellForRowAt: path)
        #expect(shown.textLabel?.text == "Left" && shown.detailTextLabel?.text == "Right")
        #expect(fixed.tableView(rows, heightForRowAt: path) == 60)
        #expect(fixed.tableView(rows, titleForHeaderInSection: 0) == "Head")
        #expect(fixed.tableView(rows, numberOfRowsInSection: 7) == 0)
    }

    @Test("A nib makes its objects for an owner; what can't be made is named")
    func nibs() throws {
        let text = """
            <document targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Screen"><connections>
            <outlet property="label" destination="L"/><outlet property="view" destination="V"/><outlet property="wings" destination="V"/></connections></placeholder>
            <view id="V" customClass="NoSuchView"><subviews><label text="In a nib" id="L"/><flyingMachine id="Z"/></subviews></view>
            </objects></document>
            """
        let screen = Screen()
        var made: [Any] = []
        let warnings = TestHost.warnings {
            made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: screen)
        }
        #expect(made.count == 1 && screen.label?.text == "In a nib" && screen.view === made.first as? UIView)
        for words in ["Unknown class NoSuchView", "(wings) outlet", "flyingMachine"] {
            #expect(warnings.contains { $0.contains(words) }, "\(words)")
        }
        let faults = TestHost.warnings {
            #expect(UINib(data: Data("<plist/>".utf8), bundle: nil).instantiate(withOwner: nil).isEmpty)
            #expect(UINib(nibName: "None", bundle: nil).instantiate(withOwner: nil).isEmpty)
            #expect(UIStoryboard(name: "None", bundle: nil).instantiateInitialViewController() == nil)
        }
        #expect(faults.contains { $0.contains("Could not read a nib") })
        #expect(faults.contains { $0.contains("Could not load NIB in bundle with name 'None'") })
        #expect(faults.contains { $0.contains("Could not find a storyboard named 'None'") })
    }

    @Test("The bars of older documents are the edges of the safe area")
    func bars() throws {
        let storyboard = try storyboard(
            initial: "O",
            """
            <viewController id="O" sceneMemberID="viewController"><layoutGuides>
            <viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
            <view key="view" id="OV"><rect key="frame" x="0" y="0" width="100" height="100"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="I"/></subviews><constraints>
            <constraint firstItem="I" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="10"/>
            <constraint firstItem="bottom" firstAttribute="top" secondItem="I" secondAttribute="bottom" constant="20"/>
            <constraint firstItem="I" firstAttribute="leading" secondItem="OV" secondAttribute="leading"/>
            <constraint firstItem="I" firstAttribute="width" constant="40"/></constraints></view></viewController>
            """)
        let view = try #require(storyboard.instantiateInitialViewController()?.view)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: 0, y: 10, width: 40, height: 70))
    }

    @Test("An image is named by an attribute, or by a reference to the system's symbols")
    func images() throws {
        let storyboard = try storyboard(
            initial: "I",
            screen(
                "I",
                """
                <imageView image="star" catalog="system" id="a"/><imageView id="b">
                <imageReference key="image" image="heart" catalog="system" symbolScale="large"/>
                <imageReference key="highlightedImage" image="circle" catalog="system"/></imageView>
                <imageView id="c"><imageReference key="image"/></imageView>
                """))
        let views = try #require(storyboard.instantiateInitialViewController()?.view.subviews as? [UIImageView])
        #expect(views.map { $0.image?.isSymbolImage } == [true, true, nil] && views[1].highlightedImage != nil)
    }
}
