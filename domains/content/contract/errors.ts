import { Integer, ListOf, Struct, Text } from "@baize/kernel/call";
import { defineErrors, refuser } from "@baize/kernel/error";

export const contentErrors = defineErrors({
	CONTENT_INVALID: {
		status: 422,
		text: "content.errors.invalid",
		details: Struct({ issues: ListOf(Struct({ field: Text(), cause: Text() })) }),
	},
	CONTENT_NOT_FOUND: { status: 404, text: "content.errors.notFound" },
	/** Its link is older than it may be, or was never made here. */
	PREVIEW_OVER: { status: 410, text: "content.errors.previewOver" },
	NOT_AVAILABLE_IN_REGION: { status: 451, text: "content.errors.notAvailableInRegion" },
});

/** What operators may cause here. */
export const officeErrors = defineErrors({
	ENTRY_UNKNOWN: { status: 404, text: "content.errors.entryUnknown" },
	/** Another operator was faster: there is a newer revision, or the draft is published or gone. */
	ENTRY_CHANGED: { status: 409, text: "content.errors.entryChanged" },
	/** A legal page: one operator alone must not change what is published. */
	TWO_NEEDED: { status: 403, text: "content.errors.twoNeeded" },
	/** Only who wrote a draft asks for its review, so that its approver has not written it. */
	OWN_DRAFT_ONLY: { status: 403, text: "content.errors.ownDraftOnly" },
	/** It ends before it begins, or has ended; or it is a legal page, which has no end. */
	TIMES_WRONG: { status: 422, text: "content.errors.timesWrong" },
	/** A line of a file is no entry; where, and why. */
	CONTENT_FILE_WRONG: {
		status: 422,
		text: "content.errors.fileWrong",
		details: Struct({ line: Integer(), field: Text(), cause: Text() }),
	},
	/** The English lobby, which the site is never without. */
	LOBBY_STAYS: { status: 409, text: "content.errors.lobbyStays" },
	/** It is no page, and is shown only within others. */
	NO_PREVIEW: { status: 409, text: "content.errors.noPreview" },
	/** An entry stands in the region twice, or is not published. */
	PLACED_WRONG: { status: 422, text: "content.errors.placedWrong" },
	/** Another operator was faster. */
	REGION_CHANGED: { status: 409, text: "content.errors.regionChanged" },
	REVIEW_OPEN: { status: 409, text: "content.errors.reviewOpen" },
	NOT_PUBLISHED: { status: 409, text: "content.errors.notPublished" },
});

export const pictureErrors = defineErrors({
	PICTURE_UNKNOWN: { status: 404, text: "content.errors.pictureUnknown" },
	/** Entries draw it, or will from a moment on. */
	PICTURE_IN_USE: { status: 409, text: "content.errors.pictureInUse" },
	/** By its bytes it is none of the accepted formats, whatever its name says. */
	PICTURE_TYPE: { status: 415, text: "content.errors.pictureType" },
	PICTURE_TOO_LARGE: { status: 413, text: "content.errors.pictureTooLarge" },
	/** A small file may unfold to a picture that fills the memory. */
	PICTURE_TOO_MANY_PIXELS: { status: 422, text: "content.errors.pictureTooManyPixels" },
	PICTURE_UNREADABLE: { status: 422, text: "content.errors.pictureUnreadable" },
});

export const refusePicture = refuser(pictureErrors);
export const refuseOffice = refuser(officeErrors);
export const refuseContent = refuser(contentErrors);
