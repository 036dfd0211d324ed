import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import WatchConnectivity
import WatchKit
import WeatherKit

@testable import ScreenCaptureKit
@testable import ScriptingBridge

/// The values that devices and services have that are not there.
@MainActor
@Suite("Values of devices that are not there")
struct AbsentValueTests {
    @Test("A watch that is not paired has no states, no transfers and no folder")
    func watch() {
        let session = WCSession.default
        #expect(session.activationState == .notActivated && !session.hasContentPending && !session.isPaired)
        #expect(!session.isWatchAppInstalled && !session.isComplicationEnabled && !session.isCompanionAppInstalled)
        #expect(session.remainingComplicationUserInfoTransfers == 0 && session.watchDirectoryURL == nil)
        #expect(!session.iOSDeviceNeedsUnlockAfterRebootForReachability && session.applicationContext.isEmpty)
        #expect(session.receivedApplicationContext.isEmpty && session.outstandingUserInfoTransfers.isEmpty)
        #expect(session.outstandingFileTransfers.isEmpty)
        let transfer = session.transferCurrentComplicationUserInfo(["a": 3])
        #expect(transfer.userInfo["a"] as? Int == 3 && !transfer.isCurrentComplicationInfo && !transfer.isTransferring)
        let file = session.transferFile(URL(filePath: "/a"), metadata: ["b": 4])
        #expect(file.file.fileURL == URL(filePath: "/a") && file.file.metadata?["b"] as? Int == 4)
        #expect(file.progress.totalUnitCount == 1 && file.progress.completedUnitCount == 0 && !file.isTransferring)
    }

    @Test("Elements of a watch's storyboard keep their values, within their bounds")
    func elements() {
        let picture = WKInterfaceImage()
        #expect(!picture.isHidden && picture.alpha == 1 && picture.width == nil && picture.height == nil)
        #expect(
            !picture.isAnimating && picture.picture == nil && picture.tint == nil && picture.interfaceProperty == "")
        for (given, kept) in [(0.25, 0.25), (-1, 0), (2, 1)] as [(CGFloat, CGFloat)] {
            picture.setAlpha(given)
            #expect(picture.alpha == kept)
        }
        picture.setWidth(12)
        picture.setHeight(34)
        #expect(picture.width == 12 && picture.height == 34)
        picture.sizeToFitWidth()
        #expect(picture.width == nil && picture.height == 34)
        picture.sizeToFitHeight()
        #expect(picture.height == nil)
        picture.setWidth(0)
        picture.setHeight(-1)
        #expect(picture.width == nil && picture.height == nil)
        picture.setHidden(true)
        #expect(picture.isHidden)
        picture.setHidden(false)
        picture.startAnimating()
        #expect(!picture.isHidden && picture.isAnimating)
        picture.stopAnimating()
        #expect(!picture.isAnimating)
        picture.startAnimatingWithImages(in: NSRange(location: 0, length: 2), duration: 1, repeatCount: 3)
        #expect(picture.isAnimating)
        let image = UIImage()
        picture.setImage(image)
        picture.setTintColor(.red)
        #expect(picture.picture === image && picture.tint == .red)
        picture.setImageNamed(nil)
        #expect(picture.picture == nil)
        picture.setImage(image)
        picture.setImageData(nil)
        #expect(picture.picture == nil)
    }

    @Test("An app of a watch gets no work in the background, and no messages of servers")
    func background() {
        final class Delegate: NSObject, WKApplicationDelegate {
            var failures: [CocoaError.Code] = []
            func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error) {
                if let error = error as? CocoaError { failures.append(error.code) }
            }
        }
        let (app, delegate) = (WKApplication(), Delegate())
        app.delegate = delegate
        app.registerForRemoteNotifications()
        #expect(delegate.failures == [.featureUnsupported])
        var errors: [CocoaError.Code?] = []
        let warnings = TestHost.warnings {
            app.scheduleBackgroundRefresh(withPreferredDate: .now, userInfo: nil) {
                errors.append(($0 as? CocoaError)?.code)
            }
        }
        #expect(errors == [.featureUnsupported] && warnings.count == 1)
        #expect(
            !app.isApplicationRunningInDock && !app.isAutorotating && WKApplication.shared() === WKApplication.shared())
    }

    @Test("Screens, windows and apps that cannot be recorded have no sizes and names")
    func screens() {
        let (display, window, app) = (SCDisplay(), SCWindow(), SCRunningApplication())
        #expect(display.displayID == 0 && display.width == 0 && display.height == 0 && display.frame == .zero)
        #expect(window.windowID == 0 && window.frame == .zero && window.title == nil && window.windowLayer == 0)
        #expect(window.owningApplication == nil && !window.isOnScreen && !window.isActive)
        #expect(app.bundleIdentifier.isEmpty && app.applicationName.isEmpty && app.processID == 0)
        let content = SCShareableContent()
        #expect(content.windows.isEmpty && content.displays.isEmpty && content.applications.isEmpty)
        for filter in [
            SCContentFilter(desktopIndependentWindow: window), SCContentFilter(display: display, excludingWindows: []),
            SCContentFilter(display: display, including: [window]),
            SCContentFilter(display: display, including: [app], exceptingWindows: []),
            SCContentFilter(display: display, excludingApplications: [app], exceptingWindows: []),
        ] { #expect(filter.contentRect == .zero && filter.pointPixelScale == 1) }
    }

    @Test("Objects of other apps have no values, and no other app is reached")
    func scripting() {
        let list = SBElementArray()
        #expect(list.count == 0 && list.object(withName: "a") == nil && list.get()?.isEmpty == true)
        #expect(SBObject().get() == nil && SBObject().lastError() == nil)
        let warnings = TestHost.warnings {
            #expect(SBApplication(url: URL(filePath: "/a")) == nil && SBApplication(processIdentifier: 1) == nil)
        }
        #expect(warnings.count == 2)
    }

    @Test("Kinds of weather are in words")
    func weather() {
        #expect(
            WeatherCondition.rain.description == "Rain"
                && WeatherCondition.freezingDrizzle.description == "Freezing Drizzle")
        #expect(WeatherCondition.isolatedThunderstorms.accessibilityDescription == "Isolated Thunderstorms")
        #expect(WeatherCondition.allCases.count == 34 && Set(WeatherCondition.allCases.map(\.description)).count == 34)
        #expect(Precipitation.mixed.description == "Mixed" && PressureTrend.rising.description == "Rising")
        #expect(WeatherSeverity.extreme.description == "Extreme" && Precipitation.allCases.count == 6)
        let phases = MoonPhase.allCases.map(\.description)
        #expect(phases[1] == "Waxing Crescent" && phases[3] == "Waxing Gibbous" && phases[7] == "Waning Crescent")
        #expect(
            phases == MoonPhase.allCases.map(\.accessibilityDescription) && phases[0] == "New" && phases[4] == "Full")
        #expect(MoonPhase.new.symbolName == "moonphase.new.moon" && MoonPhase.full.symbolName == "moonphase.full.moon")
        #expect(MoonPhase.lastQuarter.symbolName == "moonphase.last.quarter")
    }

    @Test("Dangers of ultraviolet light follow each other without gaps, and winds have sixteen directions")
    func dangers() {
        typealias Category = UVIndex.ExposureCategory
        #expect(Category.allCases.map(\.rangeValue) == [0...2, 3...5, 6...7, 8...10, 11...Int.max])
        #expect(Category.allCases == Category.allCases.sorted() && !(Category.low < .low))
        #expect(Category.veryHigh.description == "Very High" && Category.moderate.description == "Moderate")
        typealias Direction = Wind.CompassDirection
        #expect(
            Direction.allCases.map(\.abbreviation) == [
                "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
            ])
        #expect(Direction.north.description == "North" && Direction.westSouthwest.description == "West-southwest")
    }
}
