export default {
	exportReady: {
		subject: "Die Kopie Ihrer Daten ist bereit",
		text: `Die Kopie von allem, was Baize über Sie weiß, ist bereit. Sieben Tage lang können Sie sie hier mit Ihrem Passwort herunterladen:

{link}

Wenn Sie sie nicht angefordert haben, ändern Sie Ihr Passwort.`,
	},
};
