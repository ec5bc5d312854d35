import type { PageContext, PageRequest } from "@baize/platform-web/page";
import { listMissions, listOwnMissions, type OwnMission } from "../contract/index.ts";

export type MissionsPage = {
	isAllowed: boolean;
	missions: OwnMission[];
	/** Null for visitors. */
	session: string | null;
	destination: string;
};

/** For /missions: a player with their own progress, a visitor with what the law lets visitors see. */
export async function loadMissions({ viewer, call }: PageContext, { url }: PageRequest): Promise<MissionsPage> {
	const destination = url.pathname;
	const session = viewer?.handle ?? null;
	if (session !== null) return { ...(await call(listOwnMissions, { params: { session } })), session, destination };
	const { isAllowed, missions } = await call(listMissions, { query: { currency: "" } });
	const shown = missions.map((mission) => ({ mission, progress: null, block: null }));
	return { isAllowed, missions: shown, session, destination };
}
