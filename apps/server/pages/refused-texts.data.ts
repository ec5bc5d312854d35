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
	ar: {
		title: "لحظة من فضلك",
		text: "طُلبت صفحات كثيرة من اتصالك في وقت قصير. لم يُفقد شيء: ستُحمَّل هذه الصفحة من جديد تلقائيًا بعد لحظات.",
	},
};
