export default {
	choice: {
		label: "使用统计",
		question: "可以统计哪些页面和游戏有人使用吗？我们只按日期和国家统计事件：不含姓名、账户，也不含你输入的文字。",
		agreed: "你已同意我们统计哪些页面和游戏有人使用。你可以随时更改。",
		declined: "我们不统计你的使用情况。你可以随时更改。",
		signal: "你的浏览器要求网站不跟踪你，因此我们不统计你的使用情况。",
		more: "关于 Cookie",
		accept: "同意",
		decline: "拒绝",
	},
	errors: {
		notAgreed: "未经你同意，不作任何统计。",
		eventUnknown: "本站不统计这种事件。",
		propertyWrong: "这种事件没有这些属性。",
	},
};
