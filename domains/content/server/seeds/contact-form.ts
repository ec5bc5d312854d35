import { type InLanguages, inLanguage } from "@baize/kernel/locale";
import type { Draft } from "../../contract/index.ts";
import { inLanguages } from "./seed.ts";

type Subject = "payment" | "account" | "identity" | "game" | "bet" | "safer-play" | "complaint" | "other";

const SUBJECTS: InLanguages<Record<Subject, string>> = {
	en: {
		payment: "A deposit or a withdrawal",
		account: "My account or my login",
		identity: "My identity document",
		game: "A game",
		bet: "A bet",
		"safer-play": "Limits, breaks, worries about play",
		complaint: "Complaint",
		other: "Something else",
	},
	es: {
		payment: "Un depósito o una retirada",
		account: "Mi cuenta o mi acceso",
		identity: "Mi documento de identidad",
		game: "Un juego",
		bet: "Una apuesta",
		"safer-play": "Límites, pausas, preocupación por el juego",
		complaint: "Reclamación",
		other: "Otra cosa",
	},
	ar: {
		payment: "إيداع أو سحب",
		account: "حسابي أو دخولي",
		identity: "وثيقة هويتي",
		game: "لعبة",
		bet: "رهان",
		"safer-play": "حدود واستراحات وقلق من اللعب",
		complaint: "شكوى",
		other: "شيء آخر",
	},
};

const TITLES: InLanguages<string> = { en: "Contact form", es: "Formulario de contacto", ar: "نموذج التواصل" };

/** The subjects that the contact form offers, in this order; with one only, the form does not ask. */
export const contactForm: Draft[] = inLanguages("custom_menu", "contact-subjects", SUBJECTS, (subjects, locale) => ({
	title: inLanguage(TITLES, locale),
	items: Object.entries(subjects).map(([id, text]) => ({ id, props: { link: "/contact-us", text } })),
}));
