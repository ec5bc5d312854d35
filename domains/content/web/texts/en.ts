export default {
	preview: {
		text: "Preview. This is not public yet, and this link works for 15 minutes.",
		place: "As it is read at: {place}.",
	},
	errors: {
		fileWrong: "Line {line} is no entry that fits its type: {field}, {cause}. Nothing was imported.",
		previewOver: "This preview has expired, or its link is incomplete. Ask for a new link in the back office.",
		lobbyStays:
			"The English lobby has the rows of every language, so it is never taken back. Nothing changed; save and publish other rows in their place.",
		noPreview: "This is not a page of its own, so it has no preview. It appears on other pages once it is published.",
		invalid: "This does not match its content type. Nothing was published. Check the marked places.",
		notFound: "There is no such page. It may have moved; you can continue from the help or the lobby.",
		notAvailableInRegion:
			"This may not be shown in your region. Everything else is open to you; you can continue from the lobby.",
		entryUnknown: "This entry no longer exists. Open the list of content again.",
		entryChanged:
			"Someone else has changed this entry since you opened it. Nothing was saved or published; reload it, then repeat your change.",
		twoNeeded: "This is a legal page, so it takes two people. Request a review, and another operator publishes it.",
		ownDraftOnly: "Only the author of a draft can request its review. Save your own draft first.",
		timesWrong:
			"These times are not possible: the end must come after the start and in the future, and a legal page has no end.",
		notPublished: "Nothing of this entry is published or scheduled.",
		placedWrong: "One of these appears twice, or is not published.",
		regionChanged: "Another operator has changed this region. Reload it first.",
		reviewOpen: "It is already waiting for review: another operator decides on it at the desk.",
		pictureUnknown: "This picture no longer exists. Open the list of pictures again.",
		pictureInUse: "Entries are using this picture. Take it out of them first, then remove it.",
		pictureType:
			"This is not a JPEG, PNG, WebP or AVIF picture. SVG files are not accepted. Nothing was saved; choose another file.",
		pictureTooLarge: "This file is larger than 15 MB. Nothing was saved; make the picture smaller and upload it again.",
		pictureTooManyPixels:
			"This picture has more than 50 million pixels. Nothing was saved; make it smaller and upload it again.",
		pictureUnreadable:
			"This file is damaged or incomplete. Nothing was saved; save the picture again and upload that file.",
	},
} as const;
