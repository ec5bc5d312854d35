export default {
	needed:
		"游戏、投注和表单需要 JavaScript，而你的浏览器已将其关闭。内容仍可阅读；要游戏、投注或登录，请开启 JavaScript 后重新加载页面。",
};
