export default {
	label: "带你来到本站的链接",
	question:
		"你是通过链接来到本站的。我们可以将该链接保存 {days, plural, other {# 天}}，以便在你注册账户时奖励分享者吗？",
	agreed: "我们已保存带你来到本站的链接。",
	declined: "我们不会保存带你来到本站的链接。",
	more: "关于 Cookie",
	accept: "同意",
	decline: "拒绝",
};
