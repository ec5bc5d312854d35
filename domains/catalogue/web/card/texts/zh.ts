export default {
	facts: "{kind} · {rtp}%",
	kinds: { slot: "老虎机", table: "桌面游戏", instant: "即时游戏", race: "虚拟体育", sport: "体育" },
};
