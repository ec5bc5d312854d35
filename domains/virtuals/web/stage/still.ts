/** What does not change from frame to frame is painted once and then only copied. */
export type Paint = (brush: CanvasRenderingContext2D) => void;

type Still = { readonly key: string; readonly canvas: HTMLCanvasElement };

const stills = new Map<string, Still>();

/**
 * Copies a picture to a position, painting it first where it is new or has another size (`key` identifies it). It is
 * painted as sharp as the target canvas.
 */
export function layDown(
	brush: CanvasRenderingContext2D,
	name: string,
	{ x, y, width, height }: { x: number; y: number; width: number; height: number },
	paint: Paint,
): void {
	const sharpness = brush.getTransform().a;
	const key = `${Math.round(width)} ${Math.round(height)} ${sharpness}`;
	let still = stills.get(name);
	if (still?.key !== key) {
		still = { key, canvas: document.createElement("canvas") };
		still.canvas.width = Math.max(1, Math.ceil(width * sharpness));
		still.canvas.height = Math.max(1, Math.ceil(height * sharpness));
		const own = still.canvas.getContext("2d");
		if (!own) return;
		own.scale(sharpness, sharpness);
		paint(own);
		stills.set(name, still);
	}
	brush.drawImage(still.canvas, x, y, still.canvas.width / sharpness, still.canvas.height / sharpness);
}
