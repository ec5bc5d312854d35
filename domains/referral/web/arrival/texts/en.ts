export default {
	label: "The link you arrived with",
	question:
		"You arrived through a shared link. May we remember it for {days, plural, one {one day} other {# days}}, so that the person who shared it is rewarded if you open an account?",
	agreed: "We will remember the link you arrived with.",
	declined: "We will not remember which link you arrived with.",
	more: "About cookies",
	accept: "Accept",
	decline: "Decline",
} as const;
