/** What the law of a place allows. The values are configuration to be checked with counsel before a licence is used. */
export type Jurisdiction = {
	registrationAllowed: boolean;
	/** Real money; practice is open to everyone. */
	playAllowed: boolean;
	minAgeYears: number;
	/** Codes of kernel/money; the first is offered first. */
	currencies: readonly string[];
	/** The player may cancel a pending withdrawal. (Great Britain's RTS 14B forbids it.) */
	mayCancelWithdrawal: boolean;
	/** Players may send each other money. */
	mayTransfer: boolean;
	/**
	 * A title may sell the feature of a slot, its free spins, for a price. (Great Britain's RTS 14A is read as forbidding
	 * it.) Holds for practice too.
	 */
	mayBuyFeature: boolean;
	/** How slots may be played. Holds for practice too. */
	slots: SlotLaw;
	/** What players cannot do before their identity document is verified. */
	documentsBefore: "deposit" | "withdrawal" | "never";
	/**
	 * How long images of a document that proved something are retained. (Laws against money laundering require five
	 * years.)
	 */
	documentRetentionDays: number;
	/**
	 * What serves the site alone, such as the link that led a visitor here, is stored on their device only once they have
	 * agreed. (Article 5(3) of Directive 2002/58/EC; in Great Britain the PECR.)
	 */
	asksBeforeTracking: boolean;
};

/**
 * What the law of a place allows slots. (Great Britain's RTS 8B, 14C and 14D and the standards of Ontario's registrar forbid
 * the first two, and require two and a half seconds.)
 */
export type SlotLaw = {
	/** Several rounds after one press. */
	mayAutoplay: boolean;
	/** Whatever shows the result sooner: quick spins, and a press that ends what is shown. */
	mayHurry: boolean;
	/** From the press that begins a round to the next one. */
	minRoundMs: number;
};

/** A country's rules, and how its subdivisions differ. */
export type CountryRules = Jurisdiction & { subdivisions?: Readonly<Record<string, Partial<Jurisdiction>>> };

/** The highest value of a limit of this kind, in major units of the currency, or for "time" in minutes. */
export type LegalMaximum = {
	kind: "deposit" | "loss" | "stake" | "time";
	window: "day" | "week" | "month";
	/** The currency of the amount; left out for time. */
	currency?: string;
	amount: number;
};

/** What the law of a place requires for safer play. SAFE-01 */
export type SaferPlayLaw = {
	/** The time zone whose calendar months count. */
	zone: string;
	maxima: readonly LegalMaximum[];
	/** The longest interval between reality checks. */
	maxRealityCheckMinutes: number;
	/** Organisations that help, free of charge. */
	organisations: readonly { name: string; phone?: string; url: string }[];
};
