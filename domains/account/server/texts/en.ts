export default {
	exportReady: {
		subject: "Your data is ready to download",
		text: `The copy of everything Baize knows about you is ready. You can download it here for seven days, with your password:

{link}

If you did not ask for it, change your password.`,
	},
};
