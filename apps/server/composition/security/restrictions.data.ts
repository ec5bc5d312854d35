/** What restricts a player: an exclusion, a break, terms to be accepted, a document that is blocked. */
export type Restriction = "excluded" | "timedOut" | "terms" | "blocked";

/** A call as an unrestricted player makes it; a player whom `refused` does not name gets the same answer. */
export type Row = {
	params?: Record<string, string>;
	query?: Record<string, string>;
	headers?: Record<string, string>;
	body?: unknown;
	/** An unrestricted player is not refused. */
	succeeds?: true;
	refused?: Partial<Record<Restriction, string>>;
	/** A stake limit of 100.00 a day was set before; a raise of it to 200.00 has waited its day. */
	wantsLimit?: true;
	wantsRaise?: true;
};

const NONE = "0000000000000";
const proof = { password: "not the password" };
const NO_STAKE = { excluded: "EXCLUDED", timedOut: "TIMED_OUT", terms: "TERMS_DUE", blocked: "DOCUMENT_BLOCKED" };
const NO_MORE_PLAY = { excluded: "EXCLUDED", timedOut: "TIMED_OUT" };
const NO_OFFERS = { excluded: "OFFERS_PAUSED", timedOut: "OFFERS_PAUSED" };
const ok = { succeeds: true } as const;
const limit = { kind: "stake", window: "day" };

/** Reading is open to all. */
const reading: Record<string, Row> = {
	listPayments: ok,
	listWithdrawals: ok,
	readDeposit: { params: { deposit: NONE } },
	readDepositOptions: ok,
	readPaymentsProfile: ok,
	readWithdrawalOptions: ok,
	readFactorSettings: ok,
	readStepUp: ok,
	readOperationStatus: { params: { operation: "withdraw" }, ...ok },
	readTwoFactorStatus: ok,
	listDevices: ok,
	listExports: ok,
	listSignIns: ok,
	readAccount: ok,
	readPendingBusiness: ok,
	readProfile: ok,
	readTerms: ok,
	countUnread: ok,
	listMessages: ok,
	readMailConsent: ok,
	listRecentGames: ok,
	listPairs: ok,
	listRounds: ok,
	readCurrentRound: { params: { gameId: "tidal-book" }, ...ok },
	readRound: { params: { roundId: NONE } },
	readSeeds: ok,
	readPlayClock: ok,
	readSaferPlay: ok,
	listBets: ok,
	readBet: { params: { betId: NONE } },
	readDocumentStatus: { query: { documentType: "ID_DOCUMENT" }, ...ok },
	readPhoneForm: ok,
	readPhoneStatus: ok,
	readVerification: ok,
	getBalances: ok,
	getWalletHistory: ok,
};

/** Restricted players can neither stake nor deposit; only a block stops a withdrawal. */
const money: Record<string, Row> = {
	playRealRound: { body: { gameId: "tidal-book", lineBetMinor: 10, mode: "real" }, ...ok, refused: NO_STAKE },
	placeBet: { body: { kind: "single", stakeMinor: 100, acceptPriceChanges: "any" }, ...ok, refused: NO_STAKE },
	startDeposit: {
		body: { method: "card", amountMinor: 2_000, requestId: "a-first-deposit" },
		...ok,
		refused: NO_STAKE,
	},
	requestWithdrawal: {
		body: { method: "bankTransfer", amountMinor: 5_000, destination: "021000021-123456789", requestId: "all-of-it" },
		refused: { blocked: "DOCUMENT_BLOCKED" },
	},
	cancelWithdrawal: { params: { withdrawal: NONE } },
};

/** An excluded player may make limits stricter, never looser; a second break never shortens the first. */
const saferPlay: Record<string, Row> = {
	setLimit: { wantsLimit: true, body: { ...limit, amount: 20_000 }, ...ok, refused: NO_MORE_PLAY },
	confirmLimit: {
		wantsLimit: true,
		wantsRaise: true,
		body: { ...limit, amount: 20_000 },
		...ok,
		refused: NO_MORE_PLAY,
	},
	dropLimitChange: { wantsLimit: true, wantsRaise: true, body: limit, ...ok },
	declineLimits: { body: {}, ...ok },
	setRealityCheck: { body: { intervalMs: 1_800_000 }, ...ok },
	answerRealityCheck: { body: { choice: "stop" }, ...ok },
	takeTimeOut: {
		body: { days: 1 },
		...ok,
		refused: { excluded: "LONGER_BREAK_STANDS", timedOut: "LONGER_BREAK_STANDS" },
	},
	excludeMyself: { body: { term: "6months" }, ...ok, refused: { excluded: "LONGER_BREAK_STANDS" } },
};

/** An excluded player cannot choose offers. The inbox stays open. */
const messages: Record<string, Row> = {
	changeMailConsent: { body: { marketingMails: true }, ...ok, refused: NO_OFFERS },
	acknowledgeMessage: { params: { message: NONE } },
	acknowledgeMessages: { body: { upTo: NONE }, ...ok },
	deleteMessage: { params: { message: NONE } },
	restoreMessage: { params: { message: NONE } },
};

/** Security, corrections and closing of the account are open to all. */
const account: Record<string, Row> = {
	updatePreferences: {
		body: { nickname: "River", language: "en", marketing: true },
		...ok,
		refused: NO_OFFERS,
	},
	updateDetails: {
		body: {
			details: {
				firstName: "Pat",
				lastName: "Doe",
				address: {
					countryCode: "CA",
					subdivision: "ON",
					street: "1 Queen Street",
					city: "Toronto",
					postalCode: "M5H 2N2",
				},
				phone: "+14165550100",
			},
			proof,
		},
	},
	acceptTerms: { body: { version: "2000-01" } },
	addLinkedAccount: { body: { account: "021000021-123456789", label: "Mine", proof } },
	removeLinkedAccount: { params: { account: NONE } },
	beginEmailChange: { body: { email: "another@baize.test", proof } },
	cancelEmailChange: {},
	changePassword: { body: { password: "nine quiet rivers", proof } },
	closeAccount: { body: { reason: "tooMuch", leavesBalance: true, proof } },
	requestExport: {},
	downloadExport: { params: { export: NONE }, body: { proof } },
	endDevice: { params: { device: NONE } },
	endOtherDevices: ok,
	signInToForum: { body: { returnUrl: "https://forum.example/", sso: "x", sig: "x" } },
};

/** Every proof and every step of a login is open to all. */
const proofs: Record<string, Row> = {
	addPasskey: { body: { name: "Mine", response: {} } },
	beginPasskey: {},
	removePasskey: { params: { passkey: NONE } },
	renamePasskey: { params: { passkey: NONE }, body: { name: "Mine" } },
	beginPasskeyStep: {},
	enrolTwoFactor: { body: {} },
	confirmTwoFactor: { body: { code: "123456" } },
	disableTwoFactor: {},
	resetTwoFactor: {},
	renewRecoveryCodes: {},
	requestConfirmationCode: { params: { operation: "withdraw" }, body: {} },
	requestPinReset: {},
	stepUp: { body: { method: "PASSWORD", value: "not the password" } },
	updatePinCode: { body: { pinCode: "2580" } },
	verifyPlayer: { body: { verificationType: "PASSWORD", verificationValue: "not the password" } },
	renewActionToken: {},
	choosePin: { body: { token: "x", pinCode: "2580" } },
	choosePassword: { body: { token: "x", password: "nine quiet rivers" } },
	requestPhoneCode: { body: { token: "x", phone: "+14165550100" } },
	choosePhone: { headers: { "x-mfa-code": "123456" }, body: { token: "x", phone: "+14165550100" } },
};

/** A document can be submitted while one is still required: here it is verified, or blocked for good. */
const verification: Record<string, Row> = {
	readCapture: {},
	readDocumentUrl: {},
	uploadSide: { params: { side: "front" }, headers: { "content-type": "image/jpeg" } },
	submitDocument: { body: { kind: "passport", country: "CA" } },
	validatePhone: {
		params: { phone: "+14165550100" },
		body: { phone: "4165550100", phonePrefix: "+1", code: "123456" },
	},
};

/** What rounds and games record for a player takes no money. */
const play: Record<string, Row> = {
	markRoundSeen: { params: { roundId: NONE }, body: { gameId: "tidal-book" } },
	recordLastGame: { body: { gameId: "tidal-book" } },
	chooseClientSeed: { params: { commitment: "0".repeat(64) }, body: { clientSeed: "mine" } },
};

/** Every call of a player, and the restrictions that refuse it. SAFE-01, VER-10, AUTH-13 */
export const callRows: Record<string, Row> = {
	...reading,
	...money,
	...saferPlay,
	...messages,
	...account,
	...proofs,
	...verification,
	...play,
};
