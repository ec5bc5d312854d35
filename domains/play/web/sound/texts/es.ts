export default {
	title: "Sonido",
	close: "Cerrar",
	sound: "Sonido",
	volume: "Volumen",
	vibration: "Vibración",
	vibrationHint: "Nunca mientras tu dispositivo pida menos movimiento.",
	hint: "Vale para todos los juegos en este dispositivo. El sonido empieza con tu primera pulsación en un juego y se detiene mientras la página está oculta.",
} as const;
