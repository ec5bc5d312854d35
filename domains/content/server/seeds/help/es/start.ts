import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"opening-an-account": article(
		"¿Cómo abro una cuenta?",
		"Con tu correo, una contraseña y tus datos, en pocos minutos.",
		"registro, registrarse, darse de alta, cuenta nueva, correo de confirmación",
		paragraph(
			"Pulsa Registrarse, escribe tu correo, elige una contraseña y rellena tus datos. Deben ser los de tu documento de identidad: con otros no podemos pagarte.",
		),
		list(
			"Abre el enlace de nuestro correo. La cuenta empieza en ese momento.",
			"¿No llega? Mira en la carpeta de correo no deseado y pide otro en la página del registro.",
			"Una cuenta por persona. Una segunda se cierra, y una persona revisa lo que contiene.",
		),
		link("Abrir una cuenta", "/join"),
	),
	practising: article(
		"¿Puedo probar un juego sin dinero?",
		"Sí, al momento y sin cuenta.",
		"demo, gratis, práctica, probar",
		paragraph(
			"Sí. Abre cualquier tragaperras y empieza en modo práctica, sin cuenta. Lo dice el rótulo sobre el juego.",
		),
		paragraph(
			"La práctica usa los mismos rodillos y las mismas probabilidades. Lo que ganas en ella no es dinero ni puede llegar a serlo.",
		),
		link("Ver todos los juegos", "/casino/all-games"),
	),
	"where-play-is-offered": article(
		"¿Por qué no puedo jugar desde donde estoy?",
		"Dónde se ofrece el juego con dinero depende de la ley del lugar en el que estás.",
		"ubicación, país, región, viaje, extranjero, vpn, bloqueado",
		paragraph(
			"Miramos desde dónde llega tu conexión. Si la ley de allí no nos permite ofrecer juego con dinero, las apuestas y los depósitos quedan cerrados hasta que estés en otro lugar. Tu cuenta, tu dinero y tus retiradas siguen abiertos.",
		),
		list(
			"Apaga la VPN o el proxy: ocultan dónde estás.",
			"En el móvil, la red a veces te sitúa en una región vecina. Una red wifi suele ayudar.",
			"Si estás en casa y nos equivocamos, escríbenos y dinos en qué ciudad estás.",
		),
		link("Escríbenos", "/contact-us"),
	),
} satisfies Articles;
