export default {
	composed: {
		subject: "{title}",
		text: `{text}

在网站上阅读：

{link}`,
	},
	unsubscribing: "不再接收优惠邮件：",
	notMe: "不是你本人操作？打开此页面并点击按钮。所有设备将退出登录，所有提款立即停止，并引导你设置新密码：",
};
