/** Red rock at dusk, sand, and turquoise set in silver. */
export const look: Readonly<Record<`--${string}`, string>> = {
	"--lacquer": "#2a0d12",
	"--teal": "#8c3420",
	"--teal-light": "#e0824a",
	"--brass-light": "#e6fff8",
	"--brass": "#5fb8ad",
	"--brass-deep": "#23706a",
	"--enamel-light": "#fff3e0",
	"--enamel": "#f2d8b4",
	"--enamel-deep": "#d9b080",
	"--ruby": "#145a58",
	"--ink-brown": "#3b1a12",
	"--card-light": "#fffaf0",
	"--card": "#f3e3c8",
	"--pip-red": "#b3261f",
	"--pip-black": "#2b1c1a",
	"--skin": "#eec39a",
};
