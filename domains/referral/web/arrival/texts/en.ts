export default {
	label: "The link that led you here",
	question:
		"A link led you here. May we remember it for {days, plural, one {one day} other {# days}}, so that who shared it is rewarded if you open an account?",
	agreed: "We remember the link that led you here.",
	declined: "We do not remember which link led you here.",
	more: "About cookies",
	accept: "Accept",
	decline: "Decline",
} as const;
