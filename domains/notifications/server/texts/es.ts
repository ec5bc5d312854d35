export default {
	composed: {
		subject: "{title}",
		text: `{text}

Léelo en el sitio:

{link}`,
	},
	unsubscribing: "No recibir más correos sobre ofertas:",
	notMe:
		"¿No has sido tú? Abre esta página y pulsa su botón. Cierra todas las sesiones, detiene todos los pagos al momento y te ayuda a tener una contraseña nueva:",
	push: {
		withdrawalPaid: "Tu retirada se ha pagado",
		payments: "Hay novedades sobre un pago",
		account: "Hay novedades sobre tu cuenta",
		news: "Tienes un mensaje",
		offers: "Tienes una oferta",
		more: "Ábrelo para leer más.",
		testTitle: "Las notificaciones funcionan",
		testBody: "Así te escribe Baize en este dispositivo.",
	},
};
