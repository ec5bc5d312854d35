export default {
	title: "Notificaciones en este dispositivo",
	text: "Un mensaje breve en tu pantalla cuando pasa algo con tu dinero o tu cuenta, también con Baize cerrado.",
	on: "Activar en este dispositivo",
	off: "Desactivar en este dispositivo",
	turnedOn: "Las notificaciones están activadas.",
	turnedOff: "Las notificaciones están desactivadas en este dispositivo.",
	unsupported: "Este navegador no puede mostrar notificaciones. Los mensajes siguen llegando aquí y por correo.",
	installFirst:
		"En iPhone y iPad funciona cuando Baize está en la pantalla de inicio: pulsa Compartir, elige «Añadir a pantalla de inicio», abre Baize desde ahí y vuelve a esta página.",
	deniedTitle: "Este navegador bloquea las notificaciones de Baize",
	deniedText:
		"Para permitirlas, pulsa el símbolo que hay delante de la dirección, abre los permisos de este sitio y permite las notificaciones. En una aplicación instalada, usa los ajustes de tu dispositivo. Después, vuelve a cargar esta página.",
	dismissed:
		"No has permitido las notificaciones, así que no se ha activado nada. Pulsa el botón otra vez para decidir de nuevo.",
	failed:
		"No se han podido activar las notificaciones. No ha cambiado nada; comprueba tu conexión e inténtalo de nuevo.",
	what: "Lo que quieres saber al momento",
	kinds: {
		payments: "Pagos: retiradas, transferencias y lo que tu banco reclama",
		account: "Cuenta: documentos y cartas para ti",
		news: "Novedades: tu nivel y los anuncios. No de 21 a 9 h",
		offers: "Ofertas: como mucho una al día. No de 21 a 9 h",
	},
	details: "Mostrar los importes y el mensaje entero",
	detailsHint: "Así podrá leerlo quien vea tu pantalla de bloqueo.",
	saved: "Guardado.",
	test: "Enviar una prueba",
	tested: "Enviada. Debería aparecer en unos segundos.",
	testedGone: "Este dispositivo ya no se conocía, así que no se ha enviado nada. Vuelve a activar las notificaciones.",
	others: "Otros dispositivos",
	unnamed: "Dispositivo desconocido",
	since: "Desde {when}",
	remove: "Quitar",
	removeOne: "Quitar {device}",
	removed: "{device} ya no recibe notificaciones.",
	logout: "Terminan cuando cierras sesión en este dispositivo.",
	errors: {
		pushOff: "Las notificaciones están desactivadas por ahora, así que no ha cambiado nada. Inténtalo más tarde.",
		pushServiceUnknown:
			"No podemos usar el servicio de notificaciones de este navegador, así que no se ha activado nada. Prueba con otro navegador.",
		pushDevicesFull: "Ya reciben notificaciones diez dispositivos, así que este no se ha añadido. Quita uno primero.",
		pushDeviceUnknown: "Este dispositivo ya no está en tu lista. Vuelve a cargar la página.",
		pushNotSent:
			"El servicio de notificaciones no ha aceptado la prueba. Tu elección no ha cambiado; inténtalo dentro de un momento.",
	},
};
