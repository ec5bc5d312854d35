export default {
	exportReady: {
		subject: "La copie de vos données est prête",
		text: `La copie de tout ce que Baize sait de vous est prête. Pendant sept jours, vous pouvez la télécharger ici, avec votre mot de passe :

{link}

Si vous ne l’avez pas demandée, changez votre mot de passe.`,
	},
};
