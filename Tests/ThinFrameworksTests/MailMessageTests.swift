import SwiftUI
import SwiftUITesting
import Testing

@testable import MessageUI

/// Messages for the mail program, and the note in their place.
@MainActor
@Suite("Messages for the mail program")
struct MailMessageTests {
    @Test("A message without parts has no arguments but its form")
    func empty() { #expect(MailMessage().arguments(files: []) == ["--utf8"]) }

    @Test("Each part is an argument of its own, in a fixed order, and addresses are the last")
    func parts() {
        var message = MailMessage()
        message.subject = "S"
        #expect(message.arguments(files: []) == ["--utf8", "--subject", "S"])
        (message.subject, message.body) = ("", "B")
        #expect(message.arguments(files: []) == ["--utf8", "--body", "B"])
        (message.to, message.cc, message.bcc) = (["to", "too"], ["c", "-c", ""], ["-b", "b", ""])
        #expect(
            message.arguments(files: ["/1", "/2"]) == [
                "--utf8", "--cc", "c", "--bcc", "b", "--body", "B", "--attach", "/1", "--attach", "/2", "to", "too",
            ])
    }

    @Test(
        "Elements of HTML are left out, and some of them begin a line",
        arguments: [
            ("a<br>b", "a\nb"), ("a<BR/>b", "a\nb"), ("a<br />b", "a\nb"), ("<div>a</div>b", "a\nb"),
            ("<li>a</li>b", "a\nb"), ("<h1>a</h1>b", "a\nb"), ("<h2>a</h2>b", "a\nb"), ("<h3>a</h3>b", "a\nb"),
            ("a</tr>b", "a\nb"), ("a<b>b</b>", "ab"), ("a<p>b", "ab"), ("  a \n", "a"), ("1 > 0", "1 > 0"),
            ("&quot;a&nbsp;b&quot; &gt; &lt;", "\"a b\" > <"), ("&amp;lt;", "&lt;"), ("a<b", "a"), ("", ""),
        ])
    func html(html: String, text: String) { #expect(MailMessage.plain(html) == text) }

    private struct Page: UIViewControllerRepresentable {
        let controller: MFMailComposeViewController
        func makeUIViewController(context: Context) -> MFMailComposeViewController { controller }
        func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
    }

    @Test("The note has the subject twelve points above its sentence, and none without a subject")
    func note() throws {
        let sentence = "This message is written in the mail program."
        let controller = MFMailComposeViewController()
        controller.program = "/none"
        controller.setSubject("Trip")
        let host = TestHost(Page(controller: controller), size: CGSize(width: 600, height: 300))
        let (subject, below) = (try #require(host.find(text: "Trip")), try #require(host.find(text: sentence)))
        #expect(abs(below.frame.minY - subject.frame.maxY - 12) < 0.01)
        let plain = MFMailComposeViewController()
        plain.program = "/none"
        let other = TestHost(Page(controller: plain), size: CGSize(width: 600, height: 300))
        #expect(other.text == host.text.filter { $0 != "Trip" } && other.text.contains(sentence))
    }
}
