import { Picture } from "@baize/platform-web";
import type { ShownPicture } from "../contract/index.ts";

/** The picture above the text of a page, cropped where it is very high. */
export const PagePicture = ({ picture, eager }: { picture: ShownPicture; eager: boolean }) => (
	<Picture
		of={picture}
		alt={picture.alt}
		width={picture.width}
		height={picture.height}
		sizes="(width >= 48rem) 41rem, 100vw"
		className="h-auto max-h-96 w-full rounded-card object-cover"
		eager={eager}
	/>
);
