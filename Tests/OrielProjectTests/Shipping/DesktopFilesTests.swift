import Foundation
import Testing

@testable import OrielProject

/// The files by which desktops, software centers and Debian know an app.
@Suite("Shipping: desktop files")
struct DesktopFilesTests {
    @Test("The desktop file has names, types, addresses and keywords")
    func entry() throws {
        var shipped = try ShippingFixture.description(ShippingFixture.complete)
        shipped.names = ["pt_BR": "Coisa", "ja": "もの"]
        #expect(
            DesktopEntry(app: shipped).text == """
                [Desktop Entry]
                Version=1.4
                Type=Application
                Name=Thing
                Name[ja]=もの
                Name[pt_BR]=Coisa
                Comment=A word game
                Exec=com.acme.thing %u
                Icon=com.acme.Thing
                Terminal=false
                Categories=Game;LogicGame;
                Keywords=word;game;
                MimeType=text/plain;application/x-com.acme.deck;text/csv;x-scheme-handler/thing;
                StartupNotify=true
                StartupWMClass=com.acme.Thing

                """)
        #expect(DesktopEntry(app: shipped).fileName == "com.acme.Thing.desktop")
    }

    @Test(
        "No name adds a key to the desktop file or a field to the control file",
        arguments: [
            "a\nExec=rm -rf ~", "a\r\nExec=x", "a\u{2028}Exec=x", "\\nExec=x", "神経衰弱", "it's \"quoted\" $x `y`",
            "../../x",
        ])
    func hostile(name: String) throws {
        let shipped = try ShippingFixture.description([
            "CFBundleDisplayName": name, "OrielSummary": name, "OrielKeywords": [name + ";b"],
        ])
        let lines = DesktopEntry(app: shipped).text.split(separator: "\n").map(String.init)
        #expect(lines.filter { $0.hasPrefix("Exec") } == ["Exec=org.example.thing"])
        #expect(lines.count == 12)
        #expect(lines.first { $0.hasPrefix("Keywords=") }?.hasSuffix("\\;b;") == true)
        let package = DebianPackage(
            app: shipped, architecture: "amd64", maintainer: name, dependencies: ["libc6"],
            date: Date(timeIntervalSince1970: 0))
        let control = package.control(size: 7).split(separator: "\n")
        let fields = control.filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != ":" } }
        #expect(
            fields == [
                "Package", "Version", "Section", "Priority", "Architecture", "Maintainer", "Installed-Size", "Depends",
                "Recommends", "Description",
            ])
        #expect(Metainfo(app: shipped, date: .distantPast).text.split(separator: "\n").count == 19)
        #expect(!shipped.stem(machine: "m").contains("/"))
    }

    @Test("The control file says what Debian needs")
    func control() throws {
        let package = DebianPackage(
            app: try ShippingFixture.description(ShippingFixture.complete), architecture: "amd64",
            maintainer: "Ada <ada@example.org>", dependencies: ["libc6 (>= 2.36)", "libgtk-4-1"],
            date: Date(timeIntervalSince1970: 1_700_000_000))
        #expect(package.fileName == "com.acme.thing_1.2+34_amd64.deb")
        #expect(
            package.control(size: 12) == """
                Package: com.acme.thing
                Version: 1.2+34
                Section: games
                Priority: optional
                Architecture: amd64
                Maintainer: Ada <ada@example.org>
                Installed-Size: 12
                Depends: libc6 (>= 2.36), libgtk-4-1
                Recommends: fonts-inter, fonts-noto-color-emoji, adwaita-icon-theme, librsvg2-common
                Description: word game
                 Thing 1.2, with all that it needs beside GTK and the system's libraries.

                """)
        var long = package
        long.details = String(repeating: "words and ", count: 20)
        let lines = long.control(size: 12).split(separator: "\n").filter { $0.hasPrefix(" ") }
        #expect(lines.count == 3 && lines.allSatisfy { $0.count <= 79 })
        #expect(lines.joined().split(separator: " ").count == 40)
        #expect(package.changelog.contains(" -- Ada <ada@example.org>  Tue, 14 Nov 2023 22:13:20 +0000"))
    }

    @Test("The metainfo and the types of documents are well-formed, and AppStream accepts them")
    func metainfo() throws {
        let folder = try TemporaryFolder()
        var shipped = try ShippingFixture.description(ShippingFixture.complete)
        shipped.names = ["ja": "<もの>"]
        let metainfo = Metainfo(app: shipped, date: Date(timeIntervalSince1970: 1_700_000_000))
        #expect(metainfo.text.contains(#"<release version="1.2+34" date="2023-11-14"/>"#))
        #expect(metainfo.text.contains(#"<name xml:lang="ja">&lt;もの&gt;</name>"#))
        #expect(metainfo.text.contains("<developer_name>Ada Lovelace</developer_name>"))
        let types = try #require(MimeTypes(app: shipped).text)
        #expect(
            types.contains("<comment>Deck of &lt;cards&gt;</comment>") && types.contains(#"<glob pattern="*.deck"/>"#))
        #expect(MimeTypes(app: try ShippingFixture.description()).text == nil)
        let file = try folder.write(metainfo.fileName, metainfo.text)
        guard Shell.find("appstreamcli") != nil else { return }
        let result = try Shell.run("appstreamcli", ["validate", "--no-net", file.path])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }

    @Test("The launcher starts the program from a folder with any name, by a link, with all arguments")
    func launcher() throws {
        let folder = try TemporaryFolder()
        let shipped = try ShippingFixture.description(ShippingFixture.complete)
        let home = "it's a \"folder\" $x/usr/lib/com.acme.thing"
        let text = Launcher(app: shipped, program: "my 'program'", hasFonts: true).text
        let launcher = try folder.write("\(home)/com.acme.thing", text)
        let script = "#!/bin/sh\nprintf '%s|' \"$ORIEL_APP_ID\" \"${XDG_DATA_DIRS%%:*}\" \"$FONTCONFIG_FILE\" \"$@\"\n"
        let program = try folder.write("\(home)/app/my 'program'", script)
        chmod(launcher.path, 0o755)
        chmod(program.path, 0o755)
        let link = folder.url.appending(path: "link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: launcher)
        let result = try Shell.run(link.path, ["a b", "*"], folder: URL(filePath: "/"))
        let root = launcher.deletingLastPathComponent()
        let share = root.deletingLastPathComponent().deletingLastPathComponent().appending(path: "share").path
        #expect(result.output == "com.acme.Thing|\(share)|\(root.path)/fonts.conf|a b|*|", "\(result.errors)")
    }

    @Test("The manifest of a Flatpak names the packed folder, and asks for no more than the app needs")
    func flatpak() throws {
        var shipped = try ShippingFixture.description(ShippingFixture.complete)
        func arguments() throws -> [String] {
            let text = try FlatpakManifest(shipped, archive: "a.tar.gz", sum: "0f").text
            let root = try #require(try JSONSerialization.jsonObject(with: text) as? [String: Any])
            #expect(root["id"] as? String == "com.acme.Thing" && root["command"] as? String == "com.acme.thing")
            let module = try #require((root["modules"] as? [[String: Any]])?.first)
            let source = try #require((module["sources"] as? [[String: String]])?.first)
            #expect(source == ["type": "archive", "path": "a.tar.gz", "sha256": "0f"])
            return root["finish-args"] as? [String] ?? []
        }
        #expect(try !arguments().contains("--share=network"))
        shipped.usesNetwork = true
        #expect(try arguments().contains("--share=network"))
    }
}
