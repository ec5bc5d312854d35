export default {
	title: "Son",
	close: "Fermer",
	sound: "Son",
	volume: "Volume",
	vibration: "Vibration",
	vibrationHint: "Jamais tant que votre appareil demande moins de mouvements.",
	hint: "Vaut pour tous les jeux sur cet appareil. Le son commence avec votre première action dans un jeu et s’arrête tant que la page est masquée.",
} as const;
