import { seedFunds } from "@baize/cashier/server";
import { seedContent } from "@baize/content/server";
import { seedAuthenticators, seedPins } from "@baize/factors/server";
import { DEMO_PEOPLE, seedBankAccount, seedIdentity } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import { type DemoVerification, seedVerification } from "@baize/verification/server";
import type { Domains } from "./domains.ts";
import type { Infrastructure } from "./infrastructure.ts";

const FUNDED = "alice@baize.test";
/** Carol has none, so that the prompts for one can be tested. */
const WITH_PIN = ["alice@baize.test", "bob@baize.test", "dan@baize.test"];

/** The verification status of the demo players; all others must submit a document and validate a phone. */
const STATUSES: Record<string, DemoVerification> = {
	"alice@baize.test": { status: "VERIFIED" },
	"bob@baize.test": { status: "BLOCKED", reason: "The document is not genuine." },
	"dan@baize.test": {},
};

/**
 * The initial data: content everywhere, the demo players outside production. Run at each start, it adds only what is
 * missing.
 */
export async function seedDemoData(infrastructure: Infrastructure, domains: Domains): Promise<void> {
	await seedContent(domains.content, infrastructure.database);
	if (infrastructure.config.profile === "production") return;
	const people = await seedIdentity(infrastructure);
	for (const [email, status] of Object.entries(STATUSES)) {
		const of = await domains.identity.findPlayer(infrastructure.database.reader, email);
		if (of)
			await seedVerification(infrastructure, of.playerId, { ...status, ...(of.phone ? { phone: of.phone } : {}) });
	}
	await seedPins(
		domains.factors,
		infrastructure.database,
		WITH_PIN.map((email) => people.get(email)!),
	);
	await seedBankAccount(infrastructure, people.get(FUNDED)!);
	const operators = DEMO_PEOPLE.filter((person) => "roles" in person);
	await seedAuthenticators(
		domains.factors,
		infrastructure.database,
		operators.map(({ email }) => people.get(email)!),
	);
	for (const [email, id] of people) await seedWallet(infrastructure, domains, id, email === FUNDED);
}

/** A demo player never registers, which is what opens every other player's wallet. */
async function seedWallet(
	{ database, ids, clock }: Infrastructure,
	domains: Domains,
	id: Id,
	isFunded: boolean,
): Promise<void> {
	const { wallet } = domains;
	const player = await domains.identity.readPlayer(database.reader, id);
	if (!player) return;
	const { playerId, currency } = player;
	await database.transaction((tx) => wallet.open(tx, playerId, currency));
	if (isFunded) await seedFunds({ database, ids, wallet, nowMs: clock.nowMs() }, playerId, currency);
}
