import { Box } from "@mui/material";
import { type PictureRow, pictureAddress } from "../../contract/index.ts";

type Props = { picture: Pick<PictureRow, "id" | "focus">; alt: string };

/** A picture in a list, cropped around its focus. */
export const Thumbnail = ({ picture: { id, focus }, alt }: Props) => (
	<Box
		component="img"
		src={pictureAddress(id, 320)}
		alt={alt}
		width={96}
		height={72}
		loading="lazy"
		sx={{ objectFit: "cover", objectPosition: `${focus.x}% ${focus.y}%`, borderRadius: 1, display: "block" }}
	/>
);
