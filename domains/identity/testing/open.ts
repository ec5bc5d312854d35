import { randomBytes } from "node:crypto";
import { type Audit, openAudit } from "@baize/audit/server";
import { type Factors, openFactors } from "@baize/factors/server";
import type { Place } from "@baize/geo/contract";
import { geoWith } from "@baize/geo/testing";
import { type Id, openIds } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import { type Notifications, openNotifications } from "@baize/notifications/server";
import { type Binding, type Bus, type Database, type Outbox, openLog, openOutbox } from "@baize/platform-server";
import { testSecrets } from "@baize/testing";
import { TERMS_VERSION } from "../contract/index.ts";
import { type CaptchaProvider, type Identity, type IdentityPorts, openAltcha, openIdentity } from "../server/index.ts";

export const BAIZE_URL = "https://baize.test";
export const OFFICE_URL = "https://office.baize.test";

export const TEST_SECRETS = testSecrets();

export type TestIdentity = {
	identity: Identity;
	/** What it is opened over, for a domain above it. */
	lower: LowerParts;
	notifications: Notifications;
	outbox: Outbox;
	factors: Factors;
	factorBindings: readonly Binding[];
	/** The phones that the domain above has validated: a map stands in for it. */
	phones: Map<Id, string>;
	/** Players whom the domain above restricts. */
	restrictions: Map<Id, string>;
	/** Excluded players, and until when; null without an end. */
	exclusions: Map<Id, number | null>;
	/** E-mails of people whom a self-exclusion register lists. */
	listed: Set<string>;
	captcha: CaptchaProvider;
};

export type LowerParts = Pick<
	IdentityPorts,
	"database" | "clock" | "ids" | "outbox" | "secrets" | "publicUrl" | "officeUrl"
> & { bus: Bus; notifications: Notifications; audit: Audit };

/** So little work that a test does it at once. */
const EASY = { iterations: 10, minKeys: 5, maxKeys: 20 };
const ALL_EASY = { login: EASY, register: EASY, resend: EASY, recover: EASY };

export type TestOptions = { places?: Record<string, Place>; bus?: Bus } & Pick<
	Partial<IdentityPorts>,
	"breaches" | "stream" | "takesDeposits"
>;

/**
 * The domain with its real dependencies; tests set which address is where. Without a bus it is a process of its own.
 */
export async function openTestIdentity(
	database: Database,
	clock: Clock,
	{ places = {}, bus = sharedBus(), stream = { hangUp: () => {} }, ...more }: TestOptions = {},
): Promise<TestIdentity> {
	const ids = openIds(clock);
	const outbox = openOutbox(database, openLog("silent"), clock);
	const notifications = openNotifications({ database, clock, ids, outbox });
	const phones = new Map<Id, string>();
	const restrictions = new Map<Id, string>();
	const exclusions = new Map<Id, number | null>();
	const listed = new Set<string>();
	const secrets = TEST_SECRETS;
	const [publicUrl, officeUrl] = [BAIZE_URL, OFFICE_URL];
	const audit = openAudit({ clock, ids });
	const random = { bytes: randomBytes };
	const lower = { database, clock, ids, outbox, bus, secrets, publicUrl, officeUrl, notifications, audit };
	const factors = openFactors({ ...lower, random });
	const captcha = openAltcha({ clock, key: TEST_SECRETS.keyFor("identity.captcha"), difficulties: ALL_EASY });
	const identity = openIdentity({
		...lower,
		stream,
		geo: await geoWith(places),
		factors,
		phones: phonesIn(phones),
		exclusions: exclusionsIn(exclusions, listed),
		takesDeposits: () => true,
		termsInForce: () => TERMS_VERSION,
		captcha,
		...more,
	});
	identity.addLoginGate(async (playerId) => {
		const restriction = restrictions.get(playerId);
		return restriction === undefined ? undefined : { restriction };
	});
	const factorBindings = factors.openCalls({
		async contactOf(reader, personId) {
			const player = await identity.readPlayer(reader, personId);
			if (!player) return identity.readOperatorContact(reader, personId);
			return { ...player, validatedPhone: phones.get(personId) ?? null };
		},
		notMeLink: identity.notMeLink,
		isPasswordRight: identity.isPasswordRight,
		birthDateOf: identity.readBirthDate,
		withdrawalOf: async () => undefined,
		isTwoFactorOn: () => true,
	});
	return {
		identity,
		lower,
		notifications,
		outbox,
		factors,
		factorBindings,
		phones,
		restrictions,
		exclusions,
		listed,
		captcha,
	};
}

const phonesIn = (phones: Map<Id, string>): IdentityPorts["phones"] => ({
	validatedPhone: async (_reader, playerId) => phones.get(playerId),
	async claim(_tx, playerId, phone) {
		if ([...phones].some(([other, taken]) => taken === phone && other !== playerId)) return "taken";
		phones.set(playerId, phone);
		return "validated";
	},
});

const exclusionsIn = (
	exclusions: ReadonlyMap<Id, number | null>,
	listed: ReadonlySet<string>,
): IdentityPorts["exclusions"] => ({
	async statusOf(_reader, playerId) {
		const untilMs = exclusions.get(playerId);
		return untilMs === undefined ? { kind: "free" } : { kind: "excluded", untilMs };
	},
	isListed: async ({ email }) => listed.has(email),
});

/** A bus between parts of one test, delivered at once. */
export function sharedBus(): Bus {
	const listeners: { channel: string; onMessage: (text: string) => void }[] = [];
	return {
		publish: (channel, text) => {
			for (const listener of listeners) if (listener.channel === channel) listener.onMessage(text);
		},
		subscribe: (channel, onMessage) => void listeners.push({ channel, onMessage }),
		close: async () => {},
	};
}
