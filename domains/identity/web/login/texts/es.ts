export default {
	page: {
		title: "Entrar",
		description: "Entra en tu cuenta de Baize.",
		email: "Correo electrónico",
		password: "Contraseña",
		showPassword: "Mostrar la contraseña",
		rememberMe: "Recordarme en este dispositivo",
		trustDevice: "Confiar en este dispositivo durante 30 días",
		trustDeviceHint: "Aquí no pediremos el paso adicional. Márcalo solo en un dispositivo tuyo.",
		submit: "Entrar",
		passkey: "Usar una llave de acceso",
		passkeyNotRead: "No se ha leído ninguna llave de acceso. Inténtalo de nuevo o entra con tu contraseña.",
		forgotten: "¿Has olvidado tu contraseña?",
		noAccount: "¿Es tu primera vez?",
		join: "Crear una cuenta",
		missingEmail: "Escribe tu correo electrónico.",
		missingPassword: "Escribe tu contraseña.",
		wrongEmail: "Revisa tu correo electrónico.",
		wrongPassword: "Revisa tu contraseña.",
		practice: "Puedes practicar todos los juegos sin cuenta.",
	},
	captcha: {
		working: "Un momento: tu navegador está demostrando que no es un robot. Tú no tienes que hacer nada.",
		service: "Demuestra que no eres un robot. Después, el inicio de sesión continúa solo.",
	},
	step: {
		title: "Un paso más",
		sms: "La contraseña es correcta. Este navegador o esta red son nuevos para nosotros; para asegurarnos de que eres tú, enviamos un código a tu teléfono que termina en {phoneEnd}.",
		smsUnknown:
			"La contraseña es correcta. Este navegador o esta red son nuevos para nosotros; para asegurarnos de que eres tú, enviamos un código a tu teléfono.",
		email:
			"Tu contraseña es correcta. Este navegador o esta red son nuevos para nosotros; para saber que eres tú, enviamos un código a tu correo electrónico.",
		pin: "La contraseña es correcta. Este navegador o esta red son nuevos para nosotros; para asegurarnos de que eres tú, escribe tu PIN.",
		authenticator: "Escribe el código que muestra ahora tu aplicación de autenticación.",
		submit: "Entrar",
		back: "Empezar de nuevo",
		passkey: "Usar una llave de acceso",
		passkeyFailed: "No se ha podido leer la llave de acceso. Inténtalo otra vez o usa la otra vía.",
		forgotPin: "¿Has olvidado tu PIN?",
		pinMailed: "Te hemos enviado por correo un enlace para elegir otro PIN.",
	},
	ended: {
		expired: "Tu sesión ha terminado porque no ha habido actividad durante un rato. Entra para continuar.",
		elsewhere:
			"Tu sesión se ha cerrado desde otro lugar. Si no has sido tú, cambia la contraseña después de iniciar sesión.",
		otherTab: "Has cerrado la sesión en otra pestaña.",
		logIn: "Entrar",
	},
	errors: {
		invalidGrant: "El correo y la contraseña no coinciden. Revisa ambos e inténtalo de nuevo.",
		captcha: "No hemos podido comprobar que no eres un robot. Aún no se ha comprobado nada; pulsa el botón otra vez.",
		blocked:
			"Ha habido demasiados intentos. Tu cuenta está a salvo y nada ha cambiado. Puedes intentarlo de nuevo dentro de:",
		disabledProfile: "Esta cuenta está cerrada. Tu dinero está a salvo; escríbenos y te lo explicaremos.",
		verificationBlocked:
			"No hemos podido verificar quién eres, por lo que esta cuenta está bloqueada. Tu dinero está a salvo; escríbenos y lo veremos contigo.",
		emailNotConfirmed:
			"Aún no has confirmado tu correo. Abre el enlace que te enviamos o pide que te lo enviemos otra vez.",
		mfaPin: "Tu contraseña es correcta. Ahora también hace falta tu PIN.",
		mfaEmail: "Tu contraseña es correcta. Ahora también hace falta un código de tu correo electrónico.",
		mfaSms: "Tu contraseña es correcta. Ahora también hace falta un código de tu teléfono.",
		mfaAuthenticator:
			"Tu contraseña es correcta. Ahora también hace falta un código de tu aplicación de autenticación.",
		preconditionRequired: "Hay algo que hacer antes de continuar. Entra otra vez y te llevaremos a ello.",
		invalidActionDetails:
			"No se ha podido terminar este paso con los datos indicados. Nada ha cambiado; revisa los campos.",
		phoneTaken:
			"Este número está confirmado en otra cuenta, así que no se ha aceptado. Escribe otro número o escríbenos si este es solo tuyo.",
		unknown:
			"El inicio de sesión ha fallado por un motivo que desconocemos. Nada ha cambiado; inténtalo de nuevo en un momento.",
		unknownRequiredAction:
			"Acción requerida desconocida. Tu cuenta pide un paso que esta página no conoce. Vuelve a cargarla y entra otra vez.",
		passkeyInvalid:
			"Esta llave de acceso no pertenece a ninguna cuenta de aquí o se quitó de ella. Entra con tu contraseña.",
		validation: "Algunos datos no son válidos. Revisa los campos marcados.",
	},
};
