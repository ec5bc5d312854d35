import { contentPage, heading, list, paragraph } from "./page.ts";

export const fairness = contentPage("fairness", {
	en: {
		title: "Fairness you can check",
		summary: "How every outcome is fixed before it is shown, and how you can prove it yourself.",
		body: [
			paragraph("You do not have to trust us. Every outcome on Baize can be worked out again by you, after the event."),
			heading("Before you play"),
			paragraph(
				"We draw a secret number, the server seed, and show you its fingerprint (SHA-256). The fingerprint fixes the seed without giving it away. You may set a seed of your own.",
			),
			heading("When you play"),
			paragraph(
				"The outcome is made from the server seed, your seed and the number of the round. It is final before anything moves on the screen; the reels only show it. When you press, and how, changes nothing.",
			),
			heading("Afterwards"),
			list(
				"Change the seed whenever you like: the old one is then revealed.",
				"Its fingerprint must be the one that you were shown.",
				"Each round’s receipt opens the verifier, which works the outcome out again in your own browser.",
			),
			heading("Returns"),
			paragraph(
				"The return to player of a slot is counted over every possible stop of its reels and confirmed by simulation. Practice uses the same reels and the same chances as real play.",
			),
		],
	},
	es: {
		title: "Juego limpio que puedes comprobar",
		summary: "Cómo se fija cada resultado antes de mostrarse y cómo puedes demostrarlo.",
		body: [
			paragraph(
				"No hace falta que confíes en nosotros. Cualquier resultado de Baize se puede volver a calcular después.",
			),
			heading("Antes de jugar"),
			paragraph(
				"Elegimos al azar un número secreto, la semilla del servidor, y te mostramos su huella (SHA-256). La huella fija la semilla sin revelarla. Puedes poner también una semilla tuya.",
			),
			heading("Al jugar"),
			paragraph(
				"El resultado se obtiene de la semilla del servidor, de la tuya y del número de la ronda. Es definitivo antes de que algo se mueva en la pantalla; los rodillos solo lo muestran. Cuándo y cómo pulses no cambia nada.",
			),
			heading("Después"),
			list(
				"Cambia la semilla cuando quieras: la anterior se revela en ese momento.",
				"Su huella debe ser la que se te mostró.",
				"El recibo de cada ronda abre el verificador, que vuelve a calcular el resultado en tu propio navegador.",
			),
			heading("Retornos"),
			paragraph(
				"El retorno al jugador de una tragaperras se cuenta sobre todas las paradas posibles de sus rodillos y se confirma por simulación. La práctica usa los mismos rodillos y las mismas probabilidades que el juego real.",
			),
		],
	},
	ar: {
		title: "نزاهة يمكنك التحقق منها",
		summary: "كيف تُثبَّت كل نتيجة قبل عرضها، وكيف تتأكد من ذلك بنفسك.",
		body: [
			paragraph("لا حاجة إلى أن تثق بنا. كل نتيجة في «بايز» يمكنك إعادة حسابها بعد وقوعها."),
			heading("قبل اللعب"),
			paragraph(
				"نسحب رقمًا سريًّا هو بذرة الخادم، ونعرض لك بصمته (SHA-256). تُثبّت البصمة البذرة من دون أن تكشفها، ولك أن تضع بذرة من عندك.",
			),
			heading("أثناء اللعب"),
			paragraph(
				"تُستخرج النتيجة من بذرة الخادم وبذرتك ورقم الجولة. وهي نهائية قبل أن يتحرك شيء على الشاشة، وما البكرات إلا عرض لها. وقت ضغطك وطريقته لا يغيّران شيئًا.",
			),
			heading("بعد ذلك"),
			list(
				"غيّر البذرة متى شئت، فتُكشف القديمة عندئذ.",
				"يجب أن تطابق بصمتها البصمة التي عُرضت عليك.",
				"إيصال كل جولة يفتح أداة التحقق التي تعيد حساب النتيجة في متصفحك أنت.",
			),
			heading("العائد"),
			paragraph(
				"تُحسب نسبة العائد للاعب على كل توقّف ممكن للبكرات وتؤكدها المحاكاة. والتدريب يستخدم البكرات نفسها والاحتمالات نفسها كاللعب الحقيقي.",
			),
		],
	},
});
