/** The same iron and glass by moonlight, with the gate open. */
export const look: Readonly<Record<`--ig-${string}`, string>> = {
	"--ig-dusk": "#8d9fd8",
	"--ig-deep": "#0a0d2b",
	"--ig-iron": "#20203a",
	"--ig-iron-light": "#585a86",
	"--ig-iron-deep": "#0a0a18",
	"--ig-pane-light": "#f1eefc",
	"--ig-pane": "#ccd0f0",
	"--ig-pane-deep": "#8f95cf",
	"--ig-gold": "#ffc98f",
	"--ig-gold-pale": "#ffe9d2",
	"--ig-rose": "#e14d9a",
	"--ig-blush": "#ffc6e4",
	"--ig-text": "#f7f6ff",
	"--ig-text-muted": "#d2d3ec",
};
