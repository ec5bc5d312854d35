import { type InEveryLanguage, inLanguage } from "@baize/kernel/locale";
import type { Draft } from "../../contract/index.ts";
import { inLanguages } from "./seed.ts";

type Subject = "payment" | "account" | "identity" | "game" | "bet" | "safer-play" | "complaint" | "other";

const SUBJECTS: InEveryLanguage<Record<Subject, string>> = {
	en: {
		payment: "A deposit or a withdrawal",
		account: "My account or login",
		identity: "My identity document",
		game: "A game",
		bet: "A bet",
		"safer-play": "Limits, breaks or concerns about gambling",
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
	pt: {
		payment: "Um depósito ou um saque",
		account: "Minha conta ou meu acesso",
		identity: "Meu documento de identidade",
		game: "Um jogo",
		bet: "Uma aposta",
		"safer-play": "Limites, pausas, preocupação com o jogo",
		complaint: "Reclamação",
		other: "Outro assunto",
	},
	fr: {
		payment: "Un dépôt ou un retrait",
		account: "Mon compte ou ma connexion",
		identity: "Ma pièce d’identité",
		game: "Un jeu",
		bet: "Un pari",
		"safer-play": "Limites, pauses, inquiétude au sujet du jeu",
		complaint: "Réclamation",
		other: "Autre chose",
	},
	de: {
		payment: "Eine Einzahlung oder Auszahlung",
		account: "Mein Konto oder meine Anmeldung",
		identity: "Mein Ausweisdokument",
		game: "Ein Spiel",
		bet: "Eine Wette",
		"safer-play": "Limits, Pausen, Sorgen wegen des Spielens",
		complaint: "Beschwerde",
		other: "Etwas anderes",
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
	ja: {
		payment: "入金または出金",
		account: "アカウントまたはログイン",
		identity: "本人確認書類",
		game: "ゲーム",
		bet: "ベット",
		"safer-play": "上限、休憩、プレイについての不安",
		complaint: "苦情",
		other: "その他",
	},
	zh: {
		payment: "存款或提款",
		account: "账户或登录",
		identity: "身份证件",
		game: "游戏",
		bet: "投注",
		"safer-play": "限额、休息、对游戏的担忧",
		complaint: "投诉",
		other: "其他",
	},
};

const TITLES: InEveryLanguage<string> = {
	en: "Contact form",
	es: "Formulario de contacto",
	pt: "Formulário de contato",
	fr: "Formulaire de contact",
	de: "Kontaktformular",
	ar: "نموذج التواصل",
	ja: "お問い合わせフォーム",
	zh: "联系表单",
};

/** The subjects that the contact form offers, in this order; with one only, the form does not ask. */
export const contactForm: Draft[] = inLanguages("custom_menu", "contact-subjects", SUBJECTS, (subjects, locale) => ({
	title: inLanguage(TITLES, locale),
	items: Object.entries(subjects).map(([id, text]) => ({ id, props: { link: "/contact-us", text } })),
}));
