/** Morning over banded sand: coral, ochre, turquoise and plum in clear glass, under a mint sky. */
export const look: Readonly<Record<`--pd-${string}`, string>> = {
	"--pd-sky": "#bfe9dc",
	"--pd-haze": "#ffe3c4",
	"--pd-glass": "#f6fffb",
	"--pd-glass-deep": "#9fd2cb",
	"--pd-milk": "#fff4e2",
	"--pd-sand": "#f3cf9a",
	"--pd-ochre": "#d9913c",
	"--pd-coral": "#e0664a",
	"--pd-rust": "#9c3b27",
	"--pd-plum": "#4b2140",
	"--pd-teal": "#1f7f82",
	"--pd-teal-deep": "#0d4249",
	"--pd-cork": "#b98a55",
	"--pd-cork-deep": "#6e4a25",
};
