import { randomBytes } from "node:crypto";
import { pathOf, type ReplyOf } from "@baize/kernel/call";
import sharp from "sharp";
import {
	FILE_NAME_HEADER,
	type Kind,
	readDocumentImage,
	readReviewedDocument,
	type Side,
	sidesOf,
	submitDocument,
	uploadSide,
} from "../contract/index.ts";
import type { Person, TestVerification } from "./test-app.ts";

/**
 * A picture with contents, as large as the smallest accepted camera picture, with a location in it that must be
 * removed.
 */
export function aPicture(width = 1_000, height = 640): Promise<Buffer> {
	const cells = 16;
	const grain = { raw: { width: cells, height: cells, channels: 3 as const } };
	return sharp(randomBytes(cells * cells * 3), grain)
		.resize(width, height, { fit: "fill", kernel: "nearest" })
		.withExif({ IFD0: { Copyright: "the place where it was taken" } })
		.jpeg()
		.toBuffer();
}

/** Uploads a file as a page does. */
export const send = ({ app }: TestVerification, person: Person, side: Side, bytes: Buffer, name = "picture.jpg") =>
	app.inject({
		method: "PUT",
		url: pathOf(uploadSide, { ...person.params, side }),
		headers: { "content-type": "image/jpeg", [FILE_NAME_HEADER]: name, cookie: `sid=${person.session.handle}` },
		payload: bytes,
	});

/** Views pictures of a document as the operator's page does: all of them, or these. */
export async function openPictures(
	{ app }: TestVerification,
	operator: Person,
	submission: string,
	only?: readonly Side[],
): Promise<void> {
	const { images } = await operator.call(readReviewedDocument, { params: { submission } });
	for (const side of only ?? images.map((image) => image.side)) {
		const url = pathOf(readDocumentImage, { submission, side });
		const { statusCode } = await app.inject({ url, headers: { cookie: `sid=${operator.session.handle}` } });
		if (statusCode !== 200) throw new Error(`the ${side} was not shown: ${statusCode}`);
	}
}

/** Submits a document with both its sides. */
export async function aDocument(
	app: TestVerification,
	person: Person,
	{ kind = "idCard", name = "picture.jpg" }: { kind?: Kind; name?: string } = {},
): Promise<ReplyOf<typeof submitDocument>> {
	for (const side of sidesOf(kind)) {
		const { statusCode, body } = await send(app, person, side, await aPicture(), name);
		if (statusCode !== 204) throw new Error(`a picture was refused: ${body}`);
	}
	return person.call(submitDocument, { params: person.params, body: { kind, country: "CA" } });
}
