import { Flag, ListOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";

/** The User of spec §3. */
export const Profile = Struct({
	email: Text(),
	firstName: Text(),
	lastName: Text(),
	nickname: Optional(Text()),
	address: Struct({ countryCode: Text(), subdivision: Text() }),
	attributes: Struct({ currency: Text(), language: Text() }),
	/** National numbers; the first is used. */
	phones: ListOf(Text()),
	/** "+1"; absent without a phone. */
	phonePrefix: Optional(Text()),
	hasPinCode: Flag(),
	personaLinkedAccounts: ListOf(Struct({ id: Text() })),
});
export type Profile = Static<typeof Profile>;
