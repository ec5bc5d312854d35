import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	interrupted: article(
		"Se cortó la conexión en mitad de una ronda. ¿He perdido la apuesta?",
		"No. El resultado se decidió y se guardó al pulsar.",
		"desconexión, bloqueado, conexión perdida, atascado, giro",
		paragraph(
			"Vuelve a abrir el juego: muestra la ronda hasta el final, y lo que ganaste ya está en tu saldo. Una apuesta nunca se cobra dos veces, por mucho que pulses.",
		),
		link("Tus rondas", "/account/rounds"),
	),
	"checking-fairness": article(
		"¿Cómo sé que un juego es limpio?",
		"Puedes comprobar tú cada ronda, con datos fijados antes de ella.",
		"amañado, justo, aleatorio, azar, semilla, verificar",
		paragraph(
			"Antes de jugar publicamos la huella de un secreto, y tu navegador añade un número propio. Los dos deciden la ronda. Después se revela el secreto, y cualquiera puede repetir la ronda y comparar.",
		),
		paragraph(
			"Un juego no sabe quién juega, cuánto, ni qué pasó antes. Ningún premio está por llegar y ninguno se retiene.",
		),
		link("Cómo funciona", "/fairness"),
		link("Comprobar una ronda", "/fairness/verify"),
	),
	"return-and-volatility": article(
		"¿Qué son el retorno y la volatilidad?",
		"Cuánto vuelve a la larga, y con qué regularidad.",
		"rtp, ventaja de la casa, porcentaje, probabilidades, varianza",
		paragraph(
			"Un retorno del 96 % significa: de cada 100 apostados entre todos durante muchísimo tiempo, vuelven 96. En una noche puede ser mucho más, o nada. Lo que no vuelve es lo que cuesta jugar.",
		),
		paragraph(
			"Volatilidad baja: muchos premios pequeños. Alta: pocos y mayores. El retorno es igual en práctica y con dinero, y está junto a cada juego.",
		),
		link("Juego limpio", "/pages/fairness"),
	),
	"game-does-not-load": article(
		"Un juego no carga o va a saltos",
		"Primero vuelve a cargar la página. Nada de lo apostado depende de ello.",
		"pantalla negra, lento, sonido, error, navegador, carga",
		list(
			"Vuelve a cargar la página y cierra otras pestañas con juegos.",
			"Actualiza el navegador. Desactiva extensiones que bloqueen contenido.",
			"El modo de ahorro de energía hace lentos los juegos en el móvil, y también la memoria llena.",
		),
		paragraph("Si sigue sin ir, dinos qué juego, qué dispositivo y qué navegador."),
		link("Escríbenos", "/contact-us"),
	),
} satisfies Articles;
