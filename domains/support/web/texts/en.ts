export default {
	forum: {
		title: "Sign in to the forum",
		description: "With your account of this site.",
		text: "You go on to {forum} as {name}. It gets your name and your e-mail address, and nothing of your money or your play.",
		go: "Go on to the forum",
		incompleteTitle: "This way begins at the forum",
		incomplete:
			"The address is not complete, so there is nothing to sign in to. Open the forum and press “Log in” there.",
		refusedTitle: "The forum cannot be reached this way",
		toLobby: "To the lobby",
	},
	errors: {
		forumNotOffered: "This site has no forum. The help has answers, and ways to write to us.",
		forumRequestInvalid: "This sign-in was not made by our forum, or was changed on its way. Begin again at the forum.",
		forumReturnForeign:
			"This sign-in would lead to another site, so we stopped it. Begin again at the forum’s own address.",
		forumRequestUsed:
			"This sign-in has been used already. If you are not in the forum yet, press “Log in” there once more.",
		forumRequestExpired: "This sign-in is older than half an hour. Press “Log in” at the forum for a new one.",
	},
} as const;
