export default {
	title: "Sound",
	close: "Close",
	sound: "Sound",
	volume: "Volume",
	vibration: "Vibration",
	vibrationHint: "Never while your device asks for reduced motion.",
	hint: "Holds for all games on this device. Sound begins with your first press in a game and stops while the page is hidden.",
} as const;
