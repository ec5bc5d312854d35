import { contentPage, heading, link, list, paragraph } from "./page.ts";

const CREDITS = list(
	"Fraunces — Undercase Type, SIL Open Font License 1.1",
	"Figtree — Erik Kennedy, SIL Open Font License 1.1",
	"Tabler Icons — Paweł Kuna, MIT",
	"Fluent Emoji — Microsoft, MIT",
	"Game-icons.net — Lorc, Delapouite & contributors, CC BY 3.0",
	"openfootball — public domain (CC0)",
);

const GAME_ICONS = "https://game-icons.net";

export const licences = contentPage("licences", {
	en: {
		title: "Licences and credits",
		summary: "Under which licence this site runs, and whose work it stands on.",
		body: [
			paragraph(
				"This installation is a demonstration: its payments are a sandbox and no real money moves. An operator who runs Baize for the public names the licence and the authority here.",
			),
			heading("Credits"),
			paragraph(
				"The pictures of the games were drawn for Baize. They and the site rest on the work of others, with thanks:",
			),
			CREDITS,
			link("Game-icons.net", GAME_ICONS),
		],
	},
	es: {
		title: "Licencias y créditos",
		summary: "Con qué licencia funciona este sitio y en el trabajo de quién se apoya.",
		body: [
			paragraph(
				"Esta instalación es una demostración: los pagos son de prueba y no se mueve dinero real. El operador que ofrezca Baize al público indica aquí su licencia y la autoridad que la concede.",
			),
			heading("Créditos"),
			paragraph(
				"Las imágenes de los juegos se dibujaron para Baize. Ellas y el sitio se apoyan en el trabajo de otros, a quienes damos las gracias:",
			),
			CREDITS,
			link("Game-icons.net", GAME_ICONS),
		],
	},
	ar: {
		title: "التراخيص والشكر",
		summary: "بأي ترخيص يعمل هذا الموقع، وعلى عمل مَن يقوم.",
		body: [
			paragraph(
				"هذا التثبيت عرض تجريبي: مدفوعاته تجريبية ولا يتحرك فيه مال حقيقي. والمشغّل الذي يقدّم «بايز» للجمهور يذكر هنا ترخيصه والجهة المانحة له.",
			),
			heading("شكر"),
			paragraph("رُسمت صور الألعاب خصيصًا لـ«بايز». وهي والموقع يقومان على عمل آخرين نشكرهم:"),
			CREDITS,
			link("Game-icons.net", GAME_ICONS),
		],
	},
});
