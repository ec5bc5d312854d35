export default {
	login: { showPassword: "Mostrar la contraseña" },
	join: {
		title: "Crea tu cuenta",
		description: "Abre una cuenta de Baize en unos minutos.",
		intro: "Tardarás unos dos minutos. No se cobra nada y puedes cerrar la cuenta cuando quieras.",
		steps: {
			progress: "Paso {number} de {count}",
			next: "Continuar",
			back: "Atrás",
			names: { account: "Cuenta", person: "Sobre ti", money: "Últimos datos" },
		},
		sections: {
			account: "Cómo inicias sesión",
			person: "Sobre ti",
			home: "Dónde vives",
			money: "Tu dinero",
			terms: "Una última cosa",
		},
		why: {
			person: "Como en tu pasaporte o documento de identidad: los retiros se pagan solo a ese nombre.",
			home: "La ley del lugar donde vives decide qué podemos ofrecerte.",
		},
		fields: {
			email: "Correo electrónico",
			password: "Contraseña",
			firstName: "Nombre",
			lastName: "Apellidos",
			birthDate: "Fecha de nacimiento",
			countryCode: "País",
			subdivision: "Provincia, estado o región",
			street: "Calle y número",
			city: "Localidad",
			postalCode: "Código postal",
			currency: "Moneda",
			phone: "Teléfono móvil",
		},
		hints: {
			email: "Te enviaremos un enlace para confirmarlo.",
			password: "Al menos 8 caracteres. Tres o cuatro palabras poco comunes son mejores que los signos.",
			birthDate: "Debes tener al menos {age} años.",
			currency: "Para depósitos, juego y retiros. No se puede cambiar después.",
			phone: "Con + y el código del país si es de otro país.",
		},
		optional: "opcional",
		choose: "Elige",
		noCurrency: "Ninguna disponible allí por ahora",
		terms:
			"He leído las <terms>condiciones</terms> y la página de <privacy>privacidad</privacy>, acepto las condiciones y juego por cuenta propia.",
		marketing: "Escribidme sobre ofertas. Puedo cambiarlo cuando quiera.",
		submit: "Crear cuenta",
		haveAccount: "¿Ya tienes una cuenta?",
		logIn: "Entra",
		fixTitle: "Revisa estos campos. No se ha perdido nada de lo que has escrito.",
		problems: {
			email: {
				missing: "Escribe tu correo electrónico.",
				wrong: "Escribe un correo electrónico como nombre@ejemplo.com.",
			},
			password: {
				missing: "Elige una contraseña.",
				wrong: "Elige una contraseña de 8 a 128 caracteres.",
				tooCommon: "Esta contraseña está entre las primeras que se prueban. Elige otra.",
				tooSimple: "Esta contraseña se adivina con facilidad. Usa caracteres más variados.",
				containsEmail: "Elige una contraseña que no contenga el nombre de tu correo.",
				containsName: "Elige una contraseña sin tu propio nombre: es lo primero que se prueba.",
				containsBirthDate: "Elige una contraseña sin tu fecha de nacimiento: es lo primero que se prueba.",
				breached:
					"Esta contraseña está en una lista de contraseñas robadas en otros sitios, que los ladrones prueban primero. Elige otra.",
			},
			firstName: {
				missing: "Escribe tu nombre.",
				wrong: "Escribe tu nombre con letras.",
				imitatesStaff: "Parece el nombre de nuestro personal. Escribe el tuyo, como en tu pasaporte.",
			},
			lastName: {
				missing: "Escribe tus apellidos.",
				wrong: "Escribe tus apellidos con letras.",
				imitatesStaff: "Parece el nombre de nuestro personal. Escribe los tuyos, como en tu pasaporte.",
			},
			birthDate: {
				missing: "Escribe tu fecha de nacimiento.",
				wrong: "Escribe tu fecha de nacimiento con día, mes y año.",
				underAge: "Debes tener al menos {age} años para jugar donde vives.",
			},
			address: {
				countryCode: { missing: "Elige tu país." },
				subdivision: {
					missing: "Elige tu provincia, estado o región.",
					closed:
						"No podemos ofrecer cuentas a quienes viven en {place}. Puedes practicar todos los juegos sin cuenta.",
				},
				street: {
					missing: "Escribe tu calle y número.",
					wrong: "Algo en esta línea no se ve o es demasiado largo. Vuelve a escribir tu calle y número.",
				},
				city: {
					missing: "Escribe tu localidad.",
					wrong: "Algo en esta línea no se ve o es demasiado largo. Vuelve a escribir tu localidad.",
				},
				postalCode: { missing: "Escribe tu código postal.", wrong: "Escribe un código postal como {example}." },
			},
			currency: { missing: "Elige una moneda.", wrong: "Esta moneda no se ofrece donde vives. Elige otra." },
			phone: {
				missing: "Escribe tu teléfono móvil: donde vives es obligatorio.",
				wrong: "Escribe un teléfono que pueda existir, como +34 612 34 56 78.",
				noSms:
					"No podemos enviar mensajes de texto a este número. Escribe un teléfono móvil, o déjalo vacío donde sea opcional.",
			},
			termsVersion: {
				missing: "Acepta las condiciones para crear una cuenta.",
				wrong: "Las condiciones han cambiado entretanto. Vuelve a cargar la página y léelas de nuevo.",
			},
		},
	},
	checkMail: {
		title: "Mira tu correo",
		sent: "Hemos enviado un enlace a <email></email>. Ábrelo en un plazo de 24 horas y tu cuenta estará lista.",
		spam: "¿No ha llegado? Mira en la carpeta de correo no deseado o pide que te lo enviemos otra vez.",
		resend: "Enviar otra vez",
		resent: "Enviado otra vez. Solo funciona el enlace más reciente.",
		developer: "Desarrollo: abrir el buzón",
	},
	confirm: {
		limitsTitle: "Antes de ingresar dinero",
		limits:
			"Decide ahora cuánto tiempo y dinero puede llevarse el juego. Los límites se fijan en un minuto y se bajan cuando quieras.",
		setLimits: "Fijar mis límites",
		title: "Confirma tu correo",
		description: "El último paso para crear tu cuenta.",
		underWay: "Un momento: estamos confirmando tu correo.",
		submit: "Confirmar mi correo",
		doneTitle: "Tu cuenta está lista",
		done: "<email></email> queda confirmado. Entra para empezar.",
		logIn: "Entrar",
		failedTitle: "Este enlace no funciona",
		joinAgain: "Crear una cuenta",
		missing: "A la dirección de esta página le falta su código. Abre otra vez el enlace del correo o cópialo entero.",
	},
	logout: {
		button: "Cerrar sesión",
		done: "Has cerrado la sesión. Hasta pronto.",
		failed: "Se ha producido un error inesperado al cerrar la sesión. Puede que siga abierta; inténtalo de nuevo.",
	},
	errors: {
		captchaRequired:
			"No hemos podido comprobar que esto lo envía una persona. No se ha guardado ni enviado nada. Espera un momento y pulsa el botón otra vez.",
		regionNotAllowed:
			"No podemos ofrecer cuentas allí ({place}). No se ha guardado nada de lo que has escrito. Puedes practicar todos los juegos sin cuenta.",
		confirmationInvalid:
			"Ya se ha usado, tiene más de 24 horas o lo ha sustituido otro más reciente. Si ya lo habías confirmado, entra.",
	},
};
