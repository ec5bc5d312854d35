export default {
	exportReady: {
		subject: "La copia de tus datos está lista",
		text: `La copia de todo lo que Baize sabe de ti está lista. Durante siete días puedes descargarla aquí, con tu contraseña:

{link}

Si no la has pedido tú, cambia tu contraseña.`,
	},
};
