import Foundation
import Testing

@testable import OrielProject

/// The names of packages on other systems than Debian.
@Suite("Distributions")
struct DistributionTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    @Test("The table has a name in each distribution for every package that the command asks for")
    func table() throws {
        let rows = try Self.text("Scripts/distributions.tsv").split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        #expect(rows.allSatisfy { $0.count == 4 && $0.allSatisfy { !$0.isEmpty && !$0.contains(" ") } })
        let names = Set(rows.map { $0[0] })
        #expect(names.count == rows.count)
        let lists = try Self.text("oriel").matches(
            of: /(?m)^(?:libraries|looks|pictures|pages|documents|for_tests)=\((.*)\)$/)
        let wanted = Set(lists.flatMap { $0.1.split(separator: " ").map(String.init) })
        #expect(lists.count == 6 && wanted.count > 20)
        #expect(wanted.subtracting(names).isEmpty)
    }

    /// What a function of the command prints on a system.
    private func answer(_ call: String, release: String, programs: [String: String] = [:]) throws -> String {
        let folder = try TemporaryFolder()
        let file = try folder.write("os-release", release)
        for (name, text) in programs {
            chmod(try folder.write("bin/\(name)", "#!/bin/sh\n\(text)\n").path, 0o755)
        }
        let script = "root=\(Self.root.path); . \"$root/Scripts/machine.bash\"; \(call)"
        let path = "\(folder.url.path)/bin:/usr/bin:/bin"
        let result = try Shell.run(
            "/bin/bash", ["-c", script], environment: ["ORIEL_OS_RELEASE": file.path, "PATH": path], limit: 60)
        #expect(result.errors == "")
        return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test(
        "Systems are known by their names and their relatives' names",
        arguments: [
            ("ID=debian\nVERSION_ID=\"12\"\nPRETTY_NAME=\"Debian 12\"", "debian", "Debian 12"),
            ("ID=ubuntu\nID_LIKE=debian\nPRETTY_NAME=U", "debian", "U: not tried"),
            ("ID=linuxmint\nID_LIKE=\"ubuntu debian\"\nPRETTY_NAME=M", "debian", "M: not tried"),
            ("ID=fedora\nPRETTY_NAME=F", "fedora", "F: not tried"),
            ("ID=\"rocky\"\nID_LIKE=\"rhel centos fedora\"\nPRETTY_NAME=R", "fedora", "R: not tried"),
            ("ID=endeavouros\nID_LIKE=arch\nPRETTY_NAME=E", "arch", "E: not tried"),
            ("ID=\"opensuse-tumbleweed\"\nID_LIKE=\"opensuse suse\"\nPRETTY_NAME=O", "opensuse", "O: not tried"),
            ("ID=nixos\nPRETTY_NAME=N", "", "N: not tried, and names of packages are not known"),
            ("", "", "unknown: not tried, and names of packages are not known"),
        ])
    func families(release: String, family: String, name: String) throws {
        #expect(try answer("echo $family", release: release) == family)
        #expect(try answer("distribution", release: release) == name)
    }

    @Test("What is missing is named as the system's own tool installs it")
    func missing() throws {
        let rpm = #"[ "$4" = gtk4-devel ] && echo 4.18-1 || { echo "package $4 is not installed"; exit 1; }"#
        let call =
            "missing_packages libgtk-4-dev fonts-inter; package_version libgtk-4-dev; install_command fonts-inter xvfb"
        let fedora = try answer(call, release: "ID=fedora", programs: ["rpm": rpm, "id": "echo 0"])
        #expect(fedora == "fonts-inter\n4.18-1\ndnf install -y rsms-inter-fonts xorg-x11-server-Xvfb")
        let pacman = #"[ "$2" = gtk4 ] && echo "gtk4 1:4.18" || exit 1"#
        let arch = try answer(call, release: "ID=arch", programs: ["pacman": pacman, "id": "echo 1000"])
        #expect(arch == "fonts-inter\n1:4.18\nsudo pacman -S --needed --noconfirm inter-font xorg-server-xvfb")
    }
}
