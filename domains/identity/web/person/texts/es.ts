export default {
	proof: {
		title: "¿Eres tú?",
		why: "Este cambio es importante, así que te pedimos la contraseña una vez más. Lo que has escrito se conserva.",
		password: "Tu contraseña",
		show: "Mostrar la contraseña",
		missing: "Escribe tu contraseña.",
		code: "Código de tu autenticador",
		codeHint: "Seis cifras de tu aplicación o uno de tus códigos de recuperación.",
		codeMissing: "Escribe el código.",
		codeWrong:
			"Este código no es correcto. {remainingAttempts, plural, one {Te queda un intento.} other {Te quedan # intentos.}}",
		codeUsed: "Este código ya se ha usado. Comprueba si el cambio está hecho; para otro, espera al siguiente código.",
		close: "Volver",
	},
	stepUp: {
		title: "Confirma que eres tú",
		why: "Se trata de la seguridad de tu cuenta, así que comprobamos una vez más que eres tú. No volveremos a preguntar durante los próximos diez minutos.",
		password: "Tu contraseña",
		show: "Mostrar la contraseña",
		pin: "Tu PIN",
		code: "Código de tu autenticador",
		codeHint: "Seis cifras de tu aplicación o uno de tus códigos de recuperación.",
		passkey: "Usar una llave de acceso",
		withPassword: "Usar la contraseña",
		withPin: "Usar el PIN",
		withCode: "Usar el autenticador",
		submit: "Confirmar",
		missing: "Introdúcelo para continuar.",
		changed: "Esta forma ya no está configurada en tu cuenta. Vuelve atrás e inténtalo de nuevo.",
		notRead: "No se ha podido leer la llave de acceso. Inténtalo de nuevo o usa otra forma.",
		wrong: "No es correcto. {remainingAttempts, plural, one {Te queda un intento.} other {Te quedan # intentos.}}",
		blocked: "Demasiados intentos. Inténtalo de nuevo dentro de {minutes, plural, one {un minuto} other {# minutos}}.",
		close: "Volver",
	},
	errors: {
		passwordWrong: "Esta no es tu contraseña. Revísala e inténtalo de nuevo.",
		passwordBlocked:
			"Han sido demasiados intentos. Espera {remainingBlockingTime, plural, one {# segundo} other {# segundos}} e inténtalo de nuevo. No ha cambiado nada.",
		recoveryInvalid:
			"Ya se ha usado, tiene más de una hora o lo ha sustituido otro más nuevo. Tu contraseña sigue igual.",
		emailChangeInvalid:
			"Este enlace ya se ha usado, tiene más de 24 horas o se ha anulado. Tu correo sigue igual. Entra y pídelo de nuevo.",
		notMeInvalid:
			"Este enlace no es válido o tiene más de una semana. Si otra persona puede haber entrado en tu cuenta, elige ya una contraseña nueva y escríbenos: podemos detener los pagos al momento.",
		emailUnchanged: "Este es el correo que ya tienes. Escribe otro.",
		termsOutdated: "Las condiciones han cambiado entretanto. Vuelve a cargar la página y léelas de nuevo.",
		deviceUnknown: "La sesión de este dispositivo ya está cerrada. Recarga la página para ver las que quedan.",
		offersPaused:
			"Mientras dure tu pausa del juego no se pueden elegir ofertas. Nada ha cambiado; elige de nuevo después.",
		duplicateUnknown: "Estas dos cuentas ya no están en la lista. Vuelve a cargarla.",
		duplicateGuarded:
			"La cuenta más antigua está excluida o cerrada por nosotros, así que nadie puede tener otra junto a ella. No se ha decidido nada.",
		playerUnknown: "No existe ese jugador. Búscalo otra vez por nombre, correo o número.",
		playerState: "Alguien se ha adelantado: la cuenta ha cambiado entretanto. No se ha hecho nada.",
		invitationInvalid: "Este enlace ya no sirve: se ha usado, ha caducado o se envió otro después. Pide uno nuevo.",
		operatorUnknown: "Ese operador ya no existe. Recarga la lista para ver los que hay.",
		emailTaken: "Este correo ya pertenece a un jugador o a un operador. Elige otro para el nuevo operador.",
		ownAccess: "Tu propio acceso lo cambia otro operador. No se ha cambiado nada.",
		lastOperator: "Nadie más podría ocuparse de los operadores. Da antes esa función a otro operador.",
		operatorState: "Ya está así, o se ha adelantado otro operador. No se ha cambiado nada; recarga la página.",
		actionNeedless: "El jugador ya tiene un PIN, así que no hay ninguno que añadir. Pide que elija otro PIN.",
	},
} as const;
