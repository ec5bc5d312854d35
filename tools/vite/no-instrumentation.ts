import type { Plugin } from "vite";

const INSTRUMENTATION = /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/;
const EXPORTS = /export \{ ([\w, ]+) \};/;

/** What the router does with each in a page that is not instrumented. */
const UNUSED: Record<string, string> = {
	consumeInstrumentationClientResultMetaReceiver: "() => undefined",
	getRouteInstrumentationUpdates: "() => ({})",
	instrumentClientSideRouter: "(router) => router",
	instrumentHandler: "(handler) => handler",
	instrumentationResultMetaContext: "undefined",
};

/**
 * The router brings what would tell an observer of its loaders and navigations; no page of ours has one, and each visitor
 * would fetch it before the page wakes (1.3 kB). A router that exports something else there fails the build.
 */
export function noInstrumentation(): Plugin {
	return {
		name: "no-instrumentation",
		applyToEnvironment: (environment) => environment.name === "client",
		transform(code, id) {
			if (!INSTRUMENTATION.test(id)) return;
			const names = EXPORTS.exec(code)?.[1]?.split(", ") ?? [];
			const isKnown = names.length > 0 && names.every((name) => name in UNUSED);
			if (!isKnown)
				this.error(`the router's instrumentation is not what it was (${names.join(", ")}): look at it anew`);
			return { code: names.map((name) => `export const ${name} = ${UNUSED[name]};`).join("\n"), map: null };
		},
	};
}
