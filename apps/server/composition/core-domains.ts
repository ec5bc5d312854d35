import { openAudit } from "@baize/audit/server";
import { type GeoVisibility, openContent } from "@baize/content/server";
import { openDesk } from "@baize/desk/server";
import { openFlags } from "@baize/flags/server";
import { isExcluded, UNKNOWN_PLACE } from "@baize/geo/contract";
import { openGeo } from "@baize/geo/server";
import { HOUR_MS } from "@baize/kernel/time";
import { openLedger } from "@baize/ledger/server";
import { carriersOf, openNotifications } from "@baize/notifications/server";
import type { Visit } from "@baize/platform-server";
import type { Infrastructure } from "./infrastructure.ts";
import type { LateBound } from "./late-bound.ts";

export type CoreDomains = Awaited<ReturnType<typeof openCoreDomains>>;

/** The core domains, which know no player. */
export async function openCoreDomains(infrastructure: Infrastructure, lateBound: LateBound) {
	const { config } = infrastructure;
	const audit = openAudit({
		...infrastructure,
		people: {
			namesOf: (reader, ids) => lateBound.identity.namesOf(reader, ids),
			idOf: (reader, email) => lateBound.identity.idOf(reader, email),
		},
	});
	const desk = openDesk({ ...infrastructure, audit });
	const flags = await openFlags({
		...infrastructure,
		audit,
		nameOf: (session) => lateBound.identity.viewerOf(session).displayName,
	});
	const geo = await openGeo({
		databasePath: config.geoDatabase,
		home: config.geoDefault ?? UNKNOWN_PLACE,
		log: infrastructure.log,
	});
	const ledger = openLedger(infrastructure);
	const notifications = openNotifications({ ...infrastructure, ...carriersOf(config) });
	infrastructure.scheduler.every(HOUR_MS, "notifications.tidy", notifications.tidy);
	const isGeoTargeted = flags.reader("geoTargeting");
	const geoVisibilityOf = (visit: Visit): GeoVisibility => {
		if (!isGeoTargeted()) return () => true;
		const place = geo.locate(visit.ip);
		return (filter) => !isExcluded(filter, place);
	};
	const content = await openContent({ ...infrastructure, geoVisibilityOf });
	return { audit, desk, flags, geo, ledger, notifications, content, geoVisibilityOf };
}
