import {
	defineCall,
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Null,
	OneOf,
	Optional,
	Reason,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { SAFER_PLAY_ROLE } from "./operator-calls.ts";

/** Registers of self-exclusions: our own, and those of countries. */
export const REGISTERS = ["own", "GAMSTOP", "OASIS", "RGIAJ", "ROFUS", "Spelpaus", "SRIJ"] as const;
export type RegisterName = (typeof REGISTERS)[number];

/** When a register is queried. */
export const REGISTER_ACTS = ["registration", "login", "deposit", "marketing"] as const;
export type RegisterAct = (typeof REGISTER_ACTS)[number];

export const MAX_REGISTER_ENTRIES = 500;

const Word = Text({ pattern: "^(?=.*\\S)[^\\p{C}]{1,120}$" });

/** A person in a register: by name, birth date and postal code, by e-mail, or by both. */
export const RegisterEntry = Struct({
	firstName: Optional(Word),
	lastName: Optional(Word),
	birthDate: Optional(Text({ format: "date" })),
	country: Optional(Text({ pattern: "^[A-Z]{2}$" })),
	postalCode: Optional(Text({ pattern: "^[\\p{L}\\p{N} \\-]{2,12}$" })),
	email: Optional(Text({ pattern: "^[^\\s\\p{C}]{3,254}$" })),
	/** The last day of the entry; left out: without an end. */
	until: Optional(Text({ format: "date" })),
});
export type RegisterEntry = Static<typeof RegisterEntry>;

export const RegisterView = Struct({
	id: EnumOf(REGISTERS),
	/** The countries whose players are looked up in it; every country for our own. */
	countries: ListOf(Text()),
	/** True if a service is queried; otherwise the entries that operators have made here count. */
	isOutside: Flag(),
	entries: Integer(),
	lastAddedAtMs: OneOf([Integer(), Null()]),
});
export type RegisterView = Static<typeof RegisterView>;

export const listRegisters = defineCall({
	name: "listRegisters",
	method: "GET",
	path: "/api/v1/operator/registers",
	who: "operator",
	level: "twoFactors",
	role: SAFER_PLAY_ROLE,
	summary: "Registers of self-exclusions, whom they concern, and how many are entered in each here.",
	audits: "nothing",
	reply: Struct({ registers: ListOf(RegisterView) }),
	errors: {},
});

export const changeRegister = defineCall({
	name: "changeRegister",
	method: "POST",
	path: "/api/v1/operator/registers/:register/entries",
	who: "operator",
	level: "recentTwoFactors",
	limit: "bulk",
	role: SAFER_PLAY_ROLE,
	summary:
		"Enters people in a register, or removes them, with a reason. A person who is already in it is not entered twice.",
	params: Struct({ register: EnumOf(REGISTERS) }),
	body: Struct({
		act: EnumOf(["add", "remove"]),
		entries: ListOf(RegisterEntry, { minItems: 1, maxItems: MAX_REGISTER_ENTRIES }),
		reason: Reason,
	}),
	reply: Struct({
		changed: Integer({ description: "How many of the people were entered or taken out." }),
		register: RegisterView,
	}),
	errors: {},
	bodyLimitBytes: 512 * 1024,
});
