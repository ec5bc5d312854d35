export default {
	errors: {
		offerNotFound: "Esta oferta no está disponible. Puede que haya terminado; no has perdido nada.",
		offerNotOpen: "Ahora no puedes aceptar esta oferta. No ha cambiado nada; la página de la oferta explica el motivo.",
		termsChanged: "Las condiciones han cambiado desde que las leíste. No se ha aceptado nada: léelas de nuevo.",
		codeUnknown: "No conocemos ninguna oferta con este código. Comprueba cada letra y número e inténtalo de nuevo.",
		grantNotFound: "No tienes este bono. Tus bonos están en la página de bonos.",
		grantState: "Este bono ha cambiado mientras tanto. No se ha hecho nada: míralo de nuevo.",
		previewChanged: "Lo que viste ya no es así. No ha cambiado nada: míralo de nuevo antes de decidir.",
		offerState: "La oferta está en otro estado. No ha cambiado nada.",
		draftChanged: "Otro operador ha cambiado el borrador. Léelo de nuevo antes de guardar.",
		termsInvalid: "Las condiciones se contradicen. No se ha guardado nada.",
		notPublishable: "Falla una comprobación, así que la oferta no se puede publicar.",
		budgetSpent: "El presupuesto no lo cubre. No se ha dado nada.",
		amountTooHigh: "Es más de lo que permite la oferta. No se ha dado nada.",
		codeTaken: "Otra oferta tiene este código. Elige otro.",
		idempotencyConflict: "La misma petición llegó con otro contenido. No ha cambiado nada.",
	},
};
