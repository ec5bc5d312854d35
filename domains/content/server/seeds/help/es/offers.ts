import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"how-a-bonus-works": article(
		"¿Cómo funciona un bono?",
		"El dinero de bono sirve para jugar, y pasa a efectivo al cumplir el requisito de apuesta.",
		"requisito, rollover, promoción, bono de bienvenida, condiciones, bono caducado",
		paragraph(
			"El requisito dice cuánto hay que apostar antes: un bono de 20,00 con requisito de diez veces necesita apuestas de 200,00. Lo que cuenta, hasta cuándo y la apuesta máxima están en la oferta antes de aceptarla.",
		),
		list(
			"Puedes terminar un bono cuando quieras. El dinero de bono se va, tu efectivo se queda.",
			"Un bono sin tiempo termina solo.",
			"Hay un bono en vigor a la vez. Los demás esperan.",
		),
		link("Tus bonos", "/account/bonuses"),
		link("Ofertas", "/promotions"),
	),
	"free-spins-and-free-bets": article(
		"¿Qué son las tiradas y las apuestas gratis?",
		"Rondas y apuestas cuyo importe pagamos nosotros.",
		"tirada gratis, apuesta gratis, promocional, giros",
		list(
			"Las tiradas gratis son de un juego y un importe. Lo que ganan es efectivo o dinero de bono, según la oferta.",
			"Una apuesta gratis paga lo ganado sin el importe: 5,00 a 3,00 pagan 10,00.",
			"Ambas tienen un final. Si la apuesta resulta nula, la apuesta gratis vuelve mientras dure su plazo.",
		),
		link("Tus tiradas gratis", "/account/spins"),
		link("Tus apuestas gratis", "/sports/slip"),
	),
	"inviting-friends": article(
		"¿Qué gano por invitar a un amigo?",
		"Una recompensa para los dos, cuando haya depositado y jugado.",
		"invitar, recomendar, enlace, afiliado, amigos",
		paragraph(
			"Envía tu enlace. Vale 40 días. La página muestra los importes, lo que tu amigo tiene que apostar y por dónde va cada uno, solo con la inicial.",
		),
		paragraph("No hay recompensa por una cuenta de la misma persona o casa, ni después de un pago devuelto."),
		link("Invitar a un amigo", "/account/invite"),
	),
	"points-and-tiers": article(
		"¿Cómo funcionan los puntos y los niveles?",
		"Lo jugado y liquidado da puntos. Compran dinero y deciden tu nivel.",
		"fidelidad, vip, nivel, canjear, puntos caducados",
		paragraph(
			"Los puntos cuentan al liquidarse la ronda o la apuesta, y duran un año. Tu nivel depende de lo ganado en doce meses. Canjear no lo baja. Durante una pausa o una exclusión no se gana nada.",
		),
		link("Tus puntos", "/account/loyalty"),
	),
} satisfies Articles;
