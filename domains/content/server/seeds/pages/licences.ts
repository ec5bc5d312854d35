import { contentPage, heading, link, list, paragraph } from "./page.ts";

const CREDITS = list(
	"Fraunces — Undercase Type, SIL Open Font License 1.1",
	"Figtree — Erik Kennedy, SIL Open Font License 1.1",
	"Tabler Icons — Paweł Kuna, MIT",
	"Fluent Emoji — Microsoft, MIT",
	"Game-icons.net — Lorc, Delapouite et al., CC BY 3.0",
	"openfootball — CC0 1.0",
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
	pt: {
		title: "Licenças e créditos",
		summary: "Com qual licença este site funciona e no trabalho de quem ele se apoia.",
		body: [
			paragraph(
				"Esta instalação é uma demonstração: os pagamentos são de teste e nenhum dinheiro real é movimentado. O operador que oferece a Baize ao público informa aqui a licença e a autoridade.",
			),
			heading("Créditos"),
			paragraph(
				"As imagens dos jogos foram desenhadas para a Baize. Elas e o site se apoiam no trabalho de outras pessoas, a quem agradecemos:",
			),
			CREDITS,
			link("Game-icons.net", GAME_ICONS),
		],
	},
	fr: {
		title: "Licences et crédits",
		summary: "Sous quelle licence ce site fonctionne, et sur le travail de qui il repose.",
		body: [
			paragraph(
				"Cette installation est une démonstration : les paiements y sont fictifs et aucun argent réel ne circule. L’opérateur qui propose Baize au public indique ici la licence et l’autorité compétente.",
			),
			heading("Crédits"),
			paragraph(
				"Les images des jeux ont été dessinées pour Baize. Elles et le site reposent sur le travail d’autres personnes, que nous remercions :",
			),
			CREDITS,
			link("Game-icons.net", GAME_ICONS),
		],
	},
	de: {
		title: "Lizenzen und Dank",
		summary: "Unter welcher Lizenz diese Website läuft und auf wessen Arbeit sie beruht.",
		body: [
			paragraph(
				"Diese Installation ist eine Demonstration: Ihre Zahlungen sind Testzahlungen, und es fließt kein echtes Geld. Wer Baize öffentlich betreibt, nennt hier die Lizenz und die Behörde.",
			),
			heading("Dank"),
			paragraph(
				"Die Bilder der Spiele wurden für Baize gezeichnet. Sie und die Website beruhen auf der Arbeit anderer, denen wir danken:",
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
	ja: {
		title: "ライセンスとクレジット",
		summary: "当サイトの運営ライセンスと、当サイトを支える方々の作品についてご案内します。",
		body: [
			paragraph(
				"このサイトはデモンストレーションです。支払いはテスト用で、実際のお金は動きません。Baizeを一般に提供する事業者は、ここにライセンスと監督機関を記載します。",
			),
			heading("クレジット"),
			paragraph(
				"ゲームの画像は、Baizeのために描かれたものです。画像も当サイトも、次の方々の作品に支えられています。感謝いたします：",
			),
			CREDITS,
			link("Game-icons.net", GAME_ICONS),
		],
	},
	zh: {
		title: "牌照与致谢",
		summary: "本站持何种牌照运营，又以谁的成果为基础。",
		body: [
			paragraph("本站是演示版：付款均为测试，不涉及真实资金。面向公众运营 Baize 的运营商须在此注明牌照和监管机构。"),
			heading("致谢"),
			paragraph("游戏图片专为 Baize 绘制。图片和本站都以他人的成果为基础，在此致谢："),
			CREDITS,
			link("Game-icons.net", GAME_ICONS),
		],
	},
});
