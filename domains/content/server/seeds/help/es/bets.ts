import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"placing-a-bet": article(
		"¿Cómo hago una apuesta?",
		"Pulsa una cuota, escribe el importe en el boleto y pulsa el botón.",
		"boleto, sencilla, combinada, cuota, apostar",
		paragraph(
			"La cuota dice cuánto vuelve por cada unidad apostada, incluida ella: 10,00 a 2,50 devuelven 25,00. Varias cuotas de partidos distintos forman una combinada: se multiplican, y tienen que acertarse todas.",
		),
		paragraph("La apuesta cuenta cuando el boleto muestra su recibo. Sin él no se ha cobrado nada."),
		link("A los partidos", "/sports"),
	),
	"price-changed": article(
		"¿Por qué no se aceptó mi apuesta?",
		"Casi siempre porque cambió la cuota o se cerraron las apuestas. No se cobró nada.",
		"cambio de cuota, apuesta rechazada, suspendido, denegada",
		list(
			"La cuota se movió: el boleto muestra la nueva y tú decides si la tomas.",
			"Las apuestas están suspendidas un momento, o se cerraron al empezar.",
			"Un límite tuyo, una pausa o el lugar en el que estás no lo permiten. El mensaje dice cuál.",
		),
		link("Tus apuestas", "/sports/bets"),
	),
	"when-bets-are-settled": article(
		"¿Cuándo se liquida mi apuesta, y con qué resultado?",
		"Con el resultado oficial del tiempo reglamentario, casi siempre a los pocos minutos.",
		"liquidación, resultado, prórroga, penaltis, no pagada, ganada",
		paragraph(
			"El tiempo reglamentario son 90 minutos con el añadido. La prórroga y los penaltis no cuentan salvo que el mercado lo diga. Hasta que llega el resultado oficial, la apuesta espera.",
		),
		paragraph(
			"Si un resultado se corrige en siete días, una persona decide sobre sus apuestas, y cada corrección aparece en tu historial.",
		),
		link("Tus apuestas", "/sports/bets"),
	),
	"match-called-off": article(
		"¿Qué pasa si se suspende un partido?",
		"La apuesta se anula y se devuelve. Si se aplaza, espera a la nueva fecha.",
		"aplazado, cancelado, abandonado, nula, devolución, lluvia",
		list(
			"Cancelado, abandonado o decidido sin jugar: nula. El importe está de nuevo en tu saldo.",
			"Aplazado: la apuesta sigue y espera. Sin resultado treinta días después de la última fecha, es nula.",
			"En una combinada, la parte nula cuenta con cuota 1,00 y las demás siguen.",
		),
		link("Tus apuestas", "/sports/bets"),
	),
	"virtual-races": article(
		"¿Las carreras virtuales están decididas de antemano?",
		"Se sortean después de cerrar las apuestas, con datos fijados antes de la primera.",
		"deportes virtuales, carrera de caballos, amañada, simulada",
		paragraph(
			"Cada carrera tiene cuotas hechas con sus probabilidades exactas. Las apuestas se cierran unos segundos antes de la salida, después se sortea el orden, y todos ven la misma carrera. Luego puedes repetir tú el sorteo.",
		),
		link("A las carreras", "/virtuals"),
	),
} satisfies Articles;
