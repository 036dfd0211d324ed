import Testing

@testable import WindowFrontend

@Suite("What GTK is told before it starts")
struct RendererChoiceTests {
    @Test("Without a graphics processor GTK looks for no OpenGL, in the words of its version")
    func withoutOpenGL() {
        #expect(
            RendererChoice.variables([:], minorVersion: 8) == ["GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable"])
        #expect(RendererChoice.variables([:], minorVersion: 16) == ["GSK_RENDERER": "cairo", "GDK_DISABLE": "gl"])
    }

    @Test("What somebody has set stays")
    func existing() {
        let mine = ["GSK_RENDERER": "cairo", "GDK_DEBUG": "events"]
        #expect(RendererChoice.variables(mine, minorVersion: 8) == ["GDK_DEBUG": "events,gl-disable"])
        #expect(RendererChoice.variables(["GSK_RENDERER": "gl"], minorVersion: 8) == [:])
        let all = ["GSK_RENDERER": "cairo", "GDK_DISABLE": "vulkan,gl"]
        #expect(RendererChoice.variables(all, minorVersion: 18) == [:])
    }
}
