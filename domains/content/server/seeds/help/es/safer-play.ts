import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"setting-limits": article(
		"¿Cómo pongo un límite?",
		"A depósitos, pérdidas, apuestas o tiempo, por 24 horas, 7 días o un mes.",
		"límite de depósito, límite de pérdidas, presupuesto, subir límite",
		paragraph(
			"Un límite más bajo vale al momento. Uno más alto, o ninguno, solo después de 24 horas, y solo si entonces lo confirmas. Así una mala noche no deshace una buena decisión.",
		),
		link("Tus límites", "/account/limits"),
	),
	"taking-a-break": article(
		"¿Cómo hago una pausa?",
		"De 1 a 30 días. Empieza al momento y no se puede acortar.",
		"descanso, parar, dejar de jugar",
		paragraph(
			"Durante la pausa no se aceptan apuestas ni depósitos, y no recibes publicidad. Puedes entrar y retirar, y las apuestas abiertas se liquidan. Termina sola.",
		),
		link("Hacer una pausa", "/account/take-a-break"),
	),
	"excluding-myself": article(
		"¿Cómo me autoexcluyo?",
		"Por meses o para siempre. Vale también para una cuenta nueva.",
		"autoexclusión, prohibirme, ludopatía, adicción, bloquear cuenta",
		paragraph(
			"Desde ese momento no hay apuestas, depósitos ni ofertas. Tu dinero es tuyo: retíralo cuando quieras. Pasado el plazo, la exclusión no termina sola; lo pides, y entonces pasa un día.",
		),
		paragraph("Los registros nacionales de autoexclusión valen aquí también."),
		link("Autoexcluirme", "/account/self-exclusion"),
	),
	"worried-about-play": article(
		"Me preocupa cómo juego, o cómo juega otra persona",
		"Habla con alguien. Es gratis y confidencial, y no hace falta que lo tengas claro.",
		"ayuda, adicción, deudas, pierdo demasiado, familia, recuperar pérdidas",
		list(
			"Señales: juegas con dinero destinado a otra cosa, intentas recuperar lo perdido, lo ocultas, o juegas más de lo que querías.",
			"La página de juego seguro indica los teléfonos de ayuda del lugar donde estás.",
			"Un límite, una pausa o una exclusión están a dos toques, y nadie pregunta por qué.",
			"¿Te preocupa otra persona? Escríbenos. No podemos hablarte de su cuenta, pero la miramos.",
		),
		link("Juego seguro", "/pages/safer-play"),
		link("Escríbenos", "/contact-us"),
	),
} satisfies Articles;
