import { openAudit } from "@baize/audit/server";
import { openContent, type Sees } from "@baize/content/server";
import { openFlags } from "@baize/flags/server";
import { isExcluded, UNKNOWN_PLACE } from "@baize/geo/contract";
import { openGeo } from "@baize/geo/server";
import { HOUR_MS } from "@baize/kernel/time";
import { openLedger } from "@baize/ledger/server";
import { carriersOf, openNotifications } from "@baize/notifications/server";
import type { Visit } from "@baize/platform-server";
import type { Above } from "./above.ts";
import type { Plumbing } from "./plumbing.ts";

export type GroundRooms = Awaited<ReturnType<typeof openGroundRooms>>;

/** Floor 2: what knows no player. */
export async function openGroundRooms(plumbing: Plumbing, above: Above) {
	const { config } = plumbing;
	const audit = openAudit({
		...plumbing,
		people: {
			namesOf: (reader, ids) => above.identity.namesOf(reader, ids),
			idOf: (reader, email) => above.identity.idOf(reader, email),
		},
	});
	const flags = await openFlags({
		...plumbing,
		audit,
		nameOf: (session) => above.identity.viewerOf(session).displayName,
	});
	const geo = await openGeo({
		databasePath: config.geoDatabase,
		home: config.geoDefault ?? UNKNOWN_PLACE,
		log: plumbing.log,
	});
	const ledger = openLedger(plumbing);
	const notifications = openNotifications({ ...plumbing, ...carriersOf(config) });
	plumbing.rounds.every(HOUR_MS, "notifications.tidy", notifications.tidy);
	const isGeoTargeted = flags.reader("geoTargeting");
	const sightOf = (visit: Visit): Sees => {
		if (!isGeoTargeted()) return () => true;
		const place = geo.locate(visit.ip);
		return (filter) => !isExcluded(filter, place);
	};
	const content = await openContent({ ...plumbing, sightOf });
	return { audit, flags, geo, ledger, notifications, content, sightOf };
}
