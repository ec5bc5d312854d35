export default {
	title: "Tarjetas guardadas",
	empty: "Ninguna tarjeta guardada",
	emptyText: "Puedes guardar una tarjeta al depositar con ella.",
	card: "Tarjeta",
	expires: "Caduca en {month}",
	closed: {
		expired: "Caducó en {month}. Quítala y guarda la nueva en tu próximo depósito.",
		unavailable: "Ahora no se puede usar. Paga de otra manera.",
	},
	lastUsed: "Usada por última vez el {date}",
	codeAsked: "La empresa de pagos pide el código de seguridad de la tarjeta. Nunca vemos su número.",
	keep: "Guardar esta tarjeta para la próxima vez",
	keepHint:
		"La guarda la empresa de pagos y pide su código de seguridad cada vez. Nosotros guardamos sus cuatro últimas cifras. Puedes quitarla en tu perfil.",
	manage: "Gestionar tarjetas guardadas",
	remove: "Quitar",
	removeOne: "Quitar {label}",
	removed: "Tarjeta quitada. Los retiros aún pueden volver a ella.",
	errors: {
		savedCardUnknown:
			"Esta tarjeta ya no está guardada. No se ha cobrado nada. Recarga la página para ver las que quedan.",
		savedCardExpired: "Esta tarjeta ha caducado. No se ha cobrado nada. Elige otra tarjeta u otra forma de pago.",
	},
} as const;
