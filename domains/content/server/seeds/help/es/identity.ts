import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"why-a-document": article(
		"¿Por qué queréis ver mi documento de identidad?",
		"La ley exige que sepamos quién juega aquí, y te protege a ti y a tu dinero.",
		"kyc, dni, pasaporte, verificación, identidad, edad",
		paragraph(
			"Así nos aseguramos de que eres mayor de edad, de que nadie juega en tu nombre y de que tu dinero se te paga a ti y a nadie más. Lo pedimos casi siempre antes de la primera retirada.",
		),
		paragraph(
			"Las fotos se guardan cifradas. Solo las abren las pocas personas que deciden, cada vista queda registrada, y se borran cuando la ley ya no las exige.",
		),
		link("Verificación", "/account/verification"),
	),
	"photographing-a-document": article(
		"¿Cómo fotografío el documento para que se acepte?",
		"Las cuatro esquinas, nítido, sin reflejos, en color.",
		"subir, foto, borroso, imagen, cámara, pasaporte, carné de conducir",
		list(
			"Pasaporte, documento de identidad o permiso de conducir, sin caducar. De una tarjeta necesitamos las dos caras.",
			"Ponlo sobre algo oscuro, con luz de día y sin flash.",
			"Las cuatro esquinas se ven y se lee cada letra.",
			"No tapes ni cambies nada. No valen copias ni fotos de una pantalla.",
		),
		link("Enviar tu documento", "/validate-document"),
	),
	"document-refused": article(
		"No se ha aceptado mi documento",
		"El mensaje dice por qué. Puedes enviar otra foto al momento.",
		"documento no válido, rechazado, volver a intentar, bloqueado, caducado",
		paragraph(
			"Casi siempre la foto está borrosa, falta una esquina, el documento ha caducado, o el nombre o la fecha de nacimiento no coinciden con tu perfil. Tienes cinco intentos.",
		),
		paragraph(
			"Si la cuenta está bloqueada por el documento, no se pierde nada: las apuestas abiertas se liquidan y el dinero sigue siendo tuyo. Escríbenos, y una persona lo mira contigo.",
		),
		link("Enviar otra foto", "/validate-document"),
		link("Escríbenos", "/contact-us"),
	),
	"code-does-not-arrive": article(
		"No llega el código por SMS",
		"Espera un minuto, revisa el número y pide otro.",
		"sms, sin código, teléfono, mensaje, validación, número equivocado",
		list(
			"Mira en tu perfil si el número es correcto, con el prefijo del país.",
			"Activa y desactiva el modo avión. En el extranjero un SMS puede tardar unos minutos.",
			"Pide otro código. Solo vale el último.",
			"Después de varias peticiones hay que esperar un rato: así nadie puede enviar mensajes a tu número.",
		),
		paragraph("A menudo puedes usar otra cosa en su lugar: el PIN, un código por correo o una llave de acceso."),
		link("Tu perfil", "/account/profile"),
	),
} satisfies Articles;
