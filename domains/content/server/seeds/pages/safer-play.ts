import { contentPage, heading, link, list, paragraph } from "./page.ts";

export const saferPlay = contentPage("safer-play", {
	en: {
		title: "You stay in charge",
		summary: "What play costs, signs to watch for, and where to turn.",
		body: [
			paragraph("Play is something you pay for, like a concert. Decide beforehand what an evening may cost."),
			heading("What it costs"),
			paragraph(
				"A return to player of 96 % means that of every 100 staked, 96 come back on average, over very many rounds. In one evening it can be far more or far less. Nothing is ever due.",
			),
			heading("Signs to take seriously"),
			list(
				"Staking more to win back what is gone.",
				"Playing with money that is meant for something else.",
				"Hiding how much or how long you play.",
			),
			heading("What helps"),
			list(
				"Stop while it is still pleasant; your balance waits for you.",
				"Withdraw what you do not mean to play with.",
				"Practise without money: the games are the same.",
				"Talk to someone. Your doctor or a local gambling helpline listens without judging.",
			),
			link("How withdrawals work", "/help/withdrawals"),
		],
	},
	es: {
		title: "Tú decides",
		summary: "Lo que cuesta jugar, las señales a tener en cuenta y a quién acudir.",
		body: [
			paragraph("Jugar es algo por lo que se paga, como un concierto. Decide antes cuánto puede costar la noche."),
			heading("Lo que cuesta"),
			paragraph(
				"Un retorno al jugador del 96 % significa que, de cada 100 apostados, vuelven 96 de media, a lo largo de muchísimas rondas. En una noche puede ser mucho más o mucho menos. Nunca «toca» nada.",
			),
			heading("Señales que conviene tomar en serio"),
			list(
				"Apostar más para recuperar lo perdido.",
				"Jugar con dinero destinado a otra cosa.",
				"Ocultar cuánto o cuánto tiempo se juega.",
			),
			heading("Lo que ayuda"),
			list(
				"Déjalo mientras aún sea agradable; tu saldo te espera.",
				"Retira lo que no pienses jugar.",
				"Practica sin dinero: los juegos son los mismos.",
				"Habla con alguien. Tu médico o un teléfono de ayuda de tu zona escucha sin juzgar.",
			),
			link("Cómo funcionan las retiradas", "/help/withdrawals"),
		],
	},
	ar: {
		title: "القرار لك",
		summary: "ما يكلّفه اللعب، وعلامات تستحق الانتباه، وإلى من تلجأ.",
		body: [
			paragraph("اللعب شيء تدفع ثمنه كحفلة موسيقية. قرّر قبل أن تبدأ كم يمكن أن تكلّفك الأمسية."),
			heading("كم يكلّف"),
			paragraph(
				"عائد للاعب بنسبة \u206696 %\u2069 يعني أن من كل 100 يُراهَن بها يعود 96 في المتوسط على مدى جولات كثيرة جدًّا. وقد يكون في أمسية واحدة أكثر بكثير أو أقل بكثير. لا ربح «مستحقّ» أبدًا.",
			),
			heading("علامات خذها بجدية"),
			list("رفع الرهان لاستعادة ما ضاع.", "اللعب بمال مخصص لغرض آخر.", "إخفاء مقدار ما تلعب به أو مدته."),
			heading("ما يساعد"),
			list(
				"توقّف ما دام الأمر ممتعًا، فرصيدك ينتظرك.",
				"اسحب ما لا تنوي اللعب به.",
				"تدرّب من دون مال، فالألعاب هي نفسها.",
				"تحدّث إلى أحد. طبيبك أو خط مساعدة محلي يستمع من دون أن يحكم عليك.",
			),
			link("كيف تعمل السحوبات", "/help/withdrawals"),
		],
	},
});
