import { Integer, Null, OneOf, Optional, Text } from "./schema.ts";

const MAX_ROWS = 200;

/** What every long list takes beside its filters: how many rows, and the `next` of the page before. */
export const pageQuery = {
	limit: Optional(Integer({ minimum: 1, maximum: MAX_ROWS })),
	cursor: Optional(Text({ maxLength: 100, description: "The `next` of the page before." })),
};

/** What every long list answers beside its rows: the cursor of the next page; null on the last one. */
export const pageReply = { next: OneOf([Text(), Null()]) };
