export default {
	hero: {
		region: "精选",
		kind: "轮播",
		play: "播放轮播",
		pause: "暂停轮播",
		slide: "第 {place} 张，共 {count} 张",
	},
	find: "查找游戏、球队或帮助",
	rail: { previous: "前面的游戏", next: "更多游戏" },
	seeAll: "查看全部",
	continuePlaying: "继续玩",
	favourites: "我的收藏",
	football: {
		title: "足球：即将开赛",
		all: "全部足球",
		live: "进行中：{clock}，比分 {score}",
	},
	race: {
		title: "下一场赛马",
		all: "全部赛马",
		startsIn: "距开赛",
		running: "比赛中",
		bet: "查看赔率",
		favourites: "最低赔率",
	},
};
