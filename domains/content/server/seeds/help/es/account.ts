import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"forgotten-password": article(
		"He olvidado mi contraseña",
		"Te enviamos un enlace a tu correo para elegir una nueva.",
		"restablecer contraseña, no puedo entrar, acceso, iniciar sesión",
		paragraph(
			"Pulsa «¿Has olvidado la contraseña?» debajo del acceso y escribe tu correo. El enlace que te enviamos abre una página en la que eliges una nueva.",
		),
		list(
			"La respuesta es igual haya o no una cuenta, para que nadie pueda averiguar quién juega aquí.",
			"¿No llega en unos minutos? Mira en el correo no deseado, y si te registraste con otra dirección.",
			"Después de cambiarla, las retiradas esperan 72 horas. Te protege si no fuiste tú.",
		),
		link("Elegir otra contraseña", "/recover"),
	),
	"changing-email-or-phone": article(
		"¿Cómo cambio mi correo o mi teléfono?",
		"En tu perfil. El nuevo se tiene que confirmar.",
		"editar perfil, teléfono nuevo, dirección nueva, mudanza, datos incorrectos",
		paragraph(
			"Abre tu perfil y cámbialo allí. Te pedimos que demuestres que eres tú, y el correo o el número nuevo se usa cuando lo confirmas con el enlace o el código que le enviamos.",
		),
		paragraph(
			"El correo antiguo recibe un aviso, con una forma de detenerlo. Después, las retiradas esperan 72 horas. El nombre y la fecha de nacimiento los cambia una persona: escríbenos.",
		),
		link("Tu perfil", "/account/profile"),
	),
	"login-code": article(
		"¿Por qué el acceso pide un código más?",
		"Porque el navegador o la red son nuevos, o porque pediste dos pasos.",
		"dos factores, 2fa, código de verificación, sms, autenticador, llave de acceso",
		paragraph(
			"Un acceso desde un navegador o una red que no conocemos necesita una prueba más: un código por SMS o correo, tu PIN o tu aplicación de autenticación. Así, una contraseña robada no abre nada por sí sola.",
		),
		list(
			"Un código sirve una vez y durante pocos minutos. Vale el último.",
			"Con una llave de acceso entras con el dedo, la cara o el código del dispositivo, sin nada más.",
			"Si has perdido el teléfono con la aplicación, usa uno de tus códigos de recuperación.",
		),
		link("Seguridad", "/account/security"),
	),
	"what-the-pin-is-for": article(
		"¿Para qué sirve el PIN?",
		"Cuatro cifras que demuestran que eres tú al retirar o al entrar desde otro sitio.",
		"código pin, cuatro cifras, olvidé el pin, cambiar pin",
		paragraph(
			"Lo eliges tú, y puedes usarlo en lugar de un código por SMS. Aquí nadie lo sabe, y nadie te lo pedirá nunca por chat, correo o teléfono.",
		),
		paragraph("¿Lo has olvidado? Pide un enlace en la página del PIN y elige otro."),
		link("Tu PIN", "/account/pin"),
	),
	"someone-else-in-my-account": article(
		"Creo que alguien ha entrado en mi cuenta",
		"Cambia la contraseña enseguida: cierra la sesión en todos los dispositivos.",
		"hackeada, robo, fraude, acceso extraño, no fui yo, sospechoso",
		list(
			"Elige otra contraseña. Todos los demás dispositivos quedan fuera.",
			"Mira tus dispositivos y tus accesos, y cierra los que no conozcas.",
			"En cada correo sobre un cambio hay un enlace «No fui yo». Úsalo si no lo hiciste tú: protege la cuenta.",
		),
		paragraph(
			"Las cuentas bancarias nuevas y los cambios de contraseña, teléfono o correo retienen las retiradas 72 horas, así que hay tiempo para pararlas. Escríbenos: lo miramos lo primero.",
		),
		link("Tus dispositivos", "/account/devices"),
		link("Escríbenos", "/contact-us"),
	),
	"closing-an-account": article(
		"¿Cómo cierro mi cuenta?",
		"En su página, cuando quieras. Antes se te paga lo que puedas retirar.",
		"borrar cuenta, cancelar cuenta, darse de baja",
		paragraph(
			"La página muestra lo que sigue abierto: dinero, apuestas, una retirada. Retira primero y después ciérrala. Guardamos lo que la ley nos obliga a guardar, el tiempo que lo exija, y nada más.",
		),
		paragraph(
			"Si la cierras porque jugar no te hace bien, es mejor que te autoexcluyas: la exclusión vale también para una cuenta nueva.",
		),
		link("Cerrar la cuenta", "/account/close"),
		link("Autoexcluirme", "/account/self-exclusion"),
	),
	"your-data": article(
		"¿Qué sabéis de mí, y puedo tenerlo?",
		"Descárgalo todo desde tu cuenta, cuando quieras.",
		"privacidad, datos personales, rgpd, descargar, exportar, correos, ofertas",
		paragraph(
			"En tu cuenta hay una página con todo lo que guardamos de ti, en un archivo: perfil, accesos, pagos, apuestas, rondas, mensajes. Lo que esté mal puedes corregirlo en tu perfil, o decírnoslo.",
		),
		paragraph("Los correos con ofertas llegan solo si los aceptaste, y cada uno tiene un enlace para no recibir más."),
		link("Tus datos", "/account/data"),
		link("Privacidad", "/pages/privacy"),
	),
	complaint: article(
		"No estoy de acuerdo con una respuesta",
		"Escríbenos con el asunto «Reclamación». La revisa otra persona que no intervino.",
		"queja, injusto, disputa, regulador, reclamar",
		paragraph(
			"Danos el recibo de la ronda, la apuesta o el pago, y di qué esperabas. Recibes una primera respuesta en un día, y una decisión razonada en ocho semanas como mucho, casi siempre mucho antes.",
		),
		paragraph(
			"Si sigues sin estar de acuerdo, la página de licencias dice qué autoridad decide sobre nosotros. No te cuesta nada.",
		),
		link("Escríbenos", "/contact-us"),
		link("Licencias", "/pages/licences"),
	),
} satisfies Articles;
