/** Four inks on cream paper. */
export const look: Readonly<Record<`--ps-${string}`, string>> = {
	"--ps-paper": "#f3ead6",
	"--ps-paper-deep": "#e2d3b3",
	"--ps-ink": "#161412",
	"--ps-red": "#d9311f",
	"--ps-blue": "#1d3fa6",
	"--ps-yellow": "#f4b81a",
	"--ps-on-dark": "#fdf7e8",
};
