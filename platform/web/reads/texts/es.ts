export default {
	errors: {
		malformedRequest: "No se pudo leer la solicitud. No ha cambiado nada. Recarga la página e inténtalo de nuevo.",
		validation: "Algunos datos no son correctos. No ha cambiado nada. Revisa los campos marcados.",
		sessionRequired:
			"No has iniciado sesión o tu sesión ha terminado. No ha cambiado nada. Entra e inténtalo de nuevo.",
		actionPending: "Falta un paso para completar el inicio de sesión. Termínalo primero.",
		proofRequired: "Confirma primero que eres tú. No ha cambiado nada.",
		notAllowed: "Tu cuenta no puede hacer esto. No ha cambiado nada. Si debería poder, escríbenos.",
		crossSite: "La solicitud venía de otro sitio y se rechazó. No ha cambiado nada. Hazlo aquí, en la página.",
		notFound: "Aquí no hay nada. Puede que se haya movido o que la dirección tenga un error. Sigue desde el inicio.",
		methodNotAllowed: "Esto no se puede hacer aquí. No ha cambiado nada. Recarga la página e inténtalo de nuevo.",
		addressTooLong: "Esa dirección es demasiado larga. No ha cambiado nada. Empieza de nuevo desde el inicio.",
		bodyTooLarge: "Es demasiado grande. No ha cambiado nada. Envía menos o un archivo más pequeño.",
		unsupportedMediaType: "Este tipo de contenido no se acepta. No ha cambiado nada. Elige otro formato.",
		tooManyRequests:
			"Demasiados intentos en poco tiempo. Espera un momento e inténtalo de nuevo; no se ha perdido nada.",
		internal:
			"Algo ha fallado por nuestra parte. Ya lo hemos anotado. Tu dinero está a salvo; inténtalo en un momento.",
		shuttingDown: "El sitio se está reiniciando. Inténtalo en unos segundos; no se ha perdido nada.",
		outsideUnavailable:
			"Un servicio que necesitamos no responde ahora mismo. No se ha perdido nada; inténtalo en breve.",
		noConnection: "No hay conexión con el sitio. Revisa tu red; no se ha perdido nada y puedes volver a intentarlo.",
	},
};
