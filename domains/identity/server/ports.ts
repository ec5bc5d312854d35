import type { Audit } from "@baize/audit/server";
import type { Factors } from "@baize/factors/server";
import type { Geo } from "@baize/geo/server";
import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Notifications } from "@baize/notifications/server";
import type { Bus, Database, Outbox, Reader, Secrets, SpentBudget, Stream, Tx } from "@baize/platform-server";
import type { PlayerStatusFilter } from "../contract/index.ts";
import type { CaptchaGuard } from "./captcha/captcha.ts";
import type { CaptchaProvider } from "./captcha/ports.ts";
import type { PersonDetails } from "./duplicates/signals.ts";
import type { Attempts } from "./login/attempts-store.ts";
import type { Comparisons } from "./login/comparisons.ts";
import type { PasswordPool } from "./passwords/password-pool.ts";
import type { TakesDeposits } from "./registration/offered-currencies.ts";
import type { Sessions } from "./session/sessions.ts";

export type IdentityPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	outbox: Outbox;
	bus: Bus;
	stream: Pick<Stream, "hangUp">;
	secrets: Secrets;
	/** The site's address, for links in mails. */
	publicUrl: string;
	/** The back office's address, for links in operators' mails. */
	officeUrl: string;
	geo: Pick<Geo, "locate" | "countryName" | "subdivisionsOf">;
	notifications: Pick<Notifications, "sendMail">;
	audit: Pick<Audit, "record" | "entriesOf">;
	factors: Pick<
		Factors,
		| "prove"
		| "methodsOf"
		| "setPin"
		| "isPresentPin"
		| "requestCode"
		| "beginPasskeySignIn"
		| "finishPasskeySignIn"
		| "removeAll"
		| "onChanged"
		| "onProved"
	>;
	phones: Phones;
	exclusions: Exclusions;
	/** An account is offered only in a currency that can be paid in. */
	takesDeposits: TakesDeposits;
	captcha: CaptchaProvider;
	/** The version of the terms that players must have accepted, as it is published now. */
	termsInForce(): string;
	/** Called where a budget of attempts is empty. */
	onBudgetSpent?: (spent: SpentBudget) => void;
	/** Queries a collection of breached passwords, in addition to our own list. */
	breaches?: BreachRange;
};

/** What stops a player from everything except withdrawing money. Asked at each login. */
export type LoginGate = (playerId: Id) => Promise<{ restriction: string } | undefined>;

/** A filter of players that operators have, and that a higher domain answers. */
export type HigherFilter = "bankAccountShared";
export type PlayersOf = (reader: Reader) => Promise<readonly Id[]>;

/** Players who excluded themselves or were barred from play. */
export type Exclusions = {
	statusOf(
		reader: Reader,
		playerId: Id,
	): Promise<{ kind: "free" | "barred" } | { kind: "excluded"; untilMs: number | null }>;
	/** Whether a self-exclusion register lists a person who wants an account. It throws where it does not respond. */
	isListed(person: PersonDetails): Promise<boolean>;
};

/** Which phone is validated as a player's. */
export type Phones = {
	/** In E.164. A player may have changed the profile's phone since. */
	validatedPhone(reader: Reader, playerId: Id): Promise<string | undefined>;
	/** In the transaction in which a phone, in E.164, was validated by a code that was sent to it. */
	claim(tx: Tx, playerId: Id, phone: string): Promise<"validated" | "taken">;
};

/** The suffixes of the hashes with this prefix, as a k-anonymous range service returns them; it may throw. */
export type BreachRange = { hashEndings(sha1Beginning: string): Promise<ReadonlySet<string>> };

/** The dependencies of the commands: the ports, and the parts built on them. */
export type Parts = Omit<IdentityPorts, "captcha"> & {
	passwords: PasswordPool;
	attempts: Attempts;
	comparisons: Comparisons;
	sessions: Sessions;
	/** The first restriction that a gate names; gates are asked in the order in which they were added. */
	loginGate: LoginGate;
	/** As higher domains add them. */
	higherFilters: Map<PlayerStatusFilter, PlayersOf>;
	captcha: CaptchaGuard;
};
