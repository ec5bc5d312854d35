import { contentPage, link, list, paragraph } from "./page.ts";

const practising = contentPage(
	"practising",
	{
		en: {
			title: "Can I try a game without money?",
			summary: "Yes, at once and without an account.",
			body: [
				paragraph("Yes. Open any slot and it starts in practice, without an account. The label over the game says so."),
				paragraph("Practice uses the same reels and the same chances. What you win there is not money."),
			],
		},
		es: {
			title: "¿Puedo probar un juego sin dinero?",
			summary: "Sí, al momento y sin cuenta.",
			body: [
				paragraph(
					"Sí. Abre cualquier tragaperras y empieza en modo práctica, sin cuenta. Lo dice el rótulo sobre el juego.",
				),
				paragraph(
					"La práctica usa los mismos rodillos y las mismas probabilidades. Lo que ganas en ella no es dinero.",
				),
			],
		},
		ar: {
			title: "هل يمكنني تجربة لعبة من دون مال؟",
			summary: "نعم، فورًا ومن دون حساب.",
			body: [
				paragraph("نعم. افتح أي ماكينة حظ فتبدأ في وضع التدريب من دون حساب، ويقول ذلك العنوان فوق اللعبة."),
				paragraph("يستخدم التدريب البكرات نفسها والاحتمالات نفسها. وما تربحه فيه ليس مالًا."),
			],
		},
	},
	"help",
	["basics/practising"],
);

const depositing = contentPage(
	"depositing",
	{
		en: {
			title: "How do I deposit?",
			summary: "In the cashier, within the limits shown there.",
			body: [
				paragraph(
					"Press Deposit in the header, choose an amount within the limits shown, and confirm with the provider.",
				),
				paragraph("A declined or interrupted payment takes nothing. A payment that is reported twice counts once."),
				link("Deposit", "/account/cashier/deposit"),
			],
		},
		es: {
			title: "¿Cómo deposito?",
			summary: "En la caja, dentro de los límites que se muestran.",
			body: [
				paragraph(
					"Pulsa Depositar en la cabecera, elige una cantidad dentro de los límites y confirma con el proveedor.",
				),
				paragraph("Un pago rechazado o interrumpido no cobra nada. Un pago que se notifica dos veces cuenta una."),
				link("Depositar", "/account/cashier/deposit"),
			],
		},
		ar: {
			title: "كيف أودع؟",
			summary: "من الصندوق، ضمن الحدود المعروضة فيه.",
			body: [
				paragraph("اضغط «إيداع» في أعلى الصفحة، واختر مبلغًا ضمن الحدود المعروضة، ثم أكّد لدى مزوّد الدفع."),
				paragraph("الدفع المرفوض أو المنقطع لا يأخذ شيئًا. والدفع الذي يُبلَّغ عنه مرتين يُحتسب مرة."),
				link("إيداع", "/account/cashier/deposit"),
			],
		},
	},
	"help",
	["basics/depositing"],
);

const withdrawing = contentPage(
	"withdrawing",
	{
		en: {
			title: "How long does a withdrawal take?",
			summary: "A person reviews it; then it is paid.",
			body: [
				list(
					"You ask: the amount leaves your playable balance and waits as pending.",
					"A person reviews it.",
					"It is paid to you, or it comes back with the reason.",
				),
				paragraph("Each step, with its time, is on the page of pending withdrawals."),
				link("Pending withdrawals", "/account/cashier/withdraw/manage-pending"),
			],
		},
		es: {
			title: "¿Cuánto tarda una retirada?",
			summary: "Una persona la revisa y después se paga.",
			body: [
				list(
					"La pides: la cantidad sale de tu saldo jugable y queda pendiente.",
					"Una persona la revisa.",
					"Se te paga, o vuelve a tu saldo con el motivo.",
				),
				paragraph("Cada paso, con su hora, está en la página de retiradas pendientes."),
				link("Retiradas pendientes", "/account/cashier/withdraw/manage-pending"),
			],
		},
		ar: {
			title: "كم يستغرق السحب؟",
			summary: "يراجعه شخص ثم يُدفع.",
			body: [
				list(
					"تطلبه فيخرج المبلغ من رصيدك القابل للعب وينتظر معلّقًا.",
					"يراجعه شخص.",
					"يُدفع لك، أو يعود إلى رصيدك مع ذكر السبب.",
				),
				paragraph("كل خطوة مع وقتها في صفحة السحوبات المعلّقة."),
				link("السحوبات المعلّقة", "/account/cashier/withdraw/manage-pending"),
			],
		},
	},
	"help",
	["basics/withdrawing"],
);

const interrupted = contentPage(
	"interrupted-round",
	{
		en: {
			title: "My connection broke in the middle of a round",
			summary: "Nothing is lost: the result was already sealed.",
			body: [
				paragraph(
					"The result was final before the reels moved. Open the game again and the same round plays to its end; your balance already holds it. A stake is never taken twice.",
				),
			],
		},
		es: {
			title: "Se cortó la conexión en mitad de una ronda",
			summary: "No se pierde nada: el resultado ya estaba sellado.",
			body: [
				paragraph(
					"El resultado era definitivo antes de que se movieran los rodillos. Vuelve a abrir el juego y la misma ronda llega a su final; tu saldo ya la incluye. Una apuesta nunca se cobra dos veces.",
				),
			],
		},
		ar: {
			title: "انقطع اتصالي في وسط جولة",
			summary: "لا يضيع شيء، فالنتيجة مختومة من قبل.",
			body: [
				paragraph(
					"كانت النتيجة نهائية قبل أن تتحرك البكرات. افتح اللعبة من جديد فتُعرض الجولة نفسها إلى آخرها، ورصيدك يتضمنها أصلًا. ولا يُخصم الرهان مرتين أبدًا.",
				),
			],
		},
	},
	"help",
	["interrupted-round"],
);

export const help = [practising, depositing, withdrawing, interrupted].flat();
