export default {
	unread: "{count, plural, one {# mensaje sin leer} other {# mensajes sin leer}}",
	inbox: {
		back: "Tu cuenta",
		title: "Mensajes",
		description: "Lo que Baize te ha escrito.",
		list: "Tus mensajes",
		status: "{count, plural, =0 {Todo leído} one {# sin leer} other {# sin leer}}",
		readAll: "Marcar todo como leído",
		new: "Nuevo",
		open: "Ver de qué se trata",
		delete: "Eliminar «{title}»",
		deleted: "El mensaje se ha eliminado.",
		undo: "Recuperarlo",
		restored: "El mensaje está de vuelta.",
		emptyTitle: "No hay mensajes",
		emptyText: "Cuando termine un retiro o Baize tenga algo que decirte, lo verás aquí.",
		more: "Ver anteriores",
		shown: "{count, plural, one {# mensaje a la vista} other {# mensajes a la vista}}",
		end: "Eso es todo.",
		updateFailed: "No se han podido actualizar los mensajes. No se ha perdido nada; se reintenta solo.",
	},
	consent: {
		title: "Correos sobre ofertas",
		text: "Solo si quieres. Lo que afecta a tu dinero y a tu cuenta se envía siempre.",
		on: "Quiero recibir correos sobre ofertas",
		saved: "Guardado.",
	},
	unsubscribe: {
		title: "¿No recibir más correos sobre ofertas?",
		text: "Seguirás recibiendo lo que afecta a tu dinero y a tu cuenta.",
		confirm: "Dejar de recibirlos",
		doneTitle: "Ya no recibirás correos sobre ofertas",
		doneText: "Si cambias de idea, encontrarás el interruptor en Mensajes, dentro de tu cuenta.",
		toLobby: "Ir al inicio",
	},
	errors: {
		messageNotFound: "Este mensaje ya no está. Recarga la página para ver los que hay.",
		offersPaused:
			"Estás en una pausa del juego, así que no se te envían ofertas. Nada ha cambiado; elige de nuevo cuando termine.",
		unsubscribeInvalid:
			"El enlace no está completo. Ábrelo de nuevo desde el correo o desactiva estos correos en Mensajes, dentro de tu cuenta.",
		idempotencyConflict:
			"Ya se envió una versión anterior y esta no. Revisa lo enviado y, si aún hace falta, vuelve a enviarla.",
		smsNumberRefused:
			"No podemos enviar mensajes de texto a este número, así que no se ha enviado ninguno. Usa un teléfono móvil de un país donde ofrecemos cuentas o de uno vecino.",
		smsLimitReached:
			"Se han pedido demasiados mensajes de texto, así que no se ha enviado ninguno. Espera {minutes, plural, one {un minuto} other {# minutos}} antes de pedir otro, o demuestra de otra forma que eres tú.",
		recipientUnknown: "Ningún jugador tiene este correo. No se ha enviado nada. Comprueba cómo está escrito.",
	},
};
