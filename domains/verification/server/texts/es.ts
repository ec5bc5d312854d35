export default {
	mails: {
		verified: {
			subject: "Tu documento está verificado",
			text: `Hemos comprobado tu documento y todo está en orden. No tienes que hacer nada más.

Tu cuenta:

{link}`,
		},
		invalid: {
			subject: "No hemos podido aceptar tu documento",
			text: `Tu dinero está seguro y puedes enviar otras fotos ahora mismo. Lo que no estaba bien:

{reasons}

Envía las nuevas fotos aquí:

{link}`,
		},
		triesUsed: {
			subject: "Una persona te ayuda con tu documento",
			text: `No se han podido aceptar varias fotos, así que ahora te ayuda una persona. Tu dinero está seguro. Lo que no estaba bien:

{reasons}

Cómo contactarnos y otras opciones:

{link}`,
		},
		blocked: {
			subject: "Tu verificación está bloqueada",
			text: `No hemos podido confirmar que tu documento sea auténtico, así que los depósitos, los retiros y las apuestas están detenidos. Tu saldo no cambia. El motivo:

{reason}

Si se trata de un error, aquí puedes ver cómo contactarnos:

{link}`,
		},
		requestedAgain: {
			subject: "Envíanos de nuevo tu documento",
			text: `Necesitamos una foto nueva de tu documento. El motivo:

{reason}

Envíala aquí:

{link}`,
		},
	},
	inbox: {
		verified: {
			title: "Tu documento está verificado",
			text: "Hemos comprobado tu documento y todo está en orden. No tienes que hacer nada más.",
		},
		invalid: {
			title: "No hemos podido aceptar tu documento",
			text: "{reasons} Tu dinero está seguro y puedes enviar otras fotos ahora mismo.",
		},
		triesUsed: {
			title: "Una persona te ayuda con tu documento",
			text: "{reasons} No se han podido aceptar varias fotos, así que ahora te ayuda una persona. Tu dinero está seguro.",
		},
		blocked: {
			title: "Tu verificación está bloqueada",
			text: "No hemos podido confirmar que tu documento sea auténtico, así que los depósitos, los retiros y las apuestas están detenidos. Tu saldo no cambia. El motivo: {reason}",
		},
		requestedAgain: {
			title: "Envíanos de nuevo tu documento",
			text: "Necesitamos una foto nueva de tu documento. {reason}",
		},
		phoneConfirmed: {
			title: "Tu teléfono está confirmado",
			text: "Los códigos llegan ahora a {phone}. Si no lo has confirmado tú, escríbenos enseguida.",
		},
	},
	reasons: {
		front: "No se puede aceptar el anverso.",
		back: "No se puede aceptar el reverso.",
		name: "El nombre no coincide con el de tu cuenta.",
		birthDate: "La fecha de nacimiento no coincide con la de tu cuenta.",
		expiry: "El documento ha caducado.",
		quality: "La foto no es lo bastante nítida o clara para leerla.",
	},
};
