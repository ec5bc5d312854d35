export default {
	staffMail: {
		subject: "رسالة: {subject}",
		text: `كتب إلينا شخص. اقرأ رسالته وأجب عنها في لوحة الإدارة:

{link}`,
	},
	answerMail: {
		subject: "جوابنا: {subject}",
		text: `{answer}

كتبت إلينا:

{message}

هل من شيء آخر؟ اكتب إلينا:

{link}`,
	},
	chat: {
		you: "أنت",
		transcriptMail: {
			subject: "محادثتنا",
			text: `إليك محادثتنا كما طلبت:

{transcript}`,
		},
	},
};
