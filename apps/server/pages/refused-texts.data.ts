import type { InLanguages } from "@baize/kernel/locale";

/** The texts of the page that is shown after too many page requests in a short time. */
export const REFUSED_TEXTS: InLanguages<{ title: string; text: string }> = {
	en: {
		title: "One moment, please",
		text: "Many pages were requested from your connection in a short time. Nothing is lost: this page loads again by itself in a moment.",
	},
	es: {
		title: "Un momento, por favor",
		text: "Se han pedido muchas páginas desde tu conexión en poco tiempo. No se ha perdido nada: esta página se vuelve a cargar sola en un momento.",
	},
	pt: {
		title: "Um momento, por favor",
		text: "Muitas páginas foram pedidas pela sua conexão em pouco tempo. Nada se perdeu: esta página carrega de novo sozinha em um instante.",
	},
	fr: {
		title: "Un instant, s’il vous plaît",
		text: "Beaucoup de pages ont été demandées depuis votre connexion en peu de temps. Rien n’est perdu : cette page se recharge d’elle-même dans un instant.",
	},
	de: {
		title: "Einen Moment, bitte",
		text: "Von Ihrer Verbindung wurden in kurzer Zeit viele Seiten angefordert. Nichts ist verloren: Diese Seite lädt gleich von selbst neu.",
	},
	ja: {
		title: "しばらくお待ちください",
		text: "お使いの接続から短時間に多くのページが要求されました。失われたものはありません。このページはまもなく自動的に再読み込みされます。",
	},
	zh: {
		title: "请稍候",
		text: "你的网络在短时间内请求了大量页面。没有任何内容丢失：此页面稍后会自动重新加载。",
	},
	ar: {
		title: "لحظة من فضلك",
		text: "طُلبت صفحات كثيرة من اتصالك في وقت قصير. لم يُفقد شيء: ستُحمَّل هذه الصفحة من جديد تلقائيًا بعد لحظات.",
	},
};
