import { readTwoFactorStatus } from "@baize/factors/contract";
import { pathOf } from "@baize/kernel/call";
import { getBalances } from "@baize/wallet/contract";
import { type Figure, getRequest, measureAlternately, ratio } from "./measure.ts";
import { signIn } from "./people.ts";
import { startBaseline, startSite, untilAtRest } from "./processes.ts";

/** The share of the rate of a bare node:http server. */
export const POLLED_GOAL = 0.6;

export const balances = (): Promise<Figure[]> => polled("GET balances", (session) => pathOf(getBalances, { session }));
export const twoFactor = (): Promise<Figure[]> =>
	polled("GET two-factor status", (session) => pathOf(readTwoFactorStatus, { session }));

/**
 * A polled call of a player, session check included, against node:http sending the same bytes; and the same call with
 * If-None-Match.
 */
async function polled(title: string, pathFor: (handle: string) => string): Promise<Figure[]> {
	const site = await startSite();
	await untilAtRest(site);
	const { cookie, handle } = await signIn(site.port);
	const path = pathFor(handle);
	const answer = await fetch(`http://127.0.0.1:${site.port}${path}`, { headers: { cookie } });
	const etag = answer.headers.get("etag") ?? "";
	const baseline = await startBaseline(
		"http",
		Buffer.from(await answer.arrayBuffer()),
		"application/json; charset=utf-8",
	);
	try {
		const { bare, read, unchanged } = await measureAlternately({
			bare: { port: baseline.port, requests: [getRequest(path, { cookie })] },
			read: { port: site.port, requests: [getRequest(path, { cookie })] },
			unchanged: { port: site.port, requests: [getRequest(path, { cookie, "if-none-match": etag })] },
		});
		const bareText = `node:http ${Math.round(bare.perSecond)}/s`;
		return [
			ratio(title, read.perSecond / bare.perSecond, POLLED_GOAL, `${Math.round(read.perSecond)}/s, ${bareText}`),
			ratio(
				`${title}, unchanged`,
				unchanged.perSecond / bare.perSecond,
				POLLED_GOAL,
				`${Math.round(unchanged.perSecond)}/s, ${bareText}`,
			),
		];
	} finally {
		await baseline.stop();
		await site.stop();
	}
}
