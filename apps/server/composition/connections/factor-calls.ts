import type { Cashier } from "@baize/cashier/server";
import { type Contact, type Factors, seedAuthenticators, seedPins } from "@baize/factors/server";
import type { Flags } from "@baize/flags/server";
import { DEMO_PEOPLE, type Identity } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import { type Database, defineModule, type Infrastructure, type Reader } from "@baize/platform-server";
import type { Verification } from "@baize/verification/server";

type People = { identity: Identity; verification: Verification };
type Needs = Infrastructure & People & { factors: Factors; flags: Flags; cashier: Cashier };

/** Carol has none, so that the prompts for one can be tested. */
const WITH_PIN = ["alice@baize.test", "bob@baize.test", "dan@baize.test"];
const OPERATORS = DEMO_PEOPLE.filter((person) => "roles" in person).map(({ email }) => email);

/** The calls of factors, after the domains that know people, their phones and their withdrawals. */
export const factorCallsModule = defineModule({
	name: "factorCalls",
	flags: ["twoFactor"],
	open: ({ factors, flags, identity, verification, cashier }: Needs) =>
		factors.openCalls({
			contactOf: (reader, personId) => contactOf({ identity, verification }, reader, personId),
			notMeLink: identity.notMeLink,
			isPasswordRight: identity.isPasswordRight,
			birthDateOf: identity.readBirthDate,
			withdrawalOf: cashier.describeWithdrawal,
			isTwoFactorOn: flags.reader("twoFactor"),
		}),
	parts: (bindings, { factors, identity, database }) => ({
		bindings,
		async seedDemo() {
			await seedPins(factors, database, await idsOf(identity, database, WITH_PIN));
			await seedAuthenticators(factors, database, await idsOf(identity, database, OPERATORS));
		},
	}),
});

async function contactOf(
	{ identity, verification }: People,
	reader: Reader,
	personId: Id,
): Promise<Contact | undefined> {
	const player = await identity.readPlayer(reader, personId);
	if (!player) return identity.readOperatorContact(reader, personId);
	return { ...player, validatedPhone: (await verification.validatedPhone(reader, personId)) ?? null };
}

async function idsOf(identity: Identity, { reader }: Database, emails: readonly string[]): Promise<Id[]> {
	const found = await Promise.all(emails.map((email) => identity.idOf(reader, email)));
	return found.filter((id) => id !== undefined);
}
