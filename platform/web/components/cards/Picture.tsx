/**
 * A drawn picture in the files that `npm run art` writes: `<base>-<width>.avif` and `.webp`. A picture from the content
 * system is a plain address instead.
 */
export interface DrawnPicture {
	/** For example "/art/tidal-book-3x4". */
	base: string;
	widths: readonly number[];
}

export interface PictureProps {
	of: DrawnPicture | string;
	/** Empty where the text beside it says the same. */
	alt: string;
	width: number;
	height: number;
	sizes?: string;
	/** For pictures that are visible at once: loads first and with high priority. */
	eager?: boolean;
	className?: string;
}

/** The candidates of one format, narrowest first, in the form of `srcset`. */
export function sourceSet({ base, widths }: DrawnPicture, format: "avif" | "webp"): string {
	return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(", ");
}

export function Picture({ of, alt, width, height, sizes, eager, className }: PictureProps) {
	const loading = eager ? { fetchPriority: "high" as const } : { loading: "lazy" as const };
	const image = { alt, width, height, className, decoding: "async" as const, ...loading };
	if (typeof of === "string") return <img {...image} src={of} alt={alt} />;
	const middle = of.widths[Math.floor((of.widths.length - 1) / 2)];
	return (
		<picture>
			<source type="image/avif" srcSet={sourceSet(of, "avif")} sizes={sizes} />
			<img {...image} alt={alt} src={`${of.base}-${middle}.webp`} srcSet={sourceSet(of, "webp")} sizes={sizes} />
		</picture>
	);
}
