import { type Figure, getRequest, measureAlternately, ratio } from "./measure.ts";
import { startBaseline, startSite, untilAtRest } from "./processes.ts";

const HTML = "text/html; charset=utf-8";

/** 450 pages a second where the constant is sent 30,000 times. */
const FRESH_GOAL = 450 / 30_000;

/**
 * The lobby for an anonymous visitor, cached for a second and rendered afresh, against Fastify sending the same HTML.
 */
export async function lobby(): Promise<Figure[]> {
	const site = await startSite();
	await untilAtRest(site);
	const html = Buffer.from(await (await fetch(`http://127.0.0.1:${site.port}/en`)).arrayBuffer());
	const baseline = await startBaseline("fastify", html, HTML);
	try {
		// Each address is a different page, so that nothing comes from a cache.
		const fresh = Array.from({ length: 20_000 }, (_, index) => getRequest(`/en?visit=${index}`));
		const { constant, cached, rendered } = await measureAlternately({
			constant: { port: baseline.port, requests: [getRequest("/en")] },
			cached: { port: site.port, requests: [getRequest("/en")] },
			rendered: { port: site.port, requests: fresh, connections: 8 },
		});
		const about = `${Math.round(html.length / 1024)} kB; Buffer ${Math.round(constant.perSecond)}/s`;
		return [
			ratio(
				"lobby, anonymous",
				cached.perSecond / constant.perSecond,
				0.6,
				`${Math.round(cached.perSecond)}/s, ${about}`,
			),
			ratio(
				"lobby, rendered afresh",
				rendered.perSecond / constant.perSecond,
				FRESH_GOAL,
				`${Math.round(rendered.perSecond)}/s, p99 ${rendered.p99Ms.toFixed(0)} ms`,
			),
		];
	} finally {
		await baseline.stop();
		await site.stop();
	}
}
