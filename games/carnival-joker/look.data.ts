/** Violet velvet, rose and gold of a carnival by night. */
export const look: Readonly<Record<`--${string}`, string>> = {
	"--lacquer": "#140a2e",
	"--teal": "#4b1f86",
	"--teal-light": "#b05ad0",
	"--brass-light": "#fff1b8",
	"--brass": "#f0b93a",
	"--brass-deep": "#9a6a10",
	"--enamel-light": "#fdf4ff",
	"--enamel": "#ead8f7",
	"--enamel-deep": "#c9a8e4",
	"--ruby": "#a0134f",
	"--ink-brown": "#2d1240",
	"--card-light": "#fffcff",
	"--card": "#f1e8f6",
	"--pip-red": "#c2185b",
	"--pip-black": "#22143a",
	"--skin": "#f5d2bd",
};
