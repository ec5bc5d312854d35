import { type Figure, getRequest, measureByTurns, ratio } from "./measure.ts";
import { signIn } from "./people.ts";
import { startFloor, startSite, untilAtRest } from "./processes.ts";

/** The polled statuses of a player, by their paths. */
const STATUSES: Record<string, (handle: string) => string> = {
	"GET document status": (handle) => `/api/v1/document-verification-status/profile/${handle}?documentType=ID_DOCUMENT`,
	"GET phone status": (handle) => `/services/profile/v1/phone-status/profile/${handle}`,
};

/** Each polled status, session check included, against node:http sending the same bytes; all by turns. */
export async function statuses(): Promise<Figure[]> {
	const site = await startSite();
	await untilAtRest(site);
	const { cookie, handle } = await signIn(site.port);
	const asked = Object.entries(STATUSES).map(([name, pathOf]) => ({ name, path: pathOf(handle) }));
	const floors = await Promise.all(asked.map(({ path }) => floorOf(site.port, path, cookie)));
	try {
		const results = await measureByTurns(
			Object.fromEntries(
				asked.flatMap(({ name, path }, at) => {
					const requests = [getRequest(path, { cookie })];
					return [
						[name, { port: site.port, requests }],
						[`${name}, bare`, { port: floors[at]!.port, requests }],
					];
				}),
			),
		);
		return asked.map(({ name }) => {
			const [read, bare] = [results[name]!.perSecond, results[`${name}, bare`]!.perSecond];
			return ratio(name, read / bare, 0.65, `${Math.round(read)}/s, node:http ${Math.round(bare)}/s`);
		});
	} finally {
		await Promise.all(floors.map((floor) => floor.stop()));
		await site.stop();
	}
}

async function floorOf(port: number, path: string, cookie: string) {
	const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
	if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
	return startFloor("http", Buffer.from(await answer.arrayBuffer()), "application/json; charset=utf-8");
}
