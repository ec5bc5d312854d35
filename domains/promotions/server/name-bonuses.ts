import { inLanguage } from "@baize/kernel/locale";
import type { Database } from "@baize/platform-server";
import type { Namer } from "@baize/wallet/server";
import { readNamedBonuses } from "./grants/bonus-store.ts";
import { versionsOf } from "./offers/offer-store.ts";

/** In a statement what a bonus has moved is called by its offer, in the terms that were taken. */
export const namingBonuses =
	({ reader }: Pick<Database, "reader">): Namer =>
	async (subjects, { playerId, locale }) => {
		const rows = await readNamedBonuses(
			reader,
			playerId,
			subjects.map(({ reference }) => reference),
		);
		const versions = await versionsOf(
			reader,
			rows.map(({ offer_id: offerId, version }) => ({ offerId, version })),
		);
		const titles = new Map(
			rows.map((row) => {
				const title = versions.get(`${row.offer_id} ${row.version}`)?.terms.title;
				return [row.grant_id, title && inLanguage(title, locale)];
			}),
		);
		return new Map(
			subjects.flatMap(({ opId, reference }) => {
				const title = titles.get(reference);
				return title === undefined ? [] : [[opId, title] as const];
			}),
		);
	};
