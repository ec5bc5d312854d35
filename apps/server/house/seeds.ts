import { seedFunds } from "@baize/cashier/server";
import { seedContent } from "@baize/content/server";
import { seedAuthenticators, seedPins } from "@baize/factors/server";
import { DEMO_PEOPLE, seedBankAccount, seedIdentity } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import { type DemoStanding, seedVerification } from "@baize/verification/server";
import type { Plumbing } from "./plumbing.ts";
import type { Rooms } from "./rooms.ts";

const FUNDED = "alice@baize.test";
/** Carol has none, so that what asks for one can be walked. */
const WITH_PIN = ["alice@baize.test", "bob@baize.test", "dan@baize.test"];

/** What of the demo people has been looked at; everybody else is asked for a document and for a phone. */
const STANDINGS: Record<string, DemoStanding> = {
	"alice@baize.test": { status: "VERIFIED" },
	"bob@baize.test": { status: "BLOCKED", reason: "The document is not genuine." },
	"dan@baize.test": {},
};

/** What the house opens with: its content everywhere, the demo people outside production. Run at each start, it adds only what is missing. */
export async function seedHouse(plumbing: Plumbing, rooms: Rooms): Promise<void> {
	await seedContent(rooms.content, plumbing.database);
	if (plumbing.config.profile === "production") return;
	const people = await seedIdentity(plumbing);
	for (const [email, standing] of Object.entries(STANDINGS)) {
		const of = await rooms.identity.findPlayer(plumbing.database.reader, email);
		if (of) await seedVerification(plumbing, of.playerId, { ...standing, ...(of.phone ? { phone: of.phone } : {}) });
	}
	await seedPins(
		rooms.factors,
		plumbing.database,
		WITH_PIN.map((email) => people.get(email)!),
	);
	await seedBankAccount(plumbing, people.get(FUNDED)!);
	const operators = DEMO_PEOPLE.filter((person) => "roles" in person);
	await seedAuthenticators(
		rooms.factors,
		plumbing.database,
		operators.map(({ email }) => people.get(email)!),
	);
	for (const [email, id] of people) await seedWallet(plumbing, rooms, id, email === FUNDED);
}

/** A demo person never registers, which is what opens everybody else's wallet. */
async function seedWallet({ database, ids, clock }: Plumbing, rooms: Rooms, id: Id, isFunded: boolean): Promise<void> {
	const { wallet } = rooms;
	const player = await rooms.identity.readPlayer(database.reader, id);
	if (!player) return;
	const { playerId, currency } = player;
	await database.transaction((tx) => wallet.open(tx, playerId, currency));
	if (isFunded) await seedFunds({ database, ids, wallet, nowMs: clock.nowMs() }, playerId, currency);
}
