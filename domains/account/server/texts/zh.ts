export default {
	exportReady: {
		subject: "你的数据副本已准备好",
		text: `Baize 所掌握的有关你的全部数据副本已准备好。七天内，你可以凭密码在此下载：

{link}

如果不是你申请的，请更改密码。`,
	},
};
