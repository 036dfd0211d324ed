import Foundation
import Testing

@testable import OrielProject

@Suite("Libraries that a project asks CocoaPods for")
struct PodfileTests {
    private let any = #""0.0.1"..<"9999.0.0""#

    @Test(
        "A line names a library, its versions and its repository",
        arguments: [
            ("pod 'SnapKit'", "SnapKit", nil, nil, #""0.0.1"..<"9999.0.0""#),
            ("  pod \"Alamofire\", '~> 5.4'  # why", "Alamofire", nil, nil, #"from: "5.4.0""#),
            ("pod 'Moya/Combine', '15.0.3'", "Moya", "Combine", nil, #"from: "15.0.3""#),
            ("pod('Hero', '>= 1.2')", "Hero", nil, nil, #""0.0.1"..<"9999.0.0""#),
            (
                "pod 'A', :git => 'https://a.example/b', :tag => 'v2.1'", "A", nil, "https://a.example/b",
                #"from: "2.1.0""#
            ),
            ("pod 'A', git: 'https://a.example/b', branch: 'x'", "A", nil, "https://a.example/b", #"branch: "x""#),
            (
                "pod 'A', :git => 'https://a.example/b', :commit => 'abc'", "A", nil, "https://a.example/b",
                #"revision: "abc""#
            ),
            ("pod 'Kingfisher', '~> 5.0'", "Kingfisher", nil, nil, #"from: "7.6.2""#),
        ] as [(String, String, String?, String?, String)])
    func lines(_ line: String, _ name: String, _ part: String?, _ address: String?, _ requirement: String) {
        let lock = "PODS:\n  - Kingfisher (7.6.2):\n    - Hero (9)\n\nDEPENDENCIES:\n  - SnapKit (8.0)\n"
        let pods = Podfile("target 'A' do\n\(line)\nend\n", lock: lock).pods
        #expect(pods == [Podfile.Pod(name: name, part: part, address: address, requirement: requirement)])
    }

    @Test(
        "Other lines name none",
        arguments: [
            "# pod 'A'", "pods", "pod", "pod ''", "pod 'A", "podspec", "pod 'A', :path => '../A'", "use_frameworks!",
            "\u{0}",
        ])
    func none(_ line: String) { #expect(Podfile(line, lock: "PODS:\n  - (\n").pods == []) }

    @Test("Libraries that are imported, and published as packages, are built as these")
    func packages() throws {
        let folder = try TemporaryFolder()
        let source = try folder.write(
            "A.swift", "import RxSwift\nimport RxCocoa\n@testable import Lottie\nimport MBHud\n")
        let podfile = Podfile(
            "pod 'RxSwift'\npod 'RxCocoa'\npod 'lottie-ios', '3.0'\npod 'MBHud'\npod 'SnapKit'\npod 'Unused'\n",
            lock: "")
        let found = podfile.packages(importedBy: [source])
        #expect(found.products == ["RxSwift", "RxCocoa", "Lottie"] && found.unknown == ["MBHud"])
        #expect(
            found.remotes == [
                PackageGraph.Remote(address: "https://github.com/ReactiveX/RxSwift.git", requirement: any),
                PackageGraph.Remote(
                    address: "https://github.com/airbnb/lottie-ios.git", requirement: #"from: "3.0.0""#),
            ])
        #expect(Podfile(in: folder.url) == nil)
        try folder.write("Podfile", "pod 'SnapKit'")
        #expect(Podfile(in: folder.url)?.pods.map(\.name) == ["SnapKit"])
    }
}
