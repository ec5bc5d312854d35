/** Wrought iron, coloured glass and the evening behind it. */
export const look: Readonly<Record<`--ig-${string}`, string>> = {
	"--ig-dusk": "#a9d6c0",
	"--ig-deep": "#06231d",
	"--ig-iron": "#1d2429",
	"--ig-iron-light": "#4c5962",
	"--ig-iron-deep": "#0a0e11",
	"--ig-pane-light": "#f4f2d8",
	"--ig-pane": "#cfe6d4",
	"--ig-pane-deep": "#8fc0b0",
	"--ig-gold": "#ffd15c",
	"--ig-gold-pale": "#fff3c4",
	"--ig-rose": "#ee3f63",
	"--ig-blush": "#ffc2ca",
	"--ig-text": "#f6fbf4",
	"--ig-text-muted": "#cfddd4",
};
