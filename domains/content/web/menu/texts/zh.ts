export default {
	label: "娱乐场频道",
	myGames: "我的游戏",
	more: "更多",
};
