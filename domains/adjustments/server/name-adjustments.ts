import { inLanguage } from "@baize/kernel/locale";
import type { Namer } from "@baize/wallet/server";
import { CAUSE_TEXTS } from "../contract/index.ts";
import type { AdjustmentsPorts } from "./ports.ts";
import { adjustmentsById } from "./store.ts";

/** In a statement an adjustment is called by its cause. */
export const namingAdjustments =
	({ database }: Pick<AdjustmentsPorts, "database">): Namer =>
	async (subjects, { playerId, locale }) => {
		const ids = subjects.filter(({ kind }) => kind === "adjustment").map(({ opId }) => opId);
		if (ids.length === 0) return new Map();
		const found = await adjustmentsById(database.reader, playerId, ids);
		return new Map(found.map(({ adjustment_id, cause }) => [adjustment_id, inLanguage(CAUSE_TEXTS[cause], locale)]));
	};
