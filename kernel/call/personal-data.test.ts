import { describe, expect, it } from "vitest";
import {
	describesPlayer,
	holdsPersonalData,
	ListOf,
	maskPersonalData,
	Null,
	OneOf,
	Optional,
	personalData,
	Struct,
	Text,
} from "./index.ts";

const Address = Struct({ street: Text(personalData("address")), country: Text() });
const Player = Struct(
	{
		id: Text(),
		name: Text(),
		email: Text(personalData("email")),
		newEmail: Optional(Text(personalData("email"))),
		born: Text(personalData("birthDate")),
		phone: OneOf([Text(personalData("phone")), Null()]),
		address: Address,
		accounts: ListOf(Struct({ label: Text(), lastFour: Text(personalData("accountEnd")) })),
		devices: ListOf(Struct({ ip: Optional(Text(personalData("ip"))) })),
	},
	describesPlayer("id"),
);
const Page = Struct({ players: ListOf(Player) });

const player = (id: string) => ({
	id,
	name: "Alice Moreau",
	email: "alice@baize.test",
	born: "1990-01-31",
	phone: "+14165550101",
	address: { street: "12 Queen Street", country: "CA" },
	accounts: [{ label: "Mine", lastFour: "3000" }],
	devices: [{ ip: "203.0.113.7" }, { ip: "2001:db8:1::7" }, {}],
});
const MASKED = {
	name: "Alice Moreau",
	email: "a•••@baize.test",
	born: "••••",
	phone: "•••• 0101",
	address: { street: "••••", country: "CA" },
	accounts: [{ label: "Mine", lastFour: "••••" }],
	devices: [{ ip: "203.0.•.•" }, { ip: "2001:db8:•" }, {}],
};

describe("personal data in a reply", () => {
	it("is masked, however deep it stands, and nothing else is", () => {
		const masked = maskPersonalData(Page, { players: [player("1")] }, () => false);
		expect(masked).toEqual({ players: [{ id: "1", ...MASKED }] });
	});

	it("is shown of the players whose data was revealed", () => {
		const masked = maskPersonalData(Page, { players: [player("1"), player("2")] }, (id) => id === "2");
		expect(masked.players).toEqual([{ id: "1", ...MASKED }, player("2")]);
	});

	it("keeps null and omitted values", () => {
		const given = { ...player("1"), phone: null };
		expect(maskPersonalData(Player, given, () => false)).toMatchObject({ phone: null });
		expect(maskPersonalData(Player, given, () => false)).not.toHaveProperty("newEmail");
	});

	const Entry = Struct(
		{
			playerId: Optional(Text()),
			email: Text(personalData("email")),
			ip: Text(personalData("ip", "ipOf")),
			ipOf: Optional(Text()),
		},
		describesPlayer("playerId"),
	);

	it("stays where it is no player's, and is the one's whom it names", () => {
		const [email, ip] = ["olga@baize.test", "192.0.2.1"];
		const mask = (value: object) => maskPersonalData(Entry, value, () => false) as unknown;
		expect(mask({ email, ip })).toEqual({ email, ip });
		expect(mask({ playerId: "7", email, ip })).toEqual({ playerId: "7", email: "o•••@baize.test", ip });
		expect(mask({ email, ip, ipOf: "7" })).toEqual({ email, ip: "192.0.•.•", ipOf: "7" });
	});

	it("without an owner is masked for everyone", () => {
		expect(maskPersonalData(Address, { street: "12 Queen Street", country: "CA" }, () => true).street).toBe("••••");
	});

	it("is found in a schema that has it", () => {
		expect([holdsPersonalData(Page), holdsPersonalData(Struct({ name: Text() }))]).toEqual([true, false]);
	});
});
