import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	depositing: article(
		"¿Cómo deposito?",
		"En la caja, dentro de los límites que se muestran.",
		"ingresar, recargar, añadir dinero, tarjeta, transferencia, bitcoin",
		paragraph(
			"Pulsa Depositar en la cabecera, elige cómo y cuánto, y confirma con la empresa de pagos. Las comisiones, los límites y los plazos se ven antes de confirmar.",
		),
		list(
			"Una tarjeta suele abonarse en un minuto, Bitcoin en una hora, una transferencia en dos días.",
			"La tarjeta o la cuenta tienen que ser tuyas. El dinero de otra persona se devuelve.",
			"Un pago rechazado o interrumpido no cobra nada. Un pago que se notifica dos veces cuenta una.",
		),
		link("Depositar", "/account/cashier/deposit"),
	),
	"deposit-not-arrived": article(
		"Mi depósito no está en el saldo",
		"Abre su recibo: dice dónde está el dinero y qué pasa después.",
		"depósito perdido, pendiente, no abonado, dónde está mi dinero",
		paragraph(
			"Mientras está pendiente, la empresa de pagos aún no nos ha dicho que has pagado. Seguimos preguntando y lo abonamos en cuanto lo diga, también días después.",
		),
		list(
			"Una transferencia necesita la referencia que te mostramos. Sin ella tiene que buscarla una persona: escríbenos con la fecha y el importe.",
			"Si tu banco muestra un pago «retenido» y nosotros lo mostramos como rechazado, el banco lo libera solo, normalmente en pocos días.",
			"No pagues otra vez mientras el primero está pendiente: pueden llegar los dos.",
		),
		link("Tus pagos", "/account/cashier/history"),
		link("Escríbenos", "/contact-us"),
	),
	"card-declined": article(
		"¿Por qué se ha rechazado mi tarjeta?",
		"Casi siempre lo decide el banco. Algunos no permiten pagos a sitios de juego.",
		"tarjeta rechazada, pago fallido, 3d secure, banco",
		list(
			"Comprueba que es válida, que tiene saldo y que sirve en internet y en el extranjero.",
			"Termina el paso en la aplicación de tu banco en pocos minutos, o el pago caduca.",
			"Pregunta a tu banco si bloquea el juego. Si pediste tú ese bloqueo, nos parece bien que siga.",
			"Prueba con una transferencia. Por un pago rechazado no se cobra nada.",
		),
		link("Depositar de otra forma", "/account/cashier/deposit"),
	),
	"what-the-balance-is": article(
		"¿De qué se compone mi saldo?",
		"Efectivo, dinero de bono, y lo que está en juego o de salida. Pulsa el saldo para ver cada parte.",
		"monedero, bono, dinero bloqueado, saldo jugable, saldo retirable",
		list(
			"El efectivo es tuyo y se puede retirar.",
			"El dinero de bono sirve para jugar, y pasa a efectivo al cumplir su requisito de apuesta.",
			"Lo apostado en apuestas abiertas no está en el saldo hasta que se liquidan.",
			"Una retirada solicitada se aparta desde ese momento.",
		),
		paragraph("Si algo no se puede retirar, la caja dice de cada parte por qué y qué hacer."),
		link("Retirar", "/account/cashier/withdraw"),
	),
	"statement-and-receipts": article(
		"¿Dónde veo lo que he pagado, apostado y ganado?",
		"En tu extracto. Cada línea tiene un recibo con un identificador.",
		"historial, movimientos, recibo, impuestos, exportar, csv",
		paragraph(
			"El extracto muestra cada movimiento de dinero, primero el último, por tipo y por fechas, y se puede descargar. Los pagos, las apuestas y las rondas tienen también su propia lista.",
		),
		paragraph("Danos el identificador de un recibo cuando nos escribas, y vemos al momento de qué se trata."),
		link("Tu extracto", "/account/statement"),
		link("Tus rondas", "/account/rounds"),
		link("Tus apuestas", "/sports/bets"),
	),
} satisfies Articles;
