import Foundation
import OrielFoundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import AppKit

@MainActor @Suite("Nibs", .serialized)
struct NibTests {
    init() {
        TestedApp.prepare()
        NibSample.register()
    }

    private func load(_ objects: String, owner: AnyObject? = nil) -> [AnyObject] {
        var made: NSArray?
        TestedApp.beforeLaunch {
            _ = NSNib(nibData: NibSample.nib(objects), bundle: nil).instantiate(
                withOwner: owner, topLevelObjects: &made)
        }
        return made?.map { $0 as AnyObject } ?? []
    }

    @Test("Views have their frames, values, outlets and actions; objects are notified at the end")
    func views() throws {
        let owner = NibOwner()
        let made = load(
            """
            <customView id="V" customClass="NibView"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
            <subviews>
                <button toolTip="Tip" id="B"><rect key="frame" x="10" y="20" width="80" height="32"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
                    <buttonCell key="cell" type="check" title="Check" bezelStyle="regularSquare" state="on" id="C">
                    <string key="keyEquivalent" base64-UTF8="YES">DQ</string></buttonCell>
                    <connections><action selector="press:" target="-2"/></connections></button>
                <textField id="F"><rect key="frame" x="10" y="60" width="80" height="17"/>
                    <textFieldCell key="cell" title="Label" alignment="right" lineBreakMode="truncatingMiddle">
                    <font key="font" metaFont="systemBold" size="20"/></textFieldCell></textField>
            </subviews>
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="4"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="wantsLayer" value="YES"/>
            </userDefinedRuntimeAttributes>
            <connections><outlet property="other" destination="B"/></connections></customView>
            """, owner: owner)
        let view = try #require(made.first as? NibView)
        #expect(made.count == 1 && view.woke == ["4.0 true 200.0"] && view.wantsLayer)
        let button = try #require(view.subviews.first as? NSButton)
        #expect(
            button.frame == NSRect(x: 10, y: 20, width: 80, height: 32)
                && button.autoresizingMask == [.width, .minYMargin])
        #expect(
            button.title == "Check" && button.state == .on && button.toolTip == "Tip" && button.keyEquivalent == "\r")
        #expect(view.other === button)
        button.performClick(nil)
        #expect(owner.pressed.count == 1 && owner.pressed.first === button && button.state == .off)
        #expect(owner.field.stringValue == "Label" && !owner.field.isEditable && !owner.field.isBezeled)
        #expect(owner.field.alignment == .right && owner.field.lineBreakMode == .byTruncatingMiddle)
        #expect(owner.field.font?.pointSize == 20)
    }

    @Test(
        "Texts in base 64 have all of their bytes, whatever their number",
        arguments: [
            ("DQ", "\r"), ("DQ==", "\r"), ("YWI", "ab"), ("YWI=", "ab"), ("YWJj", "abc"), ("75yA", "\u{F700}"),
            ("8J+YgA==", "😀"), ("w7/Dvw", "ÿÿ"), (" Y\n\tW J j ZA ", "abcd"), ("", ""), ("Z29 tb3JlP/", "gomore?"),
        ])
    func letters(_ coded: String, _ text: String) throws {
        let made = load(
            """
            <button id="B"><rect key="frame" x="10" y="20" width="80" height="32"/>
                <buttonCell key="cell" type="check" title="Check" id="C">
                <string key="keyEquivalent" base64-UTF8="YES">\(coded)</string></buttonCell></button>
            """)
        #expect((made.first as? NSButton)?.keyEquivalent == text)
    }

    @Test("Constraints place views that have no frames of their own")
    func constraints() throws {
        let view = try #require(
            load(
                """
                <customView id="V"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                <subviews><customView translatesAutoresizingMaskIntoConstraints="NO" id="A"/></subviews>
                <constraints>
                    <constraint firstItem="A" firstAttribute="leading" secondItem="V" secondAttribute="leading" constant="12"/>
                    <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" constant="8"/>
                    <constraint firstAttribute="trailing" secondItem="A" secondAttribute="trailing" constant="30"/>
                    <constraint firstItem="A" firstAttribute="height" secondItem="A" secondAttribute="width" multiplier="1:2" id="H"/>
                    <constraint firstItem="GONE" firstAttribute="top" secondItem="V" secondAttribute="top"/>
                </constraints></customView>
                """
            ).first as? NSView)
        view.layoutSubtreeIfNeeded()
        #expect(view.subviews.first?.frame == NSRect(x: 12, y: 100 - 8 - 79, width: 158, height: 79))
        #expect(view.constraints.count == 3)
    }

    @Test("A menu has items, keys and submenus; an action without a target is the first responder's")
    func menus() throws {
        final class Delegate: NSObject, NSApplicationDelegate {
            var zooms = 0
            func zoomIn(_ sender: Any?) { zooms += 1 }
        }
        let described = _InterfaceClass(Delegate.self)
        described.method("zoomIn:", Selector(Delegate.zoomIn(_:)))
        InterfaceClasses.register([described])
        let delegate = Delegate()
        let (known, old) = (NSApp.delegate, NSApp.mainMenu)
        defer { (NSApp.delegate, NSApp.mainMenu) = (known, old) }
        NSApp.delegate = delegate
        let made = load(
            """
            <menu title="Main Menu" systemMenu="main" id="M"><items>
                <menuItem title="View" id="1"><menu key="submenu" title="View" id="2"><items>
                    <menuItem title="Zoom" keyEquivalent="+" tag="3" id="3"><connections><action selector="zoomIn:" target="-1"/></connections></menuItem>
                    <menuItem isSeparatorItem="YES" id="4"/>
                    <menuItem title="Plain" keyEquivalent="p" state="on" enabled="NO" id="5"><modifierMask key="keyEquivalentModifierMask"/></menuItem>
                    <menuItem title="Both" keyEquivalent="b" id="6"><modifierMask key="keyEquivalentModifierMask" option="YES" command="YES"/></menuItem>
                </items></menu></menuItem></items></menu>
            """)
        let menu = try #require(made.first as? NSMenu)
        #expect(NSApp.mainMenu === menu)
        let items = try #require(menu.items.first?.submenu?.items)
        #expect(items.map(\.title) == ["Zoom", "", "Plain", "Both"] && items[1].isSeparatorItem)
        #expect(items.map(\.keyEquivalentModifierMask) == [.command, .command, [], [.option, .command]])
        #expect(items[0].tag == 3 && items[2].state == .on && !items[2].isEnabled)
        menu.items[0].submenu?.performActionForItem(at: 0)
        #expect(delegate.zooms == 1)
    }

    private struct OtherApp: App {
        var body: some Scene { WindowGroup { Text("Other") } }
    }

    @Test("A window is of the document's class, and is shown unless the document says no")
    func windows() throws {
        let other = AppTestHost(OtherApp())
        defer { #expect(other.windows.count == 1, "The app of another test has a window of this one.") }
        let made = load(
            """
            <window title="Panel" visibleAtLaunch="NO" id="W" customClass="NibPanel">
            <windowStyleMask key="styleMask" titled="YES" closable="YES"/>
            <rect key="contentRect" x="196" y="240" width="320" height="180"/>
            <view key="contentView" id="V"><rect key="frame" x="0" y="0" width="320" height="180"/></view></window>
            <window title="Shown" id="X"><rect key="contentRect" x="0" y="0" width="100" height="100"/></window>
            """, owner: NibOwner())
        let panel = try #require(made.first as? NibPanel)
        #expect(panel.isMade && panel.title == "Panel" && panel.styleMask == [.titled, .closable])
        #expect(panel.frame.size == NSSize(width: 320, height: 180) && panel.contentView?.window === panel)
        #expect(!NSWindow.waiting.contains(panel) && NSWindow.waiting.contains { $0.title == "Shown" })
        NSWindow.waiting.removeAll { $0.title == "Shown" }
        #expect(InterfaceClasses.method("performClose:", of: panel) != nil)
        #expect(panel.responds(to: Selector("performClose:")) && !panel.responds(to: Selector("fly:")))
    }

    @Test("Cells of a table are made by their prototypes, each with its own outlets")
    func prototypes() throws {
        let table = try #require(
            (load(
                """
                <scrollView id="S"><rect key="frame" x="0" y="0" width="200" height="100"/>
                <clipView key="contentView" id="K"><subviews><tableView rowHeight="20" headerView="H" id="T"><tableColumns>
                <tableColumn identifier="name" width="116" id="C"><tableHeaderCell key="headerCell" title="Name"/>
                <prototypeCellViews><tableCellView identifier="cell" id="P"><subviews><textField id="X">
                <textFieldCell key="cell" title="Row"/></textField></subviews>
                <connections><outlet property="textField" destination="X"/></connections></tableCellView></prototypeCellViews>
                </tableColumn></tableColumns></tableView></subviews></clipView></scrollView>
                """
            ).first as? NSScrollView)?.documentView as? NSTableView)
        #expect(table.tableColumns.map(\.title) == ["Name"] && table.rowHeight == 20 && table.headerView != nil)
        let first = table.makeView(withIdentifier: "cell", owner: nil) as? NSTableCellView
        let second = table.makeView(withIdentifier: "cell", owner: nil) as? NSTableCellView
        #expect(first?.textField?.stringValue == "Row" && second?.textField != nil)
        #expect(first !== second && first?.textField !== second?.textField)
        #expect(table.makeView(withIdentifier: "other", owner: nil) == nil)
    }

    @Test("What can't be made or connected is named, and the rest is there")
    func faults() throws {
        var made: [AnyObject] = []
        let warnings = TestHost.warnings {
            made = load(
                """
                <customView id="V" customClass="NoSuchView" customModule="App"><subviews><button id="B"><buttonCell key="cell" type="push" title="B"/>
                <connections><action selector="fly:" target="-2"/></connections></button></subviews>
                <connections><outlet property="wings" destination="B"/></connections></customView>
                <flyingMachine id="Z"/>
                """, owner: NibOwner())
        }
        let view = try #require(made.first as? NSView)
        #expect(made.count == 1 && view.subviews.count == 1)
        for words in ["Unknown class NoSuchView in Interface Builder file", "fly:", "(wings) outlet", "flyingMachine"] {
            #expect(warnings.contains { $0.contains(words) }, "\(words)")
        }
        for text in ["", "<document>", "<plist/>", "<document><objects><view></objects></document>"] {
            let warnings = TestHost.warnings {
                #expect(NSNib(nibData: Data(text.utf8), bundle: nil).instantiate(withOwner: nil))
            }
            #expect(warnings.contains { $0.contains("Could not read a nib") }, "\(text)")
        }
        #expect(NSNib(nibNamed: "None", bundle: nil) == nil)
        #expect(!Bundle.main.loadNibNamed("None", owner: nil, topLevelObjects: nil))
        #expect(InterfaceConstraints.multiplier("1:0") == 1 && InterfaceConstraints.multiplier("nan") == 1)
        #expect(InterfaceNames.parts(of: "_TtC3App4View") == ("View", "App"))
        #expect(InterfaceNames.parts(of: "_TtC99App") == ("_TtC99App", nil))
    }
}
