export default {
	mails: {
		verified: {
			subject: "Ihr Ausweis ist verifiziert",
			text: `Wir haben Ihren Ausweis geprüft, und alles passt. Sie müssen nichts weiter tun.

Ihr Konto:

{link}`,
		},
		invalid: {
			subject: "Wir konnten Ihren Ausweis nicht annehmen",
			text: `Ihr Geld ist sicher, und Sie können sofort neue Fotos senden. Was nicht stimmte:

{reasons}

Senden Sie hier neue Fotos:

{link}`,
		},
		triesUsed: {
			subject: "Eine Person hilft Ihnen mit Ihrem Ausweis",
			text: `Mehrere Fotos konnten nicht angenommen werden, deshalb hilft Ihnen jetzt eine Person. Ihr Geld ist sicher. Was nicht stimmte:

{reasons}

So erreichen Sie uns, und weitere Möglichkeiten:

{link}`,
		},
		blocked: {
			subject: "Ihre Verifizierung ist gesperrt",
			text: `Wir konnten nicht bestätigen, dass Ihr Ausweis echt ist, deshalb sind Einzahlungen, Auszahlungen und Einsätze gestoppt. Ihr Guthaben bleibt, wie es ist. Der Grund:

{reason}

Wenn das ein Irrtum ist, erreichen Sie uns so:

{link}`,
		},
		requestedAgain: {
			subject: "Bitte senden Sie uns Ihren Ausweis noch einmal",
			text: `Wir brauchen ein neues Foto Ihres Ausweises. Der Grund:

{reason}

Senden Sie es hier:

{link}`,
		},
	},
	inbox: {
		verified: {
			title: "Ihr Ausweis ist verifiziert",
			text: "Wir haben Ihren Ausweis geprüft, und alles passt. Sie müssen nichts weiter tun.",
		},
		invalid: {
			title: "Wir konnten Ihren Ausweis nicht annehmen",
			text: "{reasons} Ihr Geld ist sicher, und Sie können sofort neue Fotos senden.",
		},
		triesUsed: {
			title: "Eine Person hilft Ihnen mit Ihrem Ausweis",
			text: "{reasons} Mehrere Fotos konnten nicht angenommen werden, deshalb hilft Ihnen jetzt eine Person. Ihr Geld ist sicher.",
		},
		blocked: {
			title: "Ihre Verifizierung ist gesperrt",
			text: "Wir konnten nicht bestätigen, dass Ihr Ausweis echt ist, deshalb sind Einzahlungen, Auszahlungen und Einsätze gestoppt. Ihr Guthaben bleibt, wie es ist. Der Grund: {reason}",
		},
		requestedAgain: {
			title: "Bitte senden Sie uns Ihren Ausweis noch einmal",
			text: "Wir brauchen ein neues Foto Ihres Ausweises. {reason}",
		},
		phoneConfirmed: {
			title: "Ihr Telefon ist bestätigt",
			text: "Codes gehen jetzt an {phone}. Wenn Sie es nicht selbst bestätigt haben, schreiben Sie uns sofort.",
		},
	},
	reasons: {
		front: "Die Vorderseite kann nicht angenommen werden.",
		back: "Die Rückseite kann nicht angenommen werden.",
		name: "Der Name ist nicht der Ihres Kontos.",
		birthDate: "Das Geburtsdatum ist nicht das Ihres Kontos.",
		expiry: "Der Ausweis ist abgelaufen.",
		quality: "Das Foto ist nicht scharf oder hell genug, um lesbar zu sein.",
	},
};
