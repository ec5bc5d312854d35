import { defaultDarkTheme, type RaThemeOptions } from "react-admin";

/** The values of the site's colour tokens. MUI computes with colours, so it needs values; a test compares the two. */
export const PIGMENTS = {
	"felt-0": "#07130f",
	"felt-1": "#0c1d17",
	"felt-2": "#132b22",
	"felt-3": "#1d3b30",
	ivory: "#f5f0e4",
	"ivory-muted": "#b9c2b6",
	brass: "#d8a545",
	"on-brass": "#1b1405",
	sea: "#5fb3c9",
	moss: "#58b981",
	"danger-ink": "#ffb4bd",
	"warning-ink": "#f5d38c",
	claret: "#c03a4b",
	hairline: "#ffffff17",
	focus: "#ffd88a",
} as const;

const FONT = '"Figtree Variable", system-ui, sans-serif';
const RADIUS = 8;
const DANGER = { backgroundColor: PIGMENTS.claret, color: "#fff", "&:hover": { backgroundColor: PIGMENTS.claret } };

/** The keyboard focus. */
const RING = { outline: `2px solid ${PIGMENTS.focus}`, outlineOffset: 2 };

// Hovering makes it lighter: MUI's own darker brass has too little contrast with the text on it.
const BRASS = { main: PIGMENTS.brass, dark: PIGMENTS.focus, contrastText: PIGMENTS["on-brass"] };

export const theme: RaThemeOptions = {
	...defaultDarkTheme,
	palette: {
		mode: "dark",
		background: { default: PIGMENTS["felt-0"], paper: PIGMENTS["felt-1"] },
		text: { primary: PIGMENTS.ivory, secondary: PIGMENTS["ivory-muted"] },
		primary: BRASS,
		secondary: BRASS,
		info: { main: PIGMENTS.sea },
		success: { main: PIGMENTS.moss },
		error: { main: PIGMENTS["danger-ink"] },
		warning: { main: PIGMENTS["warning-ink"] },
		divider: PIGMENTS.hairline,
	},
	typography: { fontFamily: FONT, fontSize: 13, button: { textTransform: "none", fontWeight: 600 } },
	shape: { borderRadius: RADIUS },
	// Menus and dialogs open at once for those who ask their system for less motion.
	motion: { reducedMotion: "system" },
	components: {
		...defaultDarkTheme.components,
		MuiAppBar: {
			styleOverrides: {
				root: {
					backgroundColor: PIGMENTS["felt-2"],
					color: PIGMENTS.ivory,
					backgroundImage: "none",
					boxShadow: "none",
				},
			},
		},
		// Its default minimum width is that of the widest table, which would make the page scroll.
		RaLayout: { styleOverrides: { root: { minWidth: 0, "& .RaLayout-content": { minWidth: 0 } } } },
		MuiButton: {
			styleOverrides: {
				root: {
					variants: [{ props: { variant: "contained", color: "error" }, style: DANGER }],
					// React-admin's link to the content has the background of the page, under the text of a filled button.
					"&.skip-nav-button": { color: PIGMENTS.ivory },
				},
			},
		},
		// The spinner in the bar turns during reads. It has no name, and each read announces itself.
		MuiCircularProgress: { defaultProps: { "aria-hidden": true } },
		MuiPaper: { styleOverrides: { root: { backgroundImage: "none" } } },
		MuiButtonBase: {
			defaultProps: { disableRipple: true },
			styleOverrides: { root: { "&:focus-visible": RING } },
		},
		// The button of a date that opens its calendar has the focus without the date matching `:focus-visible`.
		MuiInputBase: { styleOverrides: { root: { "&:has(:focus-visible), &:has([type^=date]):focus-within": RING } } },
		MuiLink: { styleOverrides: { root: { textUnderlineOffset: "0.2em", "&:focus-visible": RING } } },
		MuiTableCell: { styleOverrides: { sizeSmall: { padding: "6px 12px" } } },
	},
};
