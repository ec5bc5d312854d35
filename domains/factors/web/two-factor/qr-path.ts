/** A QR code as the path of its dark squares. It is drawn here, so that the key never leaves the page. */
export type DrawnQr = { size: number; path: string };

/** The library is loaded with the page that needs it. */
export async function drawQr(text: string): Promise<DrawnQr> {
	const { encode } = await import("uqr");
	const { data, size } = encode(text, { ecc: "M", border: 2 });
	const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
	return { size, path: squares.join("") };
}
