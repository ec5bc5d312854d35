export default {
	errors: {
		viewLimit: "Tienes {limit} vistas de esta lista y no puede haber más. Elimina una primero.",
		proposalNotFound: "No existe esa propuesta. Puede que la lista sea antigua: vuelve a abrirla.",
		proposalOpen: "Lo mismo ya está propuesto y espera a su segundo operador.",
		proposalDecided: "Otro operador fue más rápido. No se cambió nada.",
		proposalExpired: "Ha cambiado aquello en lo que se basaba. No se hizo nada; propónlo de nuevo.",
		secondPersonNeeded: "Lo has propuesto tú. Debe aprobarlo otro operador.",
	},
};
