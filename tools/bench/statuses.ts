import { type Figure, getRequest, measureByTurns, ratio } from "./measure.ts";
import { signIn } from "./people.ts";
import { startFloor, startSite, untilAtRest } from "./processes.ts";

/** The polled statuses of a player, by their paths. */
const STATUSES: Record<string, (handle: string) => string> = {
	"GET document status": (handle) => `/api/v1/document-verification-status/profile/${handle}?documentType=ID_DOCUMENT`,
	"GET phone status": (handle) => `/services/profile/v1/phone-status/profile/${handle}`,
};

/** Each polled status, session check included, against node:http sending the same bytes. */
export async function statuses(): Promise<Figure[]> {
	const site = await startSite();
	await untilAtRest(site);
	const { cookie, handle } = await signIn(site.port);
	const figures: Figure[] = [];
	try {
		for (const [name, pathOf] of Object.entries(STATUSES))
			figures.push(await statusFigure(name, pathOf(handle), site.port, cookie));
	} finally {
		await site.stop();
	}
	return figures;
}

async function statusFigure(name: string, path: string, port: number, cookie: string): Promise<Figure> {
	const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
	if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
	const floor = await startFloor("http", Buffer.from(await answer.arrayBuffer()), "application/json; charset=utf-8");
	try {
		const requests = [getRequest(path, { cookie })];
		const { bare, read } = await measureByTurns({ bare: { port: floor.port, requests }, read: { port, requests } });
		const about = `${Math.round(read.perSecond)}/s, node:http ${Math.round(bare.perSecond)}/s`;
		return ratio(name, read.perSecond / bare.perSecond, 0.65, about);
	} finally {
		await floor.stop();
	}
}
