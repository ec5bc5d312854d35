/** The widths in which a picture is served. No other one is made, or anyone could let the server compute endless sizes. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920, 2560] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The width at the address that entries store, for readers that choose none. */
const STORED_WIDTH = 640;

/** The id of a picture is a hash of its bytes. */
export const PICTURE_ID_PATTERN = "^[0-9a-f]{32}$";
export const PICTURE_ADDRESS_PATTERN = "^/media/[0-9a-f]{32}/[0-9]{3,4}$";
const ADDRESS = /^\/media\/([0-9a-f]{32})\/[0-9]{3,4}$/;

const baseOf = (picture: string): string => `/media/${picture}`;
export const pictureAddress = (picture: string, width: PictureWidth = STORED_WIDTH): string =>
	`${baseOf(picture)}/${width}`;

/** The picture at an address; undefined for an address of anything else. */
export const pictureIn = (address: unknown): string | undefined =>
	typeof address === "string" ? ADDRESS.exec(address)?.[1] : undefined;

/** What pages need of an uploaded picture. */
type Uploaded = { id: string; width: number; height: number; focus: { x: number; y: number } };

/** As pages draw it: never larger than it is. */
export const drawnFrom = ({ id, width, height, focus }: Uploaded) => ({
	base: baseOf(id),
	widths: PICTURE_WIDTHS.filter((each, place) => place === 0 || each <= width),
	width,
	height,
	focus,
});
