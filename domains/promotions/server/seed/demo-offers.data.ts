import { DAY_MS } from "@baize/kernel/time";
import type { OfferPrice, Terms, Wagering } from "../../contract/index.ts";

type Text = Terms["title"];
const text = (en: string, es: string, ar: string): Text => ({ en, es, ar });

const PLACES = ["AT", "CA", "GB", "MX", "PT", "US:MI", "US:NJ", "US:PA"];
const NO_NOTES = text(
	"One grant for each player. What the terms say is decided by the site as it is written here.",
	"Una vez por jugador. El sitio decide según lo escrito aquí.",
	"مرة واحدة لكل لاعب. يقرر الموقع وفق ما هو مكتوب هنا.",
);

const TEN_TIMES_ON_SLOTS: Wagering = {
	timesX10: 100,
	days: 7,
	shares: [
		{ gameClass: "slots", percent: 100 },
		{ gameClass: "roulette", percent: 20 },
		{ gameClass: "blackjack", percent: 20 },
		{ gameClass: "tableGames", percent: 20 },
	],
	fundsOrder: "cashFirst",
	counts: "bonus",
	maxStakeUnits: 500,
	maxConvertedUnits: null,
	endsWithWithdrawal: true,
};

export type DemoOffer = { name: string; budgetUnits: number; terms: Terms; price: OfferPrice | null };

const base = (nowMs: number) => ({
	notes: NO_NOTES,
	fromMs: nowMs - (nowMs % DAY_MS),
	untilMs: nowMs - (nowMs % DAY_MS) + 60 * DAY_MS,
	places: PLACES,
	...{ code: null, deposit: null, fixedUnits: null, cashback: null, spins: null, wagering: null },
});

type Prices = Record<"match" | "code" | "bets" | "spins" | "freeBet" | "present", OfferPrice>;
type Make = (nowMs: number, prices: Prices) => DemoOffer;

const welcome: Make = (nowMs, prices) => ({
	name: "welcome",
	budgetUnits: 5_000_000,
	price: prices.match,
	terms: {
		...base(nowMs),
		...{ kind: "depositMatch", reward: "bonus" },
		title: text("Welcome match", "Bono de bienvenida", "مكافأة الترحيب"),
		lead: text(
			"Half of your first deposit on top, up to 50.00. Your own money stays yours.",
			"La mitad de tu primer depósito, hasta 50,00. Tu dinero sigue siendo tuyo.",
			"نصف إيداعك الأول إضافة إليه، حتى 50.00. أموالك تبقى لك.",
		),
		deposit: { nth: 1, minUnits: 1_000, percent: 50, maxUnits: 5_000 },
		wagering: TEN_TIMES_ON_SLOTS,
	},
});

const match: Make = (nowMs, prices) => ({
	name: "match",
	budgetUnits: 5_000_000,
	price: prices.match,
	terms: {
		...base(nowMs),
		...{ kind: "depositMatch", reward: "bonus" },
		title: text("Deposit 40, play with 60", "Deposita 40, juega con 60", "أودع 40 والعب بـ 60"),
		lead: text(
			"Half of your next deposit on top, up to 50.00. Your own money stays yours.",
			"La mitad de tu próximo depósito, hasta 50,00. Tu dinero sigue siendo tuyo.",
			"نصف إيداعك القادم إضافة إليه، حتى 50.00. أموالك تبقى لك.",
		),
		deposit: { nth: null, minUnits: 1_000, percent: 50, maxUnits: 5_000 },
		wagering: TEN_TIMES_ON_SLOTS,
	},
});

const cashback: Make = (nowMs) => ({
	name: "cashback",
	budgetUnits: 5_000_000,
	price: null,
	terms: {
		...base(nowMs),
		...{ kind: "cashback", reward: "cash" },
		title: text("Weekly cashback", "Reembolso semanal", "استرداد أسبوعي"),
		lead: text(
			"Five per cent of what a week cost you in the casino comes back as cash.",
			"El cinco por ciento de lo que te costó la semana en el casino vuelve en efectivo.",
			"خمسة في المئة مما كلفك الأسبوع في الكازينو يعود نقدًا.",
		),
		cashback: { percent: 5, windowDays: 7, minLossUnits: 2_000, maxUnits: 10_000, products: ["casino"] },
	},
});

const code: Make = (nowMs, prices) => ({
	name: "code",
	budgetUnits: 500_000,
	price: prices.code,
	terms: {
		...base(nowMs),
		...{ kind: "noDeposit", reward: "bonus", code: "GREENFELT", fixedUnits: 500 },
		title: text("A code, no deposit", "Un código, sin depósito", "رمز بلا إيداع"),
		lead: text("5.00 to play with, without a deposit.", "5,00 para jugar, sin depósito.", "5.00 للعب بها، بلا إيداع."),
		wagering: { ...TEN_TIMES_ON_SLOTS, maxStakeUnits: 100, maxConvertedUnits: 5_000, endsWithWithdrawal: false },
	},
});

const bets: Make = (nowMs, prices) => ({
	name: "bets",
	budgetUnits: 500_000,
	price: prices.bets,
	terms: {
		...base(nowMs),
		...{ kind: "noDeposit", reward: "bonus", code: "FIVETOBET", fixedUnits: 500 },
		title: text("Five to bet with", "Cinco para apostar", "خمسة للرهان"),
		lead: text(
			"5.00 for bets on sports and races, without a deposit.",
			"5,00 para apuestas deportivas y a carreras, sin depósito.",
			"5.00 للرهان على الرياضة والسباقات، بلا إيداع.",
		),
		wagering: {
			...{ timesX10: 50, days: 14, fundsOrder: "bonusFirst", counts: "bonus", endsWithWithdrawal: false },
			shares: [
				{ gameClass: "sports", percent: 100 },
				{ gameClass: "horses", percent: 50 },
			],
			...{ maxStakeUnits: 200, maxConvertedUnits: 5_000 },
		},
	},
});

const spins: Make = (nowMs, prices) => ({
	name: "spins",
	budgetUnits: 500_000,
	price: prices.spins,
	terms: {
		...base(nowMs),
		...{ kind: "noDeposit", reward: "spins", code: "TWENTYSPINS" },
		title: text("Twenty free spins", "Veinte tiradas gratis", "عشرون لفة مجانية"),
		lead: text(
			"On Tidal Book, at 0.20 each. What they win is yours.",
			"En Tidal Book, a 0,20 cada una. Lo que ganes es tuyo.",
			"على Tidal Book، بقيمة 0.20 لكل منها. ما تربحه لك.",
		),
		spins: { count: 20, titles: ["tidal-book"], stakeUnits: 20, days: 7 },
	},
});

const freeBet: Make = (nowMs, prices) => ({
	name: "freeBet",
	budgetUnits: 500_000,
	price: prices.freeBet,
	terms: {
		...base(nowMs),
		...{ kind: "noDeposit", reward: "freeBet", code: "FIRSTBET" },
		title: text("A free bet", "Una apuesta gratis", "رهان مجاني"),
		lead: text(
			"5.00 on a bet of your choice, at 2.00 or higher. What it wins is yours.",
			"5,00 para una apuesta a tu elección, a 2,00 o más. Lo que gane es tuyo.",
			"5.00 على رهان من اختيارك، بسعر 2.00 أو أعلى. ما يربحه لك.",
		),
		freeBet: { faceUnits: 500, minPriceX10000: 20_000, takesMultiples: true, days: 7 },
	},
});

const present: Make = (nowMs, prices) => ({
	name: "present",
	budgetUnits: 500_000,
	price: prices.present,
	terms: {
		...base(nowMs),
		...{ kind: "manual", reward: "bonus", fixedUnits: 10_000 },
		title: text("A present from us", "Un regalo nuestro", "هدية منا"),
		lead: text("Given by our team.", "De parte de nuestro equipo.", "يقدمها فريقنا."),
		wagering: { ...TEN_TIMES_ON_SLOTS, timesX10: 10, endsWithWithdrawal: false },
	},
});

/** The offers of development and tests, as an operator would publish them now. Their prices are those that simulating answers. */
export const demoOffers = (nowMs: number, prices: Prices): DemoOffer[] =>
	[welcome, match, cashback, code, bets, spins, freeBet, present].map((make) => make(nowMs, prices));
