import { METHODS, type Method } from "@baize/factors/contract";
import { describe, expect, it } from "vitest";
import { PASSKEY, REQUIRED_ACTIONS } from "../../contract/index.ts";
import {
	type Account,
	decideLogin,
	type LoginDecision,
	type LoginFacts,
	type PersonFacts,
	pendingFor,
	stepFor,
} from "./login-rules.ts";

const PERSON = { kind: "person", isDisabled: false, isVerificationBlocked: false } as const satisfies Account;
const AT_HOME: PersonFacts = {
	twoFactor: "PENDING",
	hasPin: true,
	isPinResetDue: false,
	isPhoneValidated: true,
	device: "known",
	isNetworkKnown: true,
	isElsewhere: false,
	requiredAction: null,
};
const personFacts = (over: Partial<PersonFacts>): PersonFacts => ({ ...AT_HOME, ...over });
const right = (account: Account = PERSON) => ({ account, isProved: true });
const wrong = (account: Account = PERSON) => ({ account, isProved: false });

describe("[AUTH-01] [AUTH-09] the login, cause by cause", () => {
	it.each<[string, LoginFacts, LoginDecision]>([
		["first looks whether a captcha is due", {}, { kind: "gather", what: "captcha" }],
		["looks at no password before the captcha", { captcha: "missing" }, { kind: "captcha" }],
		["takes no captcha that is not good", { captcha: "wrong", entry: right() }, { kind: "captcha" }],
		["then looks at the password", { captcha: "notRequired" }, { kind: "gather", what: "entry" }],
		["the same after a captcha", { captcha: "solved" }, { kind: "gather", what: "entry" }],
		["with a wrong password", { captcha: "notRequired", entry: wrong() }, { kind: "invalid" }],
		["of an unknown e-mail", { captcha: "notRequired", entry: wrong({ kind: "unknown" }) }, { kind: "invalid" }],
		[
			"of an unknown e-mail, even if a password fitted",
			{ captcha: "notRequired", entry: right({ kind: "unknown" }) },
			{ kind: "invalid" },
		],
		[
			"before the e-mail is confirmed",
			{ captcha: "notRequired", entry: right({ kind: "awaitsConfirmation" }) },
			{ kind: "unconfirmed" },
		],
		[
			"before that with a wrong password, which reveals nothing",
			{ captcha: "notRequired", entry: wrong({ kind: "awaitsConfirmation" }) },
			{ kind: "invalid" },
		],
		[
			"of a disabled account",
			{ captcha: "notRequired", entry: right({ ...PERSON, isDisabled: true }) },
			{ kind: "disabled" },
		],
		[
			"of a disabled account with a wrong password, which reveals nothing",
			{ captcha: "notRequired", entry: wrong({ ...PERSON, isDisabled: true }) },
			{ kind: "invalid" },
		],
		[
			"of a player whose identity could not be verified",
			{ captcha: "notRequired", entry: right({ ...PERSON, isVerificationBlocked: true }) },
			{ kind: "verificationBlocked" },
		],
		[
			"of the same with a wrong password, which reveals nothing",
			{ captcha: "notRequired", entry: wrong({ ...PERSON, isVerificationBlocked: true }) },
			{ kind: "invalid" },
		],
		[
			"then looks how the person stands",
			{ captcha: "notRequired", entry: right() },
			{ kind: "gather", what: "personFacts" },
		],
	])("%s", (_case, facts, decision) => {
		expect(decideLogin(facts)).toEqual(decision);
	});
});

describe("[AUTH-08] which extra step is required", () => {
	it.each<[string, Partial<PersonFacts>, Method | undefined]>([
		["none on a device and network that are known, at home", {}, undefined],
		["none of the very first login", { device: "first", isNetworkKnown: false }, undefined],
		["none on a trusted device", { device: "trusted" }, undefined],
		["none on it on another network", { device: "trusted", isNetworkKnown: false }, undefined],
		["none on it abroad, where the network is known", { device: "trusted", isElsewhere: true }, undefined],
		["a code to the validated phone on a new device", { device: "new" }, "SMS"],
		["the same on another network", { isNetworkKnown: false }, "SMS"],
		["the same in another country", { isElsewhere: true }, "SMS"],
		["the same of the very first login, abroad", { device: "first", isNetworkKnown: false, isElsewhere: true }, "SMS"],
		[
			"the same on a trusted device in a new country",
			{ device: "trusted", isNetworkKnown: false, isElsewhere: true },
			"SMS",
		],
		["the PIN where no phone is validated", { device: "new", isPhoneValidated: false }, "PIN_CODE"],
		["the same abroad", { isElsewhere: true, isPhoneValidated: false }, "PIN_CODE"],
		["a code by e-mail where there is neither", { device: "new", isPhoneValidated: false, hasPin: false }, "EMAIL"],
		[
			"the same where the PIN is to be changed",
			{ device: "new", isPhoneValidated: false, isPinResetDue: true },
			"EMAIL",
		],
		["the authenticator of who has one", { twoFactor: "ENABLED" }, "TWO_FACTOR_AUTHENTICATION"],
		[
			"the same on a new device abroad",
			{ twoFactor: "ENABLED", device: "new", isElsewhere: true },
			"TWO_FACTOR_AUTHENTICATION",
		],
		["not on the device that is trusted, at home", { twoFactor: "ENABLED", device: "trusted" }, undefined],
		["but on it abroad", { twoFactor: "ENABLED", device: "trusted", isElsewhere: true }, "TWO_FACTOR_AUTHENTICATION"],
	])("%s", (_case, over, method) => {
		expect(stepFor(personFacts(over))).toBe(method);
	});
});

describe("[AUTH-03] [AUTH-04] what is pending after it", () => {
	it.each<[string, Partial<PersonFacts>, ReturnType<typeof pendingFor>]>([
		["nothing", {}, undefined],
		["a PIN where there is none", { hasPin: false }, { action: "ADD_PIN_CODE", isPrecondition: false }],
		[
			"a new PIN after the old one was forgotten",
			{ isPinResetDue: true },
			{ action: "forcePinReset", isPrecondition: true },
		],
		...REQUIRED_ACTIONS.filter((action) => action !== "ADD_PIN_CODE").map(
			(action) =>
				[`${action}, where it was asked for`, { requiredAction: action }, { action, isPrecondition: true }] as [
					string,
					Partial<PersonFacts>,
					ReturnType<typeof pendingFor>,
				],
		),
		[
			"a PIN, where it was requested",
			{ requiredAction: "ADD_PIN_CODE", hasPin: false },
			{ action: "ADD_PIN_CODE", isPrecondition: true },
		],
		["no PIN to be added where there is one", { requiredAction: "ADD_PIN_CODE" }, undefined],
		[
			"a PIN to be added where one is to be reset that is not there",
			{ requiredAction: "forcePinReset", hasPin: false },
			{ action: "ADD_PIN_CODE", isPrecondition: true },
		],
		[
			"what was requested before the PIN",
			{ requiredAction: "forcePasswordReset", hasPin: false },
			{ action: "forcePasswordReset", isPrecondition: true },
		],
	])("%s", (_case, over, pending) => {
		expect(pendingFor(personFacts(over))).toEqual(pending);
	});
});

/** Causes × steps × proofs × actions: every path through the state machine. */
function* everyLogin(): Generator<Required<LoginFacts>> {
	const accounts: Account[] = [
		PERSON,
		{ ...PERSON, isDisabled: true },
		{ ...PERSON, isVerificationBlocked: true },
		{ kind: "awaitsConfirmation" },
		{ kind: "unknown" },
	];
	const proofs: NonNullable<LoginFacts["proof"]>[] = [
		"none",
		...([...METHODS, PASSKEY] as const).flatMap((method) => [true, false].map((isRight) => ({ method, isRight }))),
	];
	for (const captcha of ["notRequired", "missing", "wrong", "solved"] as const)
		for (const account of accounts)
			for (const isProved of [true, false])
				for (const of of everyPersonFacts())
					for (const proof of proofs) yield { captcha, entry: { account, isProved }, personFacts: of, proof };
}

function* everyPersonFacts(): Generator<PersonFacts> {
	const flags = [true, false];
	for (const twoFactor of ["PENDING", "ENABLED"] as const)
		for (const device of ["trusted", "known", "first", "new"] as const)
			for (const isNetworkKnown of flags)
				for (const isElsewhere of flags)
					for (const isPhoneValidated of flags)
						for (const hasPin of flags)
							for (const requiredAction of [null, ...REQUIRED_ACTIONS])
								yield personFacts({
									twoFactor,
									device,
									isNetworkKnown,
									isElsewhere,
									isPhoneValidated,
									hasPin,
									requiredAction,
								});
}

describe("[AUTH-08] [AUTH-09] the whole machine, causes × actions × methods", () => {
	const all = [...everyLogin()];

	it("decides each of its ways", () => {
		expect(all.length).toBeGreaterThan(50_000);
		const kinds = new Set(all.map((facts) => decideLogin(facts).kind));
		expect([...kinds].sort()).toEqual([
			"captcha",
			"disabled",
			"granted",
			"invalid",
			"precondition",
			"step",
			"unconfirmed",
			"verificationBlocked",
			"wrongProof",
		]);
	});

	it("admits no login without the password, a valid captcha where one is due, and the required proof", () => {
		for (const facts of all) {
			const { kind } = decideLogin(facts);
			if (kind !== "granted" && kind !== "precondition") continue;
			const { captcha, entry, personFacts: of, proof } = facts;
			expect(entry.isProved && entry.account === PERSON).toBe(true);
			expect(captcha === "notRequired" || captcha === "solved").toBe(true);
			const step = stepFor(of);
			if (step)
				expect([
					{ method: step, isRight: true },
					{ method: PASSKEY, isRight: true },
				]).toContainEqual(proof);
		}
	});

	it("never grants a whole session while something is pending", () => {
		for (const facts of all) {
			const decision = decideLogin(facts);
			if (decision.kind === "granted") expect(decision.pendingAction).toBe(pendingFor(facts.personFacts)?.action);
			if (decision.kind === "precondition") expect(pendingFor(facts.personFacts)?.isPrecondition).toBe(true);
		}
	});

	it("reveals nothing about the account to a guesser", () => {
		for (const facts of all) {
			if (facts.entry.isProved) continue;
			expect(["invalid", "captcha"]).toContain(decideLogin(facts).kind);
		}
	});
});
