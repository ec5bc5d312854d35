export default {
	composed: {
		subject: "{title}",
		text: `{text}

在网站上阅读：

{link}`,
	},
	unsubscribing: "不再接收优惠邮件：",
	notMe: "不是你本人操作？打开此页面并点击按钮。所有设备将退出登录，所有提款立即停止，并引导你设置新密码：",
	push: {
		withdrawalPaid: "您的提款已支付",
		payments: "您的付款有新消息",
		account: "您的账户有新消息",
		news: "您有一条消息",
		offers: "您有一项优惠",
		more: "打开即可查看详情。",
		testTitle: "通知功能正常",
		testBody: "Baize 会以这种方式在此设备上通知您。",
	},
};
