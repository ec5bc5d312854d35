export default {
	preview: {
		text: "Preview. Readers do not see this yet, and this link works for 15 minutes.",
		place: "As it is read at: {place}.",
	},
	errors: {
		fileWrong: "Line {line} is no entry that fits its type: {field}, {cause}. Nothing was imported.",
		previewOver: "This preview is over, or its link is not whole. Ask for a new link in the back office.",
		lobbyStays:
			"The English lobby has the rows of every language, so it is never taken back. Nothing changed; save and publish other rows in their place.",
		noPreview: "This is no page of its own, so it has no preview. It is shown within other pages once it is published.",
		invalid: "This does not fit its content type. Nothing was published. Look at the marked places.",
		notFound: "There is no such page. It may have moved; the help and the lobby are still where they were.",
		notAvailableInRegion: "This may not be shown in your region. Everything else is open to you; the lobby leads on.",
		entryUnknown: "There is no such entry any more. Open the list of content again.",
		entryChanged:
			"Somebody else has changed this entry since you opened it. Nothing was saved or published; read it again, then repeat your change.",
		twoNeeded: "This is a legal page: it takes two people. Ask for its review, and another operator publishes it.",
		ownDraftOnly: "Only its author asks for the review of a draft. Save your own draft of it first.",
		timesWrong:
			"These times do not fit: the end must come after the beginning and in the future, and a legal page has no end.",
		notPublished: "Nothing of this entry is published or scheduled.",
		placedWrong: "One of these stands there twice, or is not published.",
		regionChanged: "Another operator has changed this region. Read it again first.",
		reviewOpen: "Its review waits already: another operator decides it at the desk.",
		pictureUnknown: "There is no such picture any more. Open the list of pictures again.",
		pictureInUse: "Entries use this picture. Take it out of them first; then remove it.",
		pictureType:
			"This is no JPEG, PNG, WebP or AVIF picture. SVG files are not taken. Nothing was stored; choose another file.",
		pictureTooLarge:
			"This file is larger than 15 MB. Nothing was stored; save the picture smaller and upload it again.",
		pictureTooManyPixels:
			"This picture has more than 50 million pixels. Nothing was stored; save it smaller and upload it again.",
		pictureUnreadable:
			"This file is damaged or not complete. Nothing was stored; save the picture again and upload that file.",
	},
} as const;
