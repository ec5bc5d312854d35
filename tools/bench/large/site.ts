import { registerHooks } from "node:module";

// The site as `npm start` starts it, but its catalogue also knows the facts of generated titles: it lists only games that
// have some. No player opens them here.
const OWN = new URL("../../../domains/catalogue/server/game-facts.ts", import.meta.url).href;
const LARGE = new URL("facts.ts", import.meta.url).href;

registerHooks({
	resolve(specifier, context, next) {
		const found = next(specifier, context);
		return found.url === OWN && context.parentURL !== LARGE ? { ...found, url: LARGE } : found;
	},
});
// The server's sources, because in the built server no module can be replaced.
await import("../../../apps/server/environment.ts");
const { startSite } = await import("../../../apps/server/site.ts");
const { stop } = await startSite({});
process.once("SIGTERM", () => void stop().then(() => process.exit(0)));
