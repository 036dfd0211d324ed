import Foundation

/// The packages under which well-known libraries for CocoaPods are published as well.
///
/// CocoaPods itself needs Xcode: its projects are written for it, and most of its libraries in Objective-C.
struct PodPackage {
    let address: String
    /// The products by the modules that they are imported as.
    let products: [String: String]

    private static func hub(_ path: String) -> String { "https://github.com/\(path).git" }

    /// Returns the package of a library; nil for one that is none.
    static func named(_ pod: Podfile.Pod) -> PodPackage? {
        if let several = several[pod.name] {
            return PodPackage(address: pod.address ?? hub(several.path), products: several.products)
        }
        guard let path = single[pod.name] ?? (pod.address == nil ? nil : "") else { return nil }
        let name = renamed[pod.name] ?? pod.name
        return PodPackage(address: pod.address ?? hub(path), products: [modules[pod.name] ?? name: name])
    }

    /// Libraries with products of several modules.
    private static let several: [String: (path: String, products: [String: String])] = [
        "RxSwift": ("ReactiveX/RxSwift", ["RxSwift": "RxSwift"]),
        "RxCocoa": ("ReactiveX/RxSwift", ["RxCocoa": "RxCocoa"]),
        "RxRelay": ("ReactiveX/RxSwift", ["RxRelay": "RxRelay"]),
        "Moya": (
            "Moya/Moya",
            ["Moya": "Moya", "CombineMoya": "CombineMoya", "RxMoya": "RxMoya", "ReactiveMoya": "ReactiveMoya"]
        ),
        "Nuke": ("kean/Nuke", ["Nuke": "Nuke", "NukeUI": "NukeUI"]),
        "PromiseKit": ("mxcl/PromiseKit", ["PromiseKit": "PromiseKit"]),
    ]

    /// Products that have other names than the library.
    private static let renamed = [
        "Charts": "Charts", "GRDB.swift": "GRDB", "KeychainSwift": "KeychainSwift", "NSObject+Rx": "NSObject-Rx",
        "ReachabilitySwift": "Reachability", "SQLite.swift": "SQLite", "Socket.IO-Client-Swift": "SocketIO",
        "Toast-Swift": "Toast", "lottie-ios": "Lottie", "AnyCodable-FlightSchool": "AnyCodable",
    ]

    /// Modules that have other names than the product.
    private static let modules = ["NSObject+Rx": "NSObject_Rx", "Toast-Swift": "Toast_Swift"]

    private static let single = [
        "Alamofire": "Alamofire/Alamofire", "AlamofireImage": "Alamofire/AlamofireImage",
        "AlertToast": "elai950/AlertToast", "AnyCodable-FlightSchool": "Flight-School/AnyCodable",
        "Atributika": "psharanda/Atributika", "BigInt": "attaswift/BigInt", "Cache": "hyperoslo/Cache",
        "Cartography": "robb/Cartography", "Charts": "danielgindi/Charts", "CodeScanner": "twostraws/CodeScanner",
        "CombineExt": "CombineCommunity/CombineExt", "ConfettiSwiftUI": "simibac/ConfettiSwiftUI",
        "Cosmos": "evgenyneu/Cosmos", "CryptoSwift": "krzyzanowskim/CryptoSwift", "DGCharts": "danielgindi/Charts",
        "Defaults": "sindresorhus/Defaults", "DeviceKit": "devicekit/DeviceKit",
        "DifferenceKit": "ra1028/DifferenceKit", "Disk": "saoudrizwan/Disk", "Eureka": "xmartlabs/Eureka",
        "Factory": "hmlongco/Factory", "FeedKit": "nmdias/FeedKit", "FloatingPanel": "scenee/FloatingPanel",
        "GRDB.swift": "groue/GRDB.swift", "Hero": "HeroTransitions/Hero",
        "IQKeyboardManagerSwift": "hackiftekhar/IQKeyboardManager", "Introspect": "siteline/swiftui-introspect",
        "JTAppleCalendar": "patchthecode/JTAppleCalendar", "KeychainAccess": "kishikawakatsumi/KeychainAccess",
        "KeychainSwift": "evgenyneu/keychain-swift", "Kingfisher": "onevcat/Kingfisher",
        "Mantis": "guoyingtao/Mantis", "MarqueeLabel": "cbpowell/MarqueeLabel",
        "NSObject+Rx": "RxSwiftCommunity/NSObject-Rx",
        "NVActivityIndicatorView": "ninjaprox/NVActivityIndicatorView",
        "ObjectMapper": "tristanhimmelman/ObjectMapper", "PanModal": "slackhq/PanModal",
        "Parchment": "rechsteiner/Parchment", "PhoneNumberKit": "marmelroy/PhoneNumberKit",
        "PinLayout": "layoutBox/PinLayout", "ReSwift": "ReSwift/ReSwift",
        "ReachabilitySwift": "ashleymills/Reachability.swift", "ReactiveSwift": "ReactiveCocoa/ReactiveSwift",
        "Resolver": "hmlongco/Resolver", "RxDataSources": "RxSwiftCommunity/RxDataSources",
        "RxGesture": "RxSwiftCommunity/RxGesture", "SQLite.swift": "stephencelis/SQLite.swift",
        "SkeletonView": "Juanpe/SkeletonView", "SnapKit": "SnapKit/SnapKit",
        "Socket.IO-Client-Swift": "socketio/socket.io-client-swift", "Starscream": "daltoniam/Starscream",
        "SwiftDate": "malcommac/SwiftDate", "SwiftKeychainWrapper": "jrendel/SwiftKeychainWrapper",
        "SwiftMessages": "SwiftKickMobile/SwiftMessages", "SwiftSoup": "scinfu/SwiftSoup",
        "SwiftUIIntrospect": "siteline/swiftui-introspect", "SwiftUIX": "SwiftUIX/SwiftUIX",
        "SwiftyBeaver": "SwiftyBeaver/SwiftyBeaver", "SwiftyJSON": "SwiftyJSON/SwiftyJSON",
        "SwiftyStoreKit": "bizz84/SwiftyStoreKit", "Swinject": "Swinject/Swinject", "Then": "devxoul/Then",
        "TinyConstraints": "roberthein/TinyConstraints", "Toast-Swift": "scalessec/Toast-Swift",
        "UIImageColors": "jathu/UIImageColors", "Valet": "square/Valet", "Yams": "jpsim/Yams",
        "ZIPFoundation": "weichsel/ZIPFoundation", "Zip": "marmelroy/Zip", "lottie-ios": "airbnb/lottie-ios",
    ]
}

extension Podfile {
    /// The packages of the pods that sources import, the products to add, and the names of imported pods that are no packages.
    func packages(
        importedBy sources: [URL]
    ) -> (
        remotes: [PackageGraph.Remote], products: [String], unknown: [String]
    ) {
        var (remotes, products, unknown): ([PackageGraph.Remote], [String], [String]) = ([], [], [])
        let scans = sources.map { SourceScan($0) }
        func isImported(_ module: String) -> Bool { scans.contains { $0.imports(module) } }
        for pod in pods {
            guard let package = PodPackage.named(pod) else {
                let module = String(pod.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
                if isImported(module) { unknown.append(pod.name) }
                continue
            }
            let wanted = package.products.filter { isImported($0.key) }.map(\.value).sorted()
            if wanted.isEmpty { continue }
            products += wanted.filter { !products.contains($0) }
            guard !remotes.contains(where: { $0.address == package.address }) else { continue }
            remotes.append(PackageGraph.Remote(address: package.address, requirement: pod.requirement))
        }
        return (remotes, products, unknown)
    }
}
