import Foundation

/// A file of eight by eight pixels, the left half red and the right one blue, in one format.
struct PictureFixture: CustomStringConvertible, Sendable {
    /// The ending of the file's name.
    let ending: String
    let type: String
    private let base64: String

    var data: Data { Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data() }
    var description: String { ending }

    static let all = [
        PictureFixture(
            ending: "bmp", type: "com.microsoft.bmp",
            base64: """
                Qk32AAAAAAAAADYAAAAoAAAACAAAAAgAAAABABgAAAAAAMAAAADEDgAAxA4AAAAAAAAAAAAAAAD/AAD/AAD/AAD//wAA/wAA/wAA
                /wAAAAD/AAD/AAD/AAD//wAA/wAA/wAA/wAAAAD/AAD/AAD/AAD//wAA/wAA/wAA/wAAAAD/AAD/AAD/AAD//wAA/wAA/wAA/wAA
                AAD/AAD/AAD/AAD//wAA/wAA/wAA/wAAAAD/AAD/AAD/AAD//wAA/wAA/wAA/wAAAAD/AAD/AAD/AAD//wAA/wAA/wAA/wAAAAD/
                AAD/AAD/AAD//wAA/wAA/wAA/wAA
                """),
        PictureFixture(
            ending: "gif", type: "com.compuserve.gif",
            base64: """
                R0lGODdhCAAIAIEAAP8AAAAA/wAAAAAAACwAAAAACAAIAAAIGwABCAQQoGCAgQQNIjR4cCDDhQodRhT4UGLBgAA7
                """),
        PictureFixture(
            ending: "ico", type: "com.microsoft.ico",
            base64: """
                AAABAAEACAgAAAAAGADwAAAAFgAAACgAAAAIAAAAEAAAAAEAGAAAAAAAwAAAAMQOAADEDgAAAAAAAAAAAAAAAP8AAP8AAP8AAP//
                AAD/AAD/AAD/AAAAAP8AAP8AAP8AAP//AAD/AAD/AAD/AAAAAP8AAP8AAP8AAP//AAD/AAD/AAD/AAAAAP8AAP8AAP8AAP//AAD/
                AAD/AAD/AAAAAP8AAP8AAP8AAP//AAD/AAD/AAD/AAAAAP8AAP8AAP8AAP//AAD/AAD/AAD/AAAAAP8AAP8AAP8AAP//AAD/AAD/
                AAD/AAAAAP8AAP8AAP8AAP//AAD/AAD/AAD/AAAAAAAAAAAAAA==
                """),
        PictureFixture(
            ending: "tiff", type: "public.tiff",
            base64: """
                SUkqADoAAACAP8AACBQSBwWDwmDQSCw2FQqHQyIQ+FxF/xaKRiJRWMxONxqPQ2NQiORWRwOQweAgAAoAAAEDAAEAAAAIAAAAAQED
                AAEAAAAIAAAAAgEDAAMAAAC4AAAAAwEDAAEAAAAFAAAABgEDAAEAAAACAAAAEQEEAAEAAAAIAAAAFQEDAAEAAAADAAAAFgEDAAEA
                AAAIAAAAFwEEAAEAAAAxAAAAHAEDAAEAAAABAAAAAAAAAAgACAAIAA==
                """),
        PictureFixture(
            ending: "webp", type: "org.webmproject.webp",
            base64: """
                UklGRh4AAABXRUJQVlA4TBIAAAAvB8ABAA8Q87//8x8O+hDR/wA=
                """),
        PictureFixture(
            ending: "heic", type: "public.heic",
            base64: """
                AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA
                AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAAgACAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAmgACAAEAAAAAAAAA
                AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAA
                ALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQED
                cAAAAwCQAAADAAADAB6gIIEFluqumubgQEDAgAAAAwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlz
                cGUAAAAAAAAACAAAAAgAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGlt
                ZwACAAEAAQAAAKJtZGF0AAAAligBrwYyHfkD8PHLPwhvz/vXiT+2zPlk1bePrO6pRNhK4ZHCs72Nw04vlbmBm2VKXGvooj/oYjKz
                Oey0m+FmVwuzVQ/zzYBdAV1kZyS6Ru1SSTedVM2CFySBKKKyYGsaUPpBQffUcr3sqV7qofBGM7rNJ64GGX1cL6dqyZg2Bm8zJYxG
                q5QjtZRCdYbmeIwbLWyDFb35cg==
                """),
        PictureFixture(
            ending: "avif", type: "public.avif",
            base64: """
                AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAA
                AGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAC4AAAAoaWluZgAAAAAAAQAAABppbmZl
                AgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAgAAAAIAAAAEHBpeGkAAAAAAwgICAAAAAxh
                djFDgSAAAAAAABNjb2xybmNseAABAA0AAIAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAADZtZGF0EgAKCDgIv2EBDQAgMiAQAAAA
                D/o/WnQMepGBbHoQQuuA7yxgFp6DaqkWfJKuJA==
                """),
    ]
}
