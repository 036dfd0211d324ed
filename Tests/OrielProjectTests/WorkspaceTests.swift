import Foundation
import Testing

@testable import OrielProject

/// The packages of workspaces around a project.
@Suite("Workspaces")
struct WorkspaceTests {
    @Test("A workspace above that names the project counts too, and one of other projects does not")
    func packagesOfWorkspacesAbove() throws {
        let folder = try TemporaryFolder()
        try folder.write("Example/A.swift")
        for name in ["Kit", "Other"] {
            try folder.write(
                "\(name)/Package.swift",
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                    targets: [.target(name: "\(name)")])
                """)
            try folder.write("\(name)/Sources/\(name)/K.swift")
        }
        try folder.write(
            "All.xcworkspace/contents.xcworkspacedata",
            #"<Workspace><FileRef location="group:Kit"></FileRef><FileRef location="group:Example/Thing.xcodeproj">"#)
        try folder.write(
            "Strange.xcworkspace/contents.xcworkspacedata", #"<Workspace><FileRef location="group:Other"></FileRef>"#)
        let project = folder.url.appending(path: "Example/Thing.xcodeproj")
        #expect(Workspace.packages(beside: project).map(\.lastPathComponent) == ["Kit"])
    }
}
