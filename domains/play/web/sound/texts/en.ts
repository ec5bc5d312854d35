export default {
	title: "Sound",
	close: "Close",
	sound: "Sound",
	volume: "Volume",
	vibration: "Vibration",
	vibrationHint: "Off while your device is set to reduce motion.",
	hint: "Applies to all games on this device. Sound starts with your first tap in a game and stops while the page is hidden.",
} as const;
