export default {
	exportReady: {
		subject: "The copy of your data is ready",
		text: `The copy of all that Baize knows of you is ready. For seven days you can download it here, with your password:

{link}

If you did not ask for it, change your password.`,
	},
};
