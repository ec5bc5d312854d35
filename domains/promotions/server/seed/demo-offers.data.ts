import { DAY_MS } from "@baize/kernel/time";
import type { OfferPrice, Terms, Wagering } from "../../contract/index.ts";

const PLACES = ["AT", "CA", "GB", "MX", "PT", "US:MI", "US:NJ", "US:PA"];
const NO_NOTES = {
	en: "One grant for each player. What the terms say is decided by the site as it is written here.",
	es: "Una vez por jugador. El sitio decide según lo escrito aquí.",
	pt: "Uma vez por jogador. O site decide conforme o que está escrito aqui.",
	fr: "Une fois par joueur. Le site décide selon ce qui est écrit ici.",
	de: "Einmal je Spieler. Die Website entscheidet nach dem, was hier steht.",
	ja: "お一人様一回限りです。ここに書かれた条件どおりに扱います。",
	zh: "每位玩家一次。本站按此处所写条款处理。",
	ar: "مرة واحدة لكل لاعب. يقرر الموقع وفق ما هو مكتوب هنا.",
};

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
		title: {
			en: "Welcome match",
			es: "Bono de bienvenida",
			pt: "Bônus de boas-vindas",
			fr: "Bonus de bienvenue",
			de: "Willkommensbonus",
			ja: "ウェルカムボーナス",
			zh: "迎新奖金",
			ar: "مكافأة الترحيب",
		},
		lead: {
			en: "Half of your first deposit on top, up to 50.00. Your own money stays yours.",
			es: "La mitad de tu primer depósito, hasta 50,00. Tu dinero sigue siendo tuyo.",
			pt: "Metade do seu primeiro depósito a mais, até 50,00. Seu dinheiro continua seu.",
			fr: "La moitié de votre premier dépôt en plus, jusqu’à 50,00. Votre argent reste le vôtre.",
			de: "Die Hälfte Ihrer ersten Einzahlung dazu, bis 50,00. Ihr eigenes Geld bleibt Ihres.",
			ja: "初回入金の半額を上乗せ、上限50.00。ご自身の資金はそのままです。",
			zh: "首次存款额外赠送一半，最高 50.00。您自己的钱仍归您。",
			ar: "نصف إيداعك الأول إضافة إليه، حتى 50.00. أموالك تبقى لك.",
		},
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
		title: {
			en: "Deposit 40, play with 60",
			es: "Deposita 40, juega con 60",
			pt: "Deposite 40, jogue com 60",
			fr: "Déposez 40, jouez avec 60",
			de: "40 einzahlen, mit 60 spielen",
			ja: "40を入金して60でプレイ",
			zh: "存 40，玩 60",
			ar: "أودع 40 والعب بـ 60",
		},
		lead: {
			en: "Half of your next deposit on top, up to 50.00. Your own money stays yours.",
			es: "La mitad de tu próximo depósito, hasta 50,00. Tu dinero sigue siendo tuyo.",
			pt: "Metade do seu próximo depósito a mais, até 50,00. Seu dinheiro continua seu.",
			fr: "La moitié de votre prochain dépôt en plus, jusqu’à 50,00. Votre argent reste le vôtre.",
			de: "Die Hälfte Ihrer nächsten Einzahlung dazu, bis 50,00. Ihr eigenes Geld bleibt Ihres.",
			ja: "次の入金の半額を上乗せ、上限50.00。ご自身の資金はそのままです。",
			zh: "下次存款额外赠送一半，最高 50.00。您自己的钱仍归您。",
			ar: "نصف إيداعك القادم إضافة إليه، حتى 50.00. أموالك تبقى لك.",
		},
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
		title: {
			en: "Weekly cashback",
			es: "Reembolso semanal",
			pt: "Cashback semanal",
			fr: "Remboursement hebdomadaire",
			de: "Wöchentliche Rückzahlung",
			ja: "毎週キャッシュバック",
			zh: "每周返现",
			ar: "استرداد أسبوعي",
		},
		lead: {
			en: "Five per cent of what a week cost you in the casino comes back as cash.",
			es: "El cinco por ciento de lo que te costó la semana en el casino vuelve en efectivo.",
			pt: "Cinco por cento do que a semana lhe custou no cassino volta em dinheiro.",
			fr: "Cinq pour cent de ce que la semaine vous a coûté au casino revient en espèces.",
			de: "Fünf Prozent dessen, was Sie eine Woche im Casino gekostet hat, kommen als Guthaben zurück.",
			ja: "一週間のカジノでの損失の5%が現金で戻ります。",
			zh: "您一周在娱乐场的花费有百分之五以现金返还。",
			ar: "خمسة في المئة مما كلفك الأسبوع في الكازينو يعود نقدًا.",
		},
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
		title: {
			en: "A code, no deposit",
			es: "Un código, sin depósito",
			pt: "Um código, sem depósito",
			fr: "Un code, sans dépôt",
			de: "Ein Code, ohne Einzahlung",
			ja: "コードだけ、入金不要",
			zh: "一个代码，无需存款",
			ar: "رمز بلا إيداع",
		},
		lead: {
			en: "5.00 to play with, without a deposit.",
			es: "5,00 para jugar, sin depósito.",
			pt: "5,00 para jogar, sem depósito.",
			fr: "5,00 pour jouer, sans dépôt.",
			de: "5,00 zum Spielen, ohne Einzahlung.",
			ja: "入金なしで5.00をプレイに使えます。",
			zh: "无需存款，5.00 供您游戏。",
			ar: "5.00 للعب بها، بلا إيداع.",
		},
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
		title: {
			en: "Five to bet with",
			es: "Cinco para apostar",
			pt: "Cinco para apostar",
			fr: "Cinq pour parier",
			de: "Fünf zum Wetten",
			ja: "ベット用の5.00",
			zh: "五元投注金",
			ar: "خمسة للرهان",
		},
		lead: {
			en: "5.00 for bets on sports and races, without a deposit.",
			es: "5,00 para apuestas deportivas y a carreras, sin depósito.",
			pt: "5,00 para apostas em esportes e corridas, sem depósito.",
			fr: "5,00 pour des paris sportifs et sur les courses, sans dépôt.",
			de: "5,00 für Wetten auf Sport und Rennen, ohne Einzahlung.",
			ja: "入金なしで、スポーツとレースへのベットに5.00。",
			zh: "无需存款，5.00 用于体育和赛事投注。",
			ar: "5.00 للرهان على الرياضة والسباقات، بلا إيداع.",
		},
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
		title: {
			en: "Twenty free spins",
			es: "Veinte tiradas gratis",
			pt: "Vinte rodadas grátis",
			fr: "Vingt tours gratuits",
			de: "Zwanzig Freispiele",
			ja: "フリースピン20回",
			zh: "二十次免费旋转",
			ar: "عشرون لفة مجانية",
		},
		lead: {
			en: "On Tidal Book, at 0.20 each. What they win is yours.",
			es: "En Tidal Book, a 0,20 cada una. Lo que ganes es tuyo.",
			pt: "No Tidal Book, a 0,20 cada. O que ganhar é seu.",
			fr: "Sur Tidal Book, à 0,20 chacun. Ce qu’ils gagnent est à vous.",
			de: "Auf Tidal Book, zu je 0,20. Was sie gewinnen, gehört Ihnen.",
			ja: "Tidal Bookで1回0.20。勝利金はお客様のものです。",
			zh: "在 Tidal Book，每次 0.20。赢得的归您。",
			ar: "على Tidal Book، بقيمة 0.20 لكل منها. ما تربحه لك.",
		},
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
		title: {
			en: "A free bet",
			es: "Una apuesta gratis",
			pt: "Uma aposta grátis",
			fr: "Un pari gratuit",
			de: "Eine Gratiswette",
			ja: "フリーベット",
			zh: "一次免费投注",
			ar: "رهان مجاني",
		},
		lead: {
			en: "5.00 on a bet of your choice, at 2.00 or higher. What it wins is yours.",
			es: "5,00 para una apuesta a tu elección, a 2,00 o más. Lo que gane es tuyo.",
			pt: "5,00 em uma aposta à sua escolha, com odds de 2,00 ou mais. O que ganhar é seu.",
			fr: "5,00 sur le pari de votre choix, à une cote d’au moins 2,00. Ce qu’il gagne est à vous.",
			de: "5,00 auf eine Wette Ihrer Wahl, zu einer Quote ab 2,00. Der Gewinn gehört Ihnen.",
			ja: "オッズ2.00以上のお好きなベットに5.00。勝利金はお客様のものです。",
			zh: "5.00 用于您任选的投注，赔率 2.00 或以上。赢得的归您。",
			ar: "5.00 على رهان من اختيارك، بسعر 2.00 أو أعلى. ما يربحه لك.",
		},
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
		title: {
			en: "A present from us",
			es: "Un regalo nuestro",
			pt: "Um presente nosso",
			fr: "Un cadeau de notre part",
			de: "Ein Geschenk von uns",
			ja: "私たちからの贈り物",
			zh: "我们的礼物",
			ar: "هدية منا",
		},
		lead: {
			en: "Given by our team.",
			es: "De parte de nuestro equipo.",
			pt: "Oferecido pela nossa equipe.",
			fr: "Offert par notre équipe.",
			de: "Von unserem Team.",
			ja: "スタッフからお贈りします。",
			zh: "由我们的团队赠送。",
			ar: "يقدمها فريقنا.",
		},
		wagering: { ...TEN_TIMES_ON_SLOTS, timesX10: 10, endsWithWithdrawal: false },
	},
});

/** The offers of development and tests, as an operator would publish them now. Their prices are those that simulating answers. */
export const demoOffers = (nowMs: number, prices: Prices): DemoOffer[] =>
	[welcome, match, cashback, code, bets, spins, freeBet, present].map((make) => make(nowMs, prices));
