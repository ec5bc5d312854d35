export default {
	mails: {
		verified: {
			subject: "你的证件已通过验证",
			text: `我们已核对你的证件，一切相符。你无需再做任何事。

你的账户：

{link}`,
		},
		invalid: {
			subject: "你的证件未能通过",
			text: `你的资金是安全的，你可以立即发送新照片。不符之处：

{reasons}

在此发送新照片：

{link}`,
		},
		triesUsed: {
			subject: "工作人员将协助你处理证件",
			text: `多张照片未能通过，现由工作人员为你提供帮助。你的资金是安全的。不符之处：

{reasons}

联系方式及其他途径：

{link}`,
		},
		blocked: {
			subject: "你的验证已被停止",
			text: `我们无法确认你的证件是真实的，因此存款、提款和投注均已停止。你的余额保持不变。原因：

{reason}

如果有误，可通过以下方式联系我们：

{link}`,
		},
		requestedAgain: {
			subject: "请重新发送你的证件",
			text: `我们需要你证件的新照片。原因：

{reason}

在此发送：

{link}`,
		},
	},
	inbox: {
		verified: {
			title: "你的证件已通过验证",
			text: "我们已核对你的证件，一切相符。你无需再做任何事。",
		},
		invalid: {
			title: "你的证件未能通过",
			text: "{reasons} 你的资金是安全的，你可以立即发送新照片。",
		},
		triesUsed: {
			title: "工作人员将协助你处理证件",
			text: "{reasons} 多张照片未能通过，现由工作人员为你提供帮助。你的资金是安全的。",
		},
		blocked: {
			title: "你的验证已被停止",
			text: "我们无法确认你的证件是真实的，因此存款、提款和投注均已停止。你的余额保持不变。原因：{reason}",
		},
		requestedAgain: {
			title: "请重新发送你的证件",
			text: "我们需要你证件的新照片。{reason}",
		},
		phoneConfirmed: {
			title: "你的手机号码已验证",
			text: "验证码现将发送至 {phone}。如果不是你本人验证的，请立即联系我们。",
		},
	},
	reasons: {
		front: "正面未能通过。",
		back: "背面未能通过。",
		name: "姓名与账户不符。",
		birthDate: "出生日期与账户不符。",
		expiry: "证件已过期。",
		quality: "照片不够清晰或明亮，无法辨认。",
	},
};
