import type { Id } from "@baize/kernel/id";
import type { GrantView } from "../../contract/index.ts";
import type { PromotionsPorts } from "../ports.ts";
import { readBonusPage } from "./bonus-store.ts";
import { showBonuses } from "./views.ts";

const AT_ONCE = 200;

/** In English, as all of the copy. */
export async function exportBonuses(ports: PromotionsPorts, playerId: Id): Promise<GrantView[]> {
	const { reader } = ports.database;
	const views: GrantView[] = [];
	let before: Id | undefined;
	for (;;) {
		const rows = await readBonusPage(reader, playerId, before, AT_ONCE);
		views.push(...(await showBonuses(ports, reader, rows, "en")));
		if (rows.length < AT_ONCE) return views;
		before = rows.at(-1)!.grant_id;
	}
}
