import { openAudit } from "@baize/audit/server";
import type { Place } from "@baize/geo/contract";
import { geoWith } from "@baize/geo/testing";
import { openIds } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import { type Notifications, openNotifications } from "@baize/notifications/server";
import { type Bus, type Database, type Outbox, openLog, openOutbox, openSecrets } from "@baize/platform-server";
import { type Identity, type IdentityPorts, openIdentity } from "../server/index.ts";

export const BAIZE_URL = "https://baize.test";

export const TEST_SECRETS = openSecrets({ secret: "a secret of tests, thirty-two letters long", dataDir: "" });

export type TestIdentity = { identity: Identity; notifications: Notifications; outbox: Outbox };

type TestWish = { places?: Record<string, Place>; bus?: Bus } & Pick<
	Partial<IdentityPorts>,
	"affairsOf" | "breaches" | "exportParts"
>;

/** The room with its neighbours, all real; tests say which address is where. Without a bus it is a process of its own. */
export async function openTestIdentity(
	database: Database,
	clock: Clock,
	{ places = {}, bus = sharedBus(), ...more }: TestWish = {},
): Promise<TestIdentity> {
	const ids = openIds(clock);
	const outbox = openOutbox(database, openLog("silent"), clock);
	const notifications = openNotifications({ database, clock, ids, outbox });
	const identity = openIdentity({
		database,
		clock,
		ids,
		outbox,
		bus,
		rounds: { every: () => {} },
		secrets: TEST_SECRETS,
		publicUrl: BAIZE_URL,
		geo: await geoWith(places),
		notifications,
		audit: openAudit({ database, clock, ids }),
		...more,
	});
	return { identity, notifications, outbox };
}

/** A bus between parts of one test, heard at once. */
export function sharedBus(): Bus {
	const listeners: { channel: string; hear: (text: string) => void }[] = [];
	return {
		publish: (channel, text) => {
			for (const listener of listeners) if (listener.channel === channel) listener.hear(text);
		},
		subscribe: (channel, hear) => void listeners.push({ channel, hear }),
		close: async () => {},
	};
}
