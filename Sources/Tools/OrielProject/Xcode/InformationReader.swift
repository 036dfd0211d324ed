import Foundation

/// Reads an app's Info.plist, whether it is a file or generated from build settings.
enum InformationReader {
    static func read(into app: inout AppDescription, settings: BuildSettings, project: XcodeProject) {
        app.information = [
            "CFBundleName": settings["PRODUCT_NAME"] ?? app.name,
            "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "",
            "CFBundleShortVersionString": settings["MARKETING_VERSION"] ?? "1.0",
            "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"] ?? "1",
            "CFBundleExecutable": settings["EXECUTABLE_NAME"] ?? app.name,
            "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"] ?? "en",
        ]
        if app.platform == .iOS { app.information["UIDeviceFamily"] = settings["TARGETED_DEVICE_FAMILY"] ?? "1" }
        if app.platform == .macOS {
            app.information["LSMinimumSystemVersion"] = settings["MACOSX_DEPLOYMENT_TARGET"] ?? "10.13"
        }
        let prefix = "INFOPLIST_KEY_"
        for key in settings.keys(withPrefix: prefix) {
            app.information[String(key.dropFirst(prefix.count))] = settings[key]
        }
        guard let path = settings["INFOPLIST_FILE"], !path.isEmpty else { return }
        let url = path.hasPrefix("/") ? URL(filePath: path) : project.root.appending(path: path)
        let written = project.contents[url.standardizedFileURL.path]
        guard let data = written ?? FileFinder.find(url).flatMap({ FileManager.default.contents(atPath: $0.path) })
        else {
            app.note("Named by the project but not there: \(url.lastPathComponent).")
            return
        }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else {
            app.note("\(url.lastPathComponent) is no property list.")
            return
        }
        let expanded = self.expanded(list, settings) as? [String: Any]
        app.informationFile = expanded.flatMap { try? PropertyListWriter.data($0) }
    }

    private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
        switch value {
        case let text as String: settings.expanded(text)
        case let list as [Any]: list.map { expanded($0, settings) }
        case let entries as [String: Any]: entries.mapValues { expanded($0, settings) }
        default: value
        }
    }
}
