import Foundation
import WebKitShim

extension PageWidget {
    /// The library's calls, passed to the view.
    nonisolated(unsafe) static var callbacks = OrielWebCallbacks(
        changed: { owner, _ in PageOwner.with(owner) { $0.stateChanged() } },
        loaded: { owner, event in PageOwner.with(owner) { $0.loadChanged(Int(event)) } },
        failed: { owner, isProvisional, address, domain, code, text in
            let error = WebFailure(domain: String(web: domain), code: Int(code), text: String(web: text))
            let address = String(web: address)
            PageOwner.with(owner) { $0.loadFailed(error, isProvisional: isProvisional != 0, address: address) }
        },
        decide: { owner, decision, question in
            guard let decision, let question else { return }
            let decided = PageOwner.with(owner) { view -> Bool in
                view.decide(WebQuestion(question.pointee, in: view), WebDecision(decision))
                return true
            }
            if decided == nil { oriel_web_decide(decision, Int32(OrielWebCancel)) }
        },
        dialog: { owner, dialog, kind, message, text in
            guard let dialog else { return }
            let (message, text) = (String(web: message), text.map { String(cString: $0) })
            let shown = PageOwner.with(owner) { view -> Bool in
                view.show(WebDialog(dialog), kind: Int(kind), message: message, text: text)
                return true
            }
            if shown == nil { oriel_web_answer_dialog(dialog, 0, nil) }
        },
        create: { owner, question in
            guard let question else { return nil }
            return PageOwner.with(owner) { $0.makeWindow(WebQuestion(question.pointee, in: $0)) } ?? nil
        },
        closed: { owner in PageOwner.with(owner) { $0.uiDelegate?.webViewDidClose($0) } },
        terminated: { owner in PageOwner.with(owner) { $0.processTerminated() } },
        permission: { owner, request, audio, video in
            guard let request else { return }
            let asked = PageOwner.with(owner) { view -> Bool in
                view.decidePermission(WebPermission(request), audio: audio != 0, video: video != 0)
                return true
            }
            if asked == nil { oriel_web_answer_permission(request, 0) }
        },
        choose: { owner, request, allowsSeveral in
            guard let request else { return 0 }
            return PageOwner.with(owner) { $0.chooseFiles(request, allowsSeveral: allowsSeveral != 0) } == true ? 1 : 0
        },
        message: { owner, name, world, json, reply in
            let name = String(web: name)
            let (world, json) = (world.map { String(cString: $0) }, json.map { String(cString: $0) })
            let received = PageOwner.with(owner) { view -> Bool in
                view.receive(json, name: name, world: world, reply: reply.map(WebReply.init))
                return true
            }
            if received == nil, let reply { oriel_web_reply(reply, nil, "The page is gone.") }
        },
        download: { owner, download, address in
            guard let download else { return }
            let address = String(web: address)
            PageOwner.with(owner) { $0.downloadBegan(download, address: address) }
        },
        found: { owner, count in PageOwner.with(owner) { $0.found(Int(count)) } })
}

/// An error of the library.
struct WebFailure {
    let domain: String
    let code: Int
    let text: String
}
