import type { CSSProperties } from "react";

/**
 * A drawn picture in the files that `npm run art` writes: `<base>-<width>.avif` and `.webp`. A picture from the content
 * system is a plain address instead.
 */
export interface DrawnPicture {
	/** For example "/art/tidal-book-3x4". */
	base: string;
	widths: readonly number[];
}

/**
 * A picture that operators have uploaded: `<base>/<width>`, in the best format that the browser accepts. `focus` is
 * what stays visible where it is cropped, in hundredths of its width and height.
 */
export interface UploadedPicture {
	base: string;
	widths: readonly number[];
	focus: { readonly x: number; readonly y: number };
}

export interface PictureProps {
	of: DrawnPicture | UploadedPicture | string;
	/** Empty where the text beside it says the same. */
	alt: string;
	width: number;
	height: number;
	sizes?: string;
	/** For pictures that are visible at once: loads first and with high priority. */
	eager?: boolean;
	className?: string;
	style?: CSSProperties;
}

/** The candidates of one format, narrowest first, in the form of `srcset`. */
export function sourceSet({ base, widths }: DrawnPicture, format: "avif" | "webp"): string {
	return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(", ");
}

function uploadedSources({ base, widths, focus }: UploadedPicture, style?: CSSProperties) {
	return {
		src: `${base}/${middleOf(widths)}`,
		srcSet: widths.map((width) => `${base}/${width} ${width}w`).join(", "),
		style: { ...style, objectPosition: `${focus.x}% ${focus.y}%` },
	};
}

/** For browsers that choose none of the set. */
const middleOf = (widths: readonly number[]): number | undefined => widths[Math.floor((widths.length - 1) / 2)];

export function Picture({ of, alt, width, height, sizes, eager, className, style }: PictureProps) {
	const loading = eager ? { fetchPriority: "high" as const } : { loading: "lazy" as const };
	const image = { alt, width, height, className, style, decoding: "async" as const, ...loading };
	if (typeof of === "string") return <img {...image} src={of} alt={alt} />;
	if ("focus" in of) return <img {...image} alt={alt} {...uploadedSources(of, style)} sizes={sizes} />;
	return (
		<picture>
			<source type="image/avif" srcSet={sourceSet(of, "avif")} sizes={sizes} />
			<img
				{...image}
				alt={alt}
				src={`${of.base}-${middleOf(of.widths)}.webp`}
				srcSet={sourceSet(of, "webp")}
				sizes={sizes}
			/>
		</picture>
	);
}
