export default {
	forum: {
		title: "Entrar en el foro",
		description: "Con tu cuenta de esta casa.",
		text: "Vas a {forum} como {name}. Recibirá tu nombre y tu correo, y nada sobre tu dinero ni sobre lo que juegas.",
		go: "Ir al foro",
		incompleteTitle: "Este camino empieza en el foro",
		incomplete:
			"La dirección no está completa, así que no hay dónde entrar. Abre el foro y pulsa allí «Iniciar sesión».",
		refusedTitle: "No se puede llegar al foro por aquí",
		toLobby: "Ir al inicio",
	},
	errors: {
		forumNotOffered: "Esta casa no tiene foro. En la ayuda hay respuestas y formas de escribirnos.",
		forumRequestInvalid:
			"Esta entrada no la creó nuestro foro o se modificó por el camino. Empieza de nuevo en el foro.",
		forumReturnForeign:
			"Esta entrada llevaría a otro sitio, por eso la hemos detenido. Empieza de nuevo en la dirección del foro.",
		forumRequestUsed: "Esta entrada ya se ha usado. Si aún no estás en el foro, pulsa allí «Iniciar sesión» otra vez.",
		forumRequestExpired: "Esta entrada tiene más de media hora. Pulsa «Iniciar sesión» en el foro para obtener otra.",
	},
};
