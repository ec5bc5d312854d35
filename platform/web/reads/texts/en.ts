export default {
	errors: {
		malformedRequest: "The request could not be read. Nothing has changed. Reload the page and try again.",
		validation: "Some of what you entered does not fit. Nothing has changed. Look at the marked fields.",
		sessionRequired: "You are not signed in, or your session has ended. Nothing has changed. Log in and try again.",
		actionPending: "One step of your login is still open. Finish that first.",
		notAllowed: "Your account may not do this. Nothing has changed. If it should, write to us.",
		crossSite: "The request came from another site. Nothing has changed. Try again on this page.",
		notFound: "There is nothing here. It may have moved. The lobby leads on.",
		methodNotAllowed: "This cannot be done here. Nothing has changed. Reload the page and try again.",
		bodyTooLarge: "That is too large. Nothing has changed. Send less.",
		unsupportedMediaType: "This kind of content is not accepted. Nothing has changed. Choose another.",
		tooManyRequests: "That was too often in a short time. Wait a moment and try again; nothing is lost.",
		internal: "Something broke on our side. We have noted it. Your money is safe; try again in a moment.",
		shuttingDown: "The site is restarting. Try again in a few seconds; nothing is lost.",
		outsideUnavailable: "A service that we need does not answer at the moment. Nothing is lost; try again shortly.",
		noConnection: "No connection to the site. Check your network; nothing is lost, and you can try again.",
	},
} as const;
