import { type Figure, getRequest, measureAlternately, ratio } from "./measure.ts";
import { signIn } from "./people.ts";
import { POLLED_GOAL } from "./polled.ts";
import { startBaseline, startSite, untilAtRest } from "./processes.ts";

/** The polled statuses of a player, by their paths. */
const STATUSES: Record<string, (handle: string) => string> = {
	"GET document status": (handle) => `/api/v1/document-verification-status/profile/${handle}?documentType=ID_DOCUMENT`,
	"GET phone status": (handle) => `/services/profile/v1/phone-status/profile/${handle}`,
};

/** Each polled status, session check included, against node:http sending the same bytes; all of them alternately. */
export async function statuses(): Promise<Figure[]> {
	const site = await startSite();
	await untilAtRest(site);
	const { cookie, handle } = await signIn(site.port);
	const polledCalls = Object.entries(STATUSES).map(([name, pathOf]) => ({ name, path: pathOf(handle) }));
	const baselines = await Promise.all(polledCalls.map(({ path }) => baselineOf(site.port, path, cookie)));
	try {
		const results = await measureAlternately(
			Object.fromEntries(
				polledCalls.flatMap(({ name, path }, at) => {
					const requests = [getRequest(path, { cookie })];
					return [
						[name, { port: site.port, requests }],
						[`${name}, bare`, { port: baselines[at]!.port, requests }],
					];
				}),
			),
		);
		return polledCalls.map(({ name }) => {
			const [read, bare] = [results[name]!.perSecond, results[`${name}, bare`]!.perSecond];
			return ratio(name, read / bare, POLLED_GOAL, `${Math.round(read)}/s, node:http ${Math.round(bare)}/s`);
		});
	} finally {
		await Promise.all(baselines.map((baseline) => baseline.stop()));
		await site.stop();
	}
}

async function baselineOf(port: number, path: string, cookie: string) {
	const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
	if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
	return startBaseline("http", Buffer.from(await answer.arrayBuffer()), "application/json; charset=utf-8");
}
