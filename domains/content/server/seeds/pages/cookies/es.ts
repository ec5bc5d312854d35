import type { CookieTexts } from "./cookie-page.ts";

export default {
	title: "Cookies",
	summary: "Todo lo que este sitio guarda en tu navegador: su nombre, para qué sirve y cuánto dura.",
	intro: [
		"Todo es nuestro y nada sirve para publicidad. Casi todo es para lo que tú pides: entrar, un idioma, un boleto de apuestas. Las estadísticas de uso necesitan tu consentimiento; sin él no se cuenta nada.",
		"El operador que ofrezca Baize al público y añada servicios de otras empresas indica aquí qué guardan.",
	],
	choice: {
		title: "Tú eliges",
		text: "Decides al final de cada página, y en tu navegador.",
		ways: [
			"Acepta o rechaza las estadísticas de uso al final de cualquier página, y cambia de opinión allí cuando quieras. Un navegador que envía Do Not Track o Global Privacy Control las ha rechazado por ti.",
			"Tu navegador puede mostrar, borrar y bloquear todo lo que se nombra aquí. Sin la cookie de acceso no puedes entrar; sin el resto, el sitio olvida lo que has elegido.",
		],
	},
	cookies: "Las cookies",
	cookie: {
		sid: "tu acceso. Dura hasta que sales o cierras el navegador. El acceso termina tras 30 minutos sin actividad, y como muy tarde a las 12 horas.",
		did: "reconoce el navegador con el que te registraste o entraste, para advertir un acceso desde otro. 400 días desde el último acceso.",
		LANG: "el idioma que has elegido. Un año.",
		st: "el país y la región que indica tu dirección de red, para mostrar lo que allí se ofrece. 24 horas.",
		Country: "el país de tu cuenta, si has entrado desde otro. Hasta que cierras el navegador.",
		"two-factor-promo": "que has cerrado el consejo de activar la verificación en dos pasos. Un día.",
		chat: "reconoce a quien usa el chat sin tener cuenta. Solo si has empezado un chat; dos días.",
		analytics: "si has aceptado o rechazado las estadísticas de uso. 180 días; después volvemos a preguntar.",
		arrival:
			"el enlace de un amigo o de un afiliado que te trajo aquí, para poder premiarlo. Solo después de un enlace así; 40 días, salvo que el operador haya fijado otro plazo. Donde la ley lo exige, solo si has aceptado, al final de la página.",
		affid: "el afiliado de ese enlace. Lo mismo que arrival.",
		"referring-site-domain":
			"la dirección del sitio cuyo enlace te trajo aquí. Solo mientras el operador lo consulta; lo mismo que arrival.",
		"referring-site-name": "el nombre de ese sitio. En las mismas condiciones.",
	},
	device: {
		title: "Guardado en tu dispositivo",
		text: "Esto queda en el almacenamiento local del navegador hasta que lo cambias o borras allí los datos de este sitio.",
	},
	deviceKey: {
		theme: "claro u oscuro.",
		username: "el nombre para tu próximo acceso, si has pedido que lo recordemos.",
		remember_me: "que lo has pedido.",
		deviceId:
			"reconoce un dispositivo que has declarado de confianza. Se envía en cada acceso, y confiamos en él 30 días.",
		favourites: "los juegos que marcas sin haber entrado. Cuando entras pasan a tu cuenta.",
		"most-played": "los juegos que más se abren en este navegador, 50 como máximo.",
		sound: "sonido, volumen y vibración de los juegos.",
		"odds-style": "cómo se escriben las cuotas.",
		"accept-prices": "qué cambios de cuota aceptan tus apuestas.",
		"jackpot-win-seen": "el último premio de un bote cuyo aviso has cerrado.",
		sentClientSeed: "tu parte de los próximos sorteos, tal como se envió, para enviar otra vez la misma.",
		"baize.table.hidden-name": "si otros jugadores ven tu nombre en las rondas compartidas.",
		"lobby-":
			"el inicio tal como lo ve un visitante, en el almacenamiento de caché del navegador, para que puedas leerlo sin conexión. Hasta que lo sustituya uno más nuevo o el operador lo retire.",
	},
	tab: {
		title: "Guardado en la pestaña abierta",
		text: "Esto está en el almacenamiento de sesión del navegador y desaparece al cerrar la pestaña.",
	},
	tabKey: {
		"last-page": "la página a la que vuelves después de entrar.",
		"visited-pages": "hasta 50 páginas que has abierto en esta pestaña, para el botón de volver.",
		slip: "tu boleto de apuestas.",
		chat: "qué chat está abierto y qué mensaje has visto por último.",
		chatwoot: "continúa un chat tras recargar la página, si el operador atiende los chats con Chatwoot.",
		"contact-typed": "lo que has escrito en el chat, hasta que lo recoge el formulario de contacto.",
		otpAuthUri: "la clave de tu aplicación de autenticación mientras la configuras. Se borra al dejar esa página.",
		"toast-after-load": "un mensaje que muestra la página siguiente.",
		"verification.capture": "el tipo y el país del documento que estás fotografiando.",
		"cashier.deposit":
			"un depósito cuya respuesta no ha llegado, para no hacerlo dos veces. Sin números de tarjeta ni de cuenta y sin códigos, igual que los dos siguientes.",
		"cashier.withdrawal": "lo mismo de una retirada.",
		"cashier.transfer": "lo mismo de un envío a otro jugador.",
		"react-router-scroll-positions": "hasta dónde estaba desplazada cada página.",
		"react-router-manifest-version": "la versión del sitio que se recargó por última vez.",
	},
	others: {
		title: "Páginas de terceros",
		text: "Algunas páginas son de otra empresa. En su propia dirección, una página así puede guardar más, según las normas de esa empresa.",
		pages: [
			"Los juegos de otros fabricantes se abren en un marco con la página de su fabricante.",
			"Los pagos se hacen en la página de la empresa de pagos. En esta instalación es un entorno de pruebas, que no guarda nada en tu navegador.",
			"El chat, la comprobación de un documento o un captcha pueden ser de otra empresa, si el operador ha elegido una. En esta instalación no hay ninguna.",
		],
	},
	privacy: "Privacidad",
} satisfies CookieTexts;
