/** Indigo cells, golden cord, wine and turquoise silk under an evening sky. */
export const look: Readonly<Record<`--sc-${string}`, string>> = {
	"--sc-dusk": "#8c2f52",
	"--sc-night": "#0d0a30",
	"--sc-cell": "#1f2570",
	"--sc-cell-deep": "#10134a",
	"--sc-lit": "#6a5fd8",
	"--sc-lit-deep": "#23227a",
	"--sc-gold-light": "#ffe9a8",
	"--sc-gold": "#e8b648",
	"--sc-gold-deep": "#5b3408",
	"--sc-crimson": "#8a1634",
	"--sc-wine": "#6a1030",
	"--sc-turquoise": "#15808a",
	"--sc-ivory": "#fff6de",
	"--sc-lilac": "#d8cdf0",
};
