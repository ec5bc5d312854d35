import { contentPage, heading, link, list, paragraph } from "./page.ts";

export const terms = contentPage("terms", {
	en: {
		title: "Terms in plain words",
		summary: "What you may expect of us, and what we expect of you.",
		body: [
			heading("Your account"),
			list(
				"One account for each person, of full legal age where they are.",
				"Your details are true, and your password is yours alone.",
				"You may close the account at any time; what you can withdraw is paid to you.",
			),
			heading("Your money"),
			list(
				"A stake is taken once, when the round or bet is accepted, and never twice.",
				"A round that is interrupted is finished from its sealed result. Nothing is lost by a broken connection.",
				"A withdrawal is reviewed by a person and then paid; you see each step.",
			),
			heading("Results"),
			list(
				"Games follow the rules on their page; their outcome is fixed before it is shown.",
				"Sports bets are settled from the official result of normal time; an event that is not played returns its stake.",
				"Where a result of sport is corrected within seven days, a person decides about the bets on it. Every correction of money stands in your history.",
			),
			heading("When something goes wrong"),
			paragraph("Every round, bet, deposit and withdrawal has a receipt with an id. Give us the id and we can answer."),
			link("Rules of earlier years", "/earlier-rules"),
			link("Help", "/help"),
		],
	},
	es: {
		title: "Las condiciones, con palabras claras",
		summary: "Lo que puedes esperar de nosotros y lo que esperamos de ti.",
		body: [
			heading("Tu cuenta"),
			list(
				"Una cuenta por persona, mayor de edad en el lugar donde está.",
				"Tus datos son ciertos y tu contraseña es solo tuya.",
				"Puedes cerrar la cuenta cuando quieras; lo que puedas retirar se te paga.",
			),
			heading("Tu dinero"),
			list(
				"La apuesta se cobra una vez, al aceptarse la ronda o la apuesta, y nunca dos.",
				"Una ronda interrumpida se termina con su resultado sellado. No se pierde nada por un corte de conexión.",
				"Una persona revisa cada retirada y después se paga; ves cada paso.",
			),
			heading("Los resultados"),
			list(
				"Los juegos siguen las reglas de su página; el resultado se fija antes de mostrarse.",
				"Las apuestas deportivas se liquidan con el resultado oficial del tiempo reglamentario; si el evento no se juega, se devuelve lo apostado.",
				"Si un resultado deportivo se corrige en siete días, una persona decide sobre sus apuestas. Toda corrección de dinero aparece en tu historial.",
			),
			heading("Si algo va mal"),
			paragraph(
				"Cada ronda, apuesta, depósito y retirada tiene un recibo con un identificador. Dinos cuál es y podremos responderte.",
			),
			link("Reglas de años anteriores", "/earlier-rules"),
			link("Ayuda", "/help"),
		],
	},
	ar: {
		title: "الشروط بكلام واضح",
		summary: "ما يحق لك أن تتوقعه منا، وما نتوقعه منك.",
		body: [
			heading("حسابك"),
			list(
				"حساب واحد لكل شخص بلغ السن القانونية في مكان وجوده.",
				"بياناتك صحيحة، وكلمة مرورك لك وحدك.",
				"يمكنك إغلاق الحساب في أي وقت، ويُدفع لك ما يمكن سحبه.",
			),
			heading("مالك"),
			list(
				"يُخصم الرهان مرة واحدة عند قبول الجولة أو الرهان، ولا يُخصم مرتين أبدًا.",
				"الجولة التي تنقطع تُستكمل من نتيجتها المختومة. لا يضيع شيء بسبب انقطاع الاتصال.",
				"يراجع شخصٌ كل سحب ثم يُدفع، وترى كل خطوة.",
			),
			heading("النتائج"),
			list(
				"تتبع الألعاب القواعد المذكورة في صفحاتها، وتُثبّت نتيجتها قبل عرضها.",
				"تُسوّى الرهانات الرياضية بالنتيجة الرسمية للوقت الأصلي، والحدث الذي لا يُقام يُعاد رهانه.",
				"إن صُحّحت نتيجة رياضية خلال سبعة أيام فإن شخصًا يقرّر بشأن الرهانات عليها. وكل تصحيح مالي يظهر في سجلك.",
			),
			heading("إذا حدث خلل"),
			paragraph("لكل جولة ورهان وإيداع وسحب إيصال يحمل رقمًا. أعطنا الرقم نُجبك."),
			link("قواعد السنوات السابقة", "/earlier-rules"),
			link("المساعدة", "/help"),
		],
	},
});
