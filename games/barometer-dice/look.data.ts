/** An enamel dial in a brass case on the oak of a harbour office. */
export const look: Readonly<Record<`--bd-${string}`, string>> = {
	"--bd-oak-light": "#6b4a2c",
	"--bd-oak": "#3b2616",
	"--bd-oak-deep": "#170e07",
	"--bd-brass-light": "#ffeeb8",
	"--bd-brass": "#c9973f",
	"--bd-brass-deep": "#6a4814",
	"--bd-enamel": "#f6f1e4",
	"--bd-enamel-deep": "#d8cfb8",
	"--bd-ink": "#1d1c1a",
	"--bd-ink-muted": "#5c564a",
	"--bd-win": "#1c7a70",
	"--bd-lose": "#c4b99f",
	"--bd-needle": "#1b2a4a",
	"--bd-target": "#b3261e",
};
