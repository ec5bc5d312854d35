import { type InLanguages, inLanguage } from "@baize/kernel/locale";
import type { Draft } from "../../../contract/index.ts";
import { inLanguages } from "../seed.ts";

type CategorySeed = { icon: string; text: InLanguages<string>; summary: InLanguages<string> };

const CATEGORIES: Record<string, CategorySeed> = {
	withdrawals: {
		icon: "building-bank",
		text: { en: "Withdrawals", es: "Retiradas", ar: "السحب" },
		summary: { en: "Times, steps, destinations", es: "Plazos, pasos, destinos", ar: "الأوقات والخطوات والوجهات" },
	},
	deposits: {
		icon: "wallet",
		text: { en: "Deposits and balance", es: "Depósitos y saldo", ar: "الإيداع والرصيد" },
		summary: { en: "Paying in, receipts", es: "Ingresar, recibos", ar: "الدفع والإيصالات" },
	},
	account: {
		icon: "user",
		text: { en: "Account and login", es: "Cuenta y acceso", ar: "الحساب والدخول" },
		summary: {
			en: "Password, codes, your data",
			es: "Contraseña, códigos, tus datos",
			ar: "كلمة المرور والرموز وبياناتك",
		},
	},
	identity: {
		icon: "id",
		text: { en: "Proving who you are", es: "Demostrar quién eres", ar: "إثبات هويتك" },
		summary: { en: "Document and phone", es: "Documento y teléfono", ar: "الوثيقة والهاتف" },
	},
	games: {
		icon: "cherry",
		text: { en: "Games", es: "Juegos", ar: "الألعاب" },
		summary: { en: "Rounds, fairness, returns", es: "Rondas, juego limpio, retorno", ar: "الجولات والنزاهة والعائد" },
	},
	bets: {
		icon: "ball-football",
		text: { en: "Sports and races", es: "Deportes y carreras", ar: "الرياضة والسباقات" },
		summary: {
			en: "Prices, results, void bets",
			es: "Cuotas, resultados, anuladas",
			ar: "الأسعار والنتائج والرهانات الباطلة",
		},
	},
	offers: {
		icon: "gift",
		text: { en: "Offers and points", es: "Ofertas y puntos", ar: "العروض والنقاط" },
		summary: {
			en: "Bonuses, free spins, friends",
			es: "Bonos, tiradas gratis, amigos",
			ar: "المكافآت والدورات المجانية والأصدقاء",
		},
	},
	"safer-play": {
		icon: "shield-check",
		text: { en: "Safer play", es: "Juego seguro", ar: "لعب آمن" },
		summary: { en: "Limits, breaks, exclusion", es: "Límites, pausas, exclusión", ar: "الحدود والاستراحات والاستبعاد" },
	},
	start: {
		icon: "rocket",
		text: { en: "First steps", es: "Primeros pasos", ar: "الخطوات الأولى" },
		summary: { en: "Joining, practice, places", es: "Registro, práctica, lugares", ar: "التسجيل والتدريب والأماكن" },
	},
};

const POPULAR = [
	"withdrawals/withdrawal-time",
	"deposits/deposit-not-arrived",
	"account/login-code",
	"identity/document-refused",
	"games/interrupted",
	"offers/how-a-bonus-works",
];

const TITLES = {
	categories: { en: "Help", es: "Ayuda", ar: "المساعدة" },
	popular: { en: "Asked most", es: "Lo más preguntado", ar: "الأكثر سؤالًا" },
} satisfies Record<string, InLanguages<string>>;

/** How the help is arranged: its categories, and what people ask most. */
export const helpMenus: Draft[] = [
	...inLanguages("custom_menu", "help-categories", TITLES.categories, (title, locale) => ({
		title,
		items: Object.entries(CATEGORIES).map(([id, { icon, text, summary }]) => ({
			id,
			props: {
				link: `/help/${id}`,
				text: inLanguage(text, locale),
				iconClass: icon,
				menuData: { summary: inLanguage(summary, locale) },
			},
		})),
	})),
	...inLanguages("custom_menu", "help-popular", TITLES.popular, (title) => ({
		title,
		items: POPULAR.map((place) => ({ id: place.split("/")[1]!, props: { link: `/help/${place}` } })),
	})),
];
