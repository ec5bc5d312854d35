export const TONES = {
	open: "warning",
	approved: "success",
	refused: "default",
	withdrawn: "default",
	expired: "default",
} as const;
