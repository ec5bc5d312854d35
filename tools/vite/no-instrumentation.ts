import type { Plugin } from "vite";

const INSTRUMENTATION = /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/;
const EXPORTS = /export \{ ([\w, ]+) \};/;

/** What the router does in each case in a page without instrumentation. */
const UNUSED: Record<string, string> = {
	consumeInstrumentationClientResultMetaReceiver: "() => undefined",
	getRouteInstrumentationUpdates: "() => ({})",
	instrumentClientSideRouter: "(router) => router",
	instrumentHandler: "(handler) => handler",
	instrumentationResultMetaContext: "undefined",
};

/**
 * The router contains code that reports its loaders and navigations to an observer. Our pages have none, and each
 * visitor would fetch that code before the page hydrates (1.3 kB). The build fails if a router version exports
 * something else there.
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
