/** What stays visible where a picture is cropped, in hundredths of its width and height. */
export type Focus = { x: number; y: number };

type Frame = { left: number; top: number; width: number; height: number };

const hundredths = (part: number, whole: number): number =>
	Math.min(100, Math.max(0, Math.round((100 * part) / Math.max(1, whole))));

/** The point of a picture at which a pointer is. */
export const focusAt = ({ left, top, width, height }: Frame, at: { clientX: number; clientY: number }): Focus => ({
	x: hundredths(at.clientX - left, width),
	y: hundredths(at.clientY - top, height),
});
