import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	withdrawing: article(
		"¿Cómo retiro dinero?",
		"En la caja: importe, destino y un código o tu PIN.",
		"cobrar, retirada, pago, sacar dinero, retiro",
		list(
			"Elige cuánto y adónde. El dinero que vino de una tarjeta vuelve primero a esa tarjeta, hasta lo que vino de ella.",
			"Confirma con un código por SMS o con tu PIN.",
			"Lo mira una persona o una regla, y después se envía. Ves cada paso, y cuándo se espera el siguiente.",
		),
		paragraph("Lo que pides se aparta al momento. Si hay una comisión, se muestra antes de confirmar."),
		link("Retirar", "/account/cashier/withdraw"),
	),
	"withdrawal-time": article(
		"¿Cuánto tarda una retirada?",
		"Se revisa en un día y se envía en la hora siguiente. Después, tu banco necesita hasta tres días.",
		"dónde está mi retirada, pendiente, tarda, cuánto tiempo, días, esperando, llegar",
		paragraph(
			"La página de retiradas pendientes muestra cada paso con su hora, y cuándo se espera el siguiente. Los plazos que indicamos son los que de verdad tardaron las de los últimos 30 días.",
		),
		list(
			"Solicitada: la revisamos, casi siempre mucho antes de un día.",
			"Aprobada y enviada: está en la empresa de pagos.",
			"Pagada: ha salido de aquí. Una cuenta bancaria suele abonarse en dos días, una tarjeta en tres, y los bancos no trabajan el fin de semana.",
		),
		paragraph(
			"Si no está tres días laborables después de «Pagada», escríbenos con el recibo. La rastreamos con el banco.",
		),
		link("Tus retiradas pendientes", "/account/cashier/withdraw/manage-pending"),
	),
	"withdrawal-held": article(
		"¿Por qué está retenida mi retirada?",
		"Para que tengas tiempo de darte cuenta si no fuiste tú. Sigue sola.",
		"retención, 72 horas, congelada, parada, retraso, cuenta nueva",
		paragraph(
			"Una retirada espera 72 horas después de añadir una cuenta o de cambiar la contraseña, el teléfono o el correo. La espera empieza con ese cambio, no con la retirada, y la caja la muestra antes de que la pidas.",
		),
		paragraph("No tienes que hacer nada. Si el cambio no lo hiciste tú, escríbenos enseguida."),
		link("Tus retiradas pendientes", "/account/cashier/withdraw/manage-pending"),
		link("No fui yo", "/help/account/someone-else-in-my-account"),
	),
	"cancelling-a-withdrawal": article(
		"¿Puedo cancelar una retirada?",
		"Sí, hasta que se aprueba. El dinero vuelve al saldo al momento.",
		"anular, revertir, deshacer, cancelar pago",
		paragraph("Abre tus retiradas pendientes y pulsa «Cancelar». Una vez aprobada está en camino y no se puede parar."),
		paragraph(
			"Nunca te propondremos cancelarla. Si prefieres no poder jugar con ese dinero, pon un límite o haz una pausa: la retirada sigue durante la pausa.",
		),
		link("Tus retiradas pendientes", "/account/cashier/withdraw/manage-pending"),
	),
	"where-it-is-paid-to": article(
		"¿A qué cuenta se me puede pagar?",
		"A una a tu nombre: primero la tarjeta con la que pagaste, después una cuenta bancaria.",
		"cuenta bancaria, iban, tarjeta, otra persona, cambiar cuenta",
		list(
			"El dinero vuelve a la tarjeta de la que vino, hasta lo que vino de ella. Es una norma contra el blanqueo.",
			"El resto va a una cuenta bancaria a tu nombre. Una cuenta bancaria sirve a un solo jugador.",
			"Si la tarjeta ha caducado, el banco suele pasar el pago a la nueva. Si la cuenta está cerrada, escríbenos antes.",
		),
		link("Retirar", "/account/cashier/withdraw"),
	),
	"withdrawal-refused": article(
		"¿Por qué no puedo retirar, o por qué se rechazó?",
		"La caja muestra todos los motivos a la vez, cada uno con su salida.",
		"rechazada, denegada, fallida, no puedo retirar, devuelta",
		list(
			"Tu documento de identidad falta o se está revisando.",
			"Una parte del saldo es dinero de bono aún sin apostar. El efectivo que hay al lado sí se puede retirar.",
			"El importe está por debajo del mínimo o por encima del máximo del método.",
			"El banco la devolvió, casi siempre por un número equivocado o un nombre distinto. El dinero está de nuevo en tu saldo.",
		),
		paragraph("Si se rechazó, el motivo está en el paso, tal como lo escribió la persona."),
		link("Retirar", "/account/cashier/withdraw"),
		link("Escríbenos", "/contact-us"),
	),
} satisfies Articles;
