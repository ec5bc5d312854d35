/** Cyanotypes: Prussian blue on watercolour paper, on a bleached table in the sun. */
export const look: Readonly<Record<`--sh-${string}`, string>> = {
	"--sh-table-light": "#fbf9f4",
	"--sh-table": "#e9e4d8",
	"--sh-table-deep": "#c3bba9",
	"--sh-paper": "#fdfbf5",
	"--sh-paper-deep": "#d9d3c4",
	"--sh-blue-light": "#4f86b9",
	"--sh-blue": "#154a80",
	"--sh-blue-deep": "#0a2a52",
	"--sh-white": "#eef6fb",
	"--sh-ink": "#10263f",
	"--sh-pencil": "#5b6572",
	"--sh-tape": "#e7cf8f",
	"--sh-won": "#1d6b4f",
	"--sh-lost": "#a23a2a",
};
