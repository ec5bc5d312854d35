/** Ink, rice paper and a storm at night. */
export const look: Readonly<Record<`--tp-${string}`, string>> = {
	"--tp-night": "#0b0e22",
	"--tp-storm": "#2c3464",
	"--tp-slate": "#3c4680",
	"--tp-paper-light": "#fbf6e8",
	"--tp-paper": "#efe6cf",
	"--tp-paper-deep": "#cdbf9d",
	"--tp-ink": "#1b1d26",
	"--tp-seal": "#b3302c",
	"--tp-electric": "#56dcff",
	"--tp-electric-pale": "#e6fbff",
	"--tp-violet": "#7a6bff",
	"--tp-lit": "#141a4a",
	"--tp-lit-deep": "#070a22",
	"--tp-text": "#f4f6ff",
	"--tp-text-muted": "#c6cdf0",
};
